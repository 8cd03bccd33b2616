import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Scores } from "../../lib/documents/messages.ts";
import { chooseItem } from "../../testing/choose-item.ts";
import { answer, refuse } from "../../testing/fake-server.ts";
import { hiddenReading, makeReading, MEERA, readingOf } from "../../testing/make-reading.ts";
import {
  closeMachine,
  openMachine,
  press,
  READING,
  rowOf,
  SAVE,
  type,
} from "./testing/open-machine.tsx";

afterEach(closeMachine);

const scores = (content: number): Scores => ({
  before: {
    score: 60,
    axes: [{ axis: "content", points: 24, maxPoints: 40, score: 60, text: "" }],
  },
  now: {
    score: 36 + content,
    axes: [{ axis: "content", points: content, maxPoints: 40, score: 2.5 * content, text: "" }],
  },
});

test("says of an unreadable file what is wrong and what to do", async () => {
  await openMachine(makeReading(), {
    [READING]: () => refuse(422, "RESUME_UNREADABLE", { problem: "no-text" }),
  });
  expect(
    await screen.findByRole("heading", { name: "This file holds pictures and no text." }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Upload another file" })).toBeTruthy();
});

test("says that a resume is not here when it is somebody else's or deleted", async () => {
  await openMachine(makeReading(), { [READING]: () => refuse(404, "NOT_FOUND") });
  expect(await screen.findByText("This resume is not here")).toBeTruthy();
});

test("refuses a date that is none, says so beside it and keeps what was typed", async () => {
  const asked = await openMachine(makeReading());
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Correct Dates, field 8");
  await press("Write it in words");
  await type("From, in words", "whenever");
  await press("Save dates");
  expect(screen.getByRole("alert").textContent).toContain("“whenever” is not a date.");
  expect(screen.getByLabelText("From, in words")).toHaveProperty("value", "whenever");
  expect(asked.some(({ call }) => call === SAVE)).toBe(false);
});

test("shows what nobody can tell from the file: nothing read but a name", async () => {
  await openMachine(makeReading({ reading: readingOf(["Meera Joshi"]) }));
  expect(await screen.findByText("Meera Joshi", { selector: "span" })).toBeTruthy();
  expect(screen.getAllByText("Not found").length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: /Add Email, field/ })).toBeTruthy();
});

test("counts the fields by how sure they are, and lists each with its number", async () => {
  await openMachine(makeReading());
  const tally = await screen.findByRole("region", { name: "Fields read" });
  const numbers = within(tally).getAllByRole("link");
  expect(numbers[0]?.textContent).toMatch(/^1 Full name, sure/);
  expect(screen.getAllByRole("option").length).toBeLessThanOrEqual(numbers.length);
  expect(screen.getByRole("heading", { name: "Experience, 1 of 2" })).toBeTruthy();
});

test("shows a correction at once, says what the machine had read, and gives the focus back", async () => {
  const asked = await openMachine(makeReading());
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Correct Email, field 3");
  await type("Correct it to", "meera@example.in");
  await press("Save email");
  const row = rowOf("Correct Email, field 3");
  expect(row?.textContent).toContain("meera@example.in");
  expect(row?.textContent).toContain("A machine read: meera.joshi@example.in");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Correct Email, field 3");
  await waitFor(() => expect(asked.some(({ call }) => call === SAVE)).toBe(true));
  expect(asked.find(({ call }) => call === SAVE)?.input).toMatchObject({
    revision: 3,
    corrections: [
      { kind: "set", field: { kind: "contact", field: "email" }, value: "meera@example.in" },
    ],
  });
});

test("keeps what is typed while another field is looked at or opened", async () => {
  await openMachine(makeReading());
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Correct Email, field 3");
  await type("Correct it to", "meera@example.in");
  await act(async () => void fireEvent.click(screen.getByRole("option", { name: /Field 1,/ })));
  await press("Correct Full name, field 1");
  const [name, email] = screen.getAllByLabelText("Correct it to");
  expect(name).toHaveProperty("value", "Meera Joshi");
  expect(email).toHaveProperty("value", "meera@example.in");
});

test("never loses the focus when what had it is removed", async () => {
  await openMachine(makeReading());
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Change Experience, 2 of 2");
  await chooseItem("Remove this entry");
  expect(screen.queryByRole("heading", { name: "Experience, 2 of 2" })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test("shows the score with the corrections and what they changed", async () => {
  await openMachine(
    makeReading(),
    {},
    {
      "prepare-scoring": () => null,
      score: (asked) => scores(asked.kind === "score" && asked.corrections.length > 0 ? 27 : 24),
    },
  );
  const score = await screen.findByRole("region", { name: "Score" });
  await waitFor(() => expect(score.textContent).toContain("24 of 40"));
  await press("Correct Email, field 3");
  await type("Correct it to", "meera@example.in");
  await press("Save email");
  await waitFor(() => expect(score.textContent).toContain("27 of 40"));
  expect(score.textContent).toContain("+3 since the file as read, 24");
  expect(score.textContent).toContain("The readable part stays as it is");
});

test("leaves out, and says so, what newer rules have no place for", async () => {
  await openMachine(
    makeReading({
      corrections: [{ kind: "remove-entry", entry: { list: "experience", at: 8 } }],
    }),
  );
  expect((await screen.findByRole("alert")).textContent).toContain(
    "1 correction made earlier does not fit",
  );
  await press("Leave it out");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("lists the lines that no field has, and places one", async () => {
  await openMachine(
    makeReading({ corrections: [{ kind: "remove-entry", entry: { list: "experience", at: 1 } }] }),
  );
  const heading = await screen.findByRole("heading", { name: /^Not placed, \d lines$/ });
  const section = heading.closest("section") as HTMLElement;
  expect(section.textContent).toContain("Junior Analyst, Sahyadri Consulting");
  await press(/^Place it: Junior Analyst/);
  await act(async () => {
    fireEvent.change(within(section).getByLabelText("This is the"), {
      target: { value: "summary" },
    });
  });
  await act(
    async () => void fireEvent.click(within(section).getByRole("button", { name: "Place it" })),
  );
  expect(rowOf(/Correct Summary, field/)?.textContent).toContain("Junior Analyst");
});

test("lists hidden text by itself, says what comes of it, and offers no field for it", async () => {
  await openMachine(makeReading({ reading: hiddenReading("Kafka, Spark, Hive") }));
  const group = await screen.findByRole("region", { name: "Hidden text, 1 line" });
  expect(group.textContent).toContain("taken for deceit");
  expect(group.textContent).toContain("No visible ink");
  expect(within(group).queryByRole("button", { name: /Place it/ })).toBeNull();
  expect(screen.queryByRole("heading", { name: /^Not placed/ })).toBeNull();
  // The page is drawn as a person sees it.
  expect(document.querySelector("svg")?.textContent).not.toContain("Kafka");
  await press(/^Kafka, Spark, Hive\. No visible ink\./);
  await press("Plain text");
  const marked = screen.getByRole("list", { name: "Hidden on the page, read by machines" });
  const line = within(marked).getByRole("listitem");
  expect(line.textContent).toBe("Kafka, Spark, Hive");
  expect(line.dataset["current"]).toBe("true");
});

test("goes to the plain text for a line that stands off the page", async () => {
  await openMachine(makeReading({ reading: hiddenReading("Kafka, Spark, Hive", { x: 900 }) }));
  await screen.findByRole("region", { name: "Hidden text, 1 line" });
  await press(/^Kafka, Spark, Hive\. Off the page\. Show it in the plain text/);
  expect(screen.getByRole("list", { name: "Hidden on the page, read by machines" })).toBeTruthy();
});

test("begins at a line that no field has when it is led to one", async () => {
  const reading = hiddenReading("Kafka, Spark, Hive");
  await openMachine(makeReading({ reading }), {}, {}, `&line=${reading.lines.length}`);
  const line = await screen.findByRole("button", { name: /^Kafka, Spark, Hive\./ });
  expect(document.activeElement).toBe(line);
  expect(line.closest("li")?.dataset["current"]).toBe("true");
});

test("goes from field to field by key, and undoes", async () => {
  await openMachine(makeReading());
  await screen.findByRole("heading", { name: "What a machine reads" });
  await act(async () => void fireEvent.click(screen.getByRole("option", { name: /Field 1,/ })));
  await act(async () => void fireEvent.keyDown(document.body, { key: "j" }));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Correct Title, field 2");
  await press("Correct Title, field 2");
  await type("Correct it to", "Head of Data");
  await press("Save title");
  await act(async () => void fireEvent.keyDown(document.body, { key: "z", ctrlKey: true }));
  expect(rowOf("Correct Title, field 2")?.textContent).not.toContain("Head of Data");
});

test("stays quick with 300 fields, and lists only those that want a person", async () => {
  const jobs = Array.from({ length: 80 }, (_, at) => [
    `Data Analyst, Firm Number ${at} Ltd`,
    `Jan ${1940 + at} - Dec ${1940 + at}`,
    "• Wrote reports in SQL for the sales team.",
  ]);
  const reading = readingOf([...MEERA.slice(0, 4), ...jobs.flat()]);
  await openMachine(makeReading({ reading }));
  const tally = await screen.findByRole("region", { name: "Fields read" });
  expect(screen.getAllByRole("button", { name: /^Correct .*, field \d+$/ }).length).toBeGreaterThan(
    290,
  );
  expect(within(tally).queryAllByRole("link").length).toBeLessThan(60);
});

/** Presses a key where the focus is. */
const key = (name: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));

const focused = () => document.activeElement?.getAttribute("aria-label");

test("gives the focus back on Escape, from a field, a new field and a place for words", async () => {
  await openMachine(
    makeReading({ corrections: [{ kind: "remove-entry", entry: { list: "experience", at: 1 } }] }),
  );
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Correct Bullets, field 9");
  await press("Change bullet 1");
  await chooseItem("This is the …");
  expect(document.activeElement).toBe(screen.getByLabelText("This is the"));
  await key("Escape");
  expect(focused()).toBe("Bullet 1 of 2");
  await key("Escape");
  expect(focused()).toBe("Correct Bullets, field 9");

  await press("Change Experience");
  await chooseItem("Add location");
  expect(document.activeElement).toBe(screen.getByLabelText("Add: Location"));
  await key("Escape");
  expect(focused()).toBe("Change Experience");

  await press(/^Place it: Junior Analyst/);
  await key("Escape");
  expect(focused()).toMatch(/^Place it: Junior Analyst/);
});

test("goes to what was added or placed", async () => {
  await openMachine(makeReading());
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Add what is missing");
  await chooseItem("Language");
  await type("New language", "Marathi");
  await press("Add");
  expect(focused()).toMatch(/^Correct Languages, field \d+$/);
});

test("opens nothing when the resume cannot be made, says why and stays", async () => {
  await openMachine(makeReading(), {
    "POST /resumes": () => refuse(409, "LIMIT_REACHED", { most: 200 }),
  });
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Open in the editor");
  expect(screen.getByRole("alert").textContent).toContain("You have 200 resumes");
  expect(screen.getByRole("heading", { name: "What a machine reads" })).toBeTruthy();
});

test("makes the corrected fields a resume of the editor, with corrections that were not saved yet", async () => {
  const asked = await openMachine(makeReading(), {
    [SAVE]: () => refuse(413, "PAYLOAD_TOO_LARGE"),
    "POST /resumes": () => answer({ revision: 1, savedAt: "2026-11-05T10:00:00Z" }),
  });
  await screen.findByRole("heading", { name: "What a machine reads" });
  await press("Correct Email, field 3");
  await type("Correct it to", "meera@example.in");
  await press("Save email");
  await press("Open in the editor");
  await waitFor(() => expect(asked.some(({ call }) => call === "POST /resumes")).toBe(true));
  const made = asked.find(({ call }) => call === "POST /resumes");
  expect(made?.input).toMatchObject({
    name: "Data Analyst",
    draft: { resumeData: { personal: { email: "meera@example.in" } } },
  });
});
