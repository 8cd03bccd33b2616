import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MAX_CORRECTIONS, type Correction } from "@taiyari/domain/resume";
import { afterEach, expect, test } from "vitest";
import { answer, refuse } from "../../testing/fake-server.ts";
import { makeReading } from "../../testing/make-reading.ts";
import { closeMachine, openMachine, press, rowOf, SAVE, type } from "./testing/open-machine.tsx";

afterEach(async () => {
  await closeMachine();
  localStorage.clear();
});

/** Corrects the e-mail address, and with it the headline, while somebody else's correction was saved. */
async function openConflict(theirs: readonly Correction[]) {
  const asked = await openMachine(makeReading(), {
    [SAVE]: ({ revision }) =>
      revision === 3
        ? refuse(409, "CONFLICT", { revision: 4, corrections: theirs })
        : answer({ revision: 5, savedAt: "2026-11-05T10:00:00Z" }),
  });
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Correct Email, field 3");
  await type("Correct it to", "meera@example.in");
  await press("Save email");
  await press("Correct Title, field 2");
  await type("Correct it to", "Head of Data");
  await press("Save title");
  const dialog = await screen.findByRole("dialog");
  return { asked, dialog };
}

const EMAIL_THERE: Correction = {
  kind: "set",
  field: { kind: "contact", field: "email" },
  value: "other@example.in",
};

test("shows what differs between two savings, and keeps of each field what the person chooses", async () => {
  const { asked, dialog } = await openConflict([EMAIL_THERE]);
  expect(dialog.textContent).toContain("2 fields differ");
  const emails = within(dialog).getByRole("group", { name: /^Email/ });
  expect(emails.textContent).toContain("Changed in both");
  expect(within(emails).getByLabelText(/Made here/)).toHaveProperty("checked", true);
  const titles = within(dialog).getByRole("group", { name: /^Title/ });
  expect(titles.textContent).toBe("TitleSaved thereData AnalystMade hereHead of Data");
  await act(async () => void fireEvent.click(within(emails).getByLabelText(/Saved there/)));
  await press("Keep what is chosen");
  expect(rowOf("Correct Email, field 3")?.textContent).toContain("other@example.in");
  expect(rowOf("Correct Title, field 2")?.textContent).toContain("Head of Data");
  await waitFor(() =>
    expect(asked.findLast(({ call }) => call === SAVE)?.input).toMatchObject({
      revision: 4,
      corrections: [EMAIL_THERE, { kind: "set", value: "Head of Data" }],
    }),
  );
});

test("takes all of one saving at one press", async () => {
  const { dialog } = await openConflict([EMAIL_THERE]);
  await press("All as saved there");
  for (const radio of within(dialog).getAllByLabelText(/Saved there/))
    expect(radio).toHaveProperty("checked", true);
  await press("Keep what is chosen");
  expect(rowOf("Correct Email, field 3")?.textContent).toContain("other@example.in");
  expect(rowOf("Correct Title, field 2")?.textContent).not.toContain("Head of Data");
});

test("waits with two savings while the person looks at the page first", async () => {
  await openConflict([EMAIL_THERE]);
  await press("Look at the page first");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(rowOf("Correct Email, field 3")?.textContent).toContain("meera@example.in");
  await press("Choose");
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("says what to do when there is more than the server takes, and loses nothing", async () => {
  const asked = await openMachine(makeReading(), {
    [SAVE]: () => refuse(413, "PAYLOAD_TOO_LARGE"),
  });
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Correct Email, field 3");
  await type("Correct it to", "meera@example.in");
  await press("Save email");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("All of them are on this device. Undo the last ones");
  expect(rowOf("Correct Email, field 3")?.textContent).toContain("meera@example.in");
  expect(asked.filter(({ call }) => call === SAVE)).toHaveLength(1);
  cleanup();
  await openMachine(makeReading(), { [SAVE]: () => refuse(413, "PAYLOAD_TOO_LARGE") });
  await screen.findByRole("heading", { name: "What a machine reads" });
  expect(rowOf("Correct Email, field 3")?.textContent).toContain("meera@example.in");
});

test("says so where an upload has as many corrections as are kept", async () => {
  const corrections = Array.from({ length: MAX_CORRECTIONS }, () => EMAIL_THERE);
  await openMachine(makeReading({ corrections }));
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Correct Title, field 2");
  await type("Correct it to", "Head of Data");
  await press("Save title");
  expect(screen.getByRole("alert").textContent).toContain("There are 2,000 corrections");
  expect(screen.getByLabelText("Correct it to")).toHaveProperty("value", "Head of Data");
});
