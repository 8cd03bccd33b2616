import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { answer, refuse } from "../../testing/fake-server.ts";
import { storeDraft } from "../../shared/drafts/stored-draft.ts";
import {
  ASHA,
  closeEditor,
  draftOf,
  field,
  GET,
  heading,
  ID,
  key,
  LIST,
  open,
  panel,
  press,
  SAVE,
  set,
  type,
  valueOf,
} from "./testing/open-editor.tsx";

afterEach(closeEditor);

const away = () => refuse(503, "SERVICE_UNAVAILABLE");
const kept = (name: string) => draftOf([set("personal", null, "fullName", name)]);
const stored = (name: string) =>
  answer({ id: ID, name, draft: kept(name), revision: 1, updatedAt: "2026-11-05T10:00:00Z" });

describe("opening", () => {
  test("says what to do when the server cannot answer, and tries again", async () => {
    let isUp = false;
    await open("", null, {
      [LIST]: () => (isUp ? answer({ resumes: [] }) : refuse(500, "INTERNAL_SERVER_ERROR")),
    });
    isUp = true;
    await screen.findByRole("alert");
    await press("Try again");
    expect(await screen.findByRole("textbox", { name: "Full name" })).toHaveProperty(
      "value",
      "Asha Kulkarni",
    );
  });

  test("takes the newest of the server when this device keeps none", async () => {
    await open("", null, {
      [LIST]: () => answer({ resumes: [{ id: ID }, { id: "older" }] }),
      [GET]: () => stored("From the server"),
    });
    expect(await screen.findByRole("textbox", { name: "Full name" })).toHaveProperty(
      "value",
      "From the server",
    );
  });

  test("shows nothing of a draft that belongs to somebody else", async () => {
    storeDraft("somebody", {
      resumeId: ID,
      draft: draftOf([set("personal", null, "fullName", "Somebody else")]),
    });
    await open("", null, { [LIST]: () => answer({ resumes: [] }) });
    expect(await screen.findByRole("textbox", { name: "Full name" })).toHaveProperty(
      "value",
      "Asha Kulkarni",
    );
  });

  test("takes what this device keeps before it asks anybody", async () => {
    await open();
    expect(valueOf("Full name")).toBe("Asha Kulkarni");
  });
});

describe("Save Draft", () => {
  test("says so when it fails, and keeps what was typed", async () => {
    await open("", ASHA, { "POST /resumes": away, [SAVE]: away });
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
      clear: () => {},
    });
    await type("Full name", "Asha K");
    await press("Save Draft");
    expect(await screen.findByText("Failed to save draft. Please try again.")).toBeTruthy();
    expect(valueOf("Full name")).toBe("Asha K");
  });

  test("says so when it is done", async () => {
    await open();
    await press("Save Draft");
    expect((await screen.findAllByText("Resume draft saved successfully!")).length).toBeGreaterThan(
      0,
    );
  });
});

describe("undo", () => {
  test("says that there is nothing to undo", async () => {
    await open();
    await press("Undo");
    expect(screen.getByText("Nothing to undo")).toBeTruthy();
  });

  test("is the editor's own in a text field, by key and by menu", async () => {
    await open();
    await type("Full name", "Asha K");
    const name = field("Full name");
    await key(name, "z");
    expect(valueOf("Full name")).toBe("Asha Kulkarni");
    await key(name, "Z", { shiftKey: true });
    expect(valueOf("Full name")).toBe("Asha K");
    const menu = new InputEvent("beforeinput", {
      inputType: "historyUndo",
      bubbles: true,
      cancelable: true,
    });
    await act(async () => void name.dispatchEvent(menu));
    expect(menu.defaultPrevented).toBe(true);
    expect(valueOf("Full name")).toBe("Asha Kulkarni");
    await key(name, "y");
    expect(valueOf("Full name")).toBe("Asha K");
  });

  test("leaves a field that is no part of the draft alone", async () => {
    await open();
    await type("Full name", "Asha K");
    await press("Find in your resume");
    await key(screen.getByRole("combobox", { name: "Find in your resume" }), "z");
    expect(valueOf("Full name")).toBe("Asha K");
  });

  test("shows what it changed", async () => {
    await open();
    await type("Full name", "Asha K");
    await act(async () => void fireEvent.click(panel().getByRole("button", { name: /^Skills/ })));
    expect(heading()).toBe("Skills");
    await key(document.body, "z");
    await waitFor(() => expect(heading()).toBe("Personal"));
    expect(screen.getByText(/^Undone: Personal · Full name/)).toBeTruthy();
  });
});

test("marks required fields, and lets them be empty all the same", async () => {
  await open();
  expect(field("Email").getAttribute("aria-required")).toBe("true");
  expect(field("Website").getAttribute("aria-required")).toBeNull();
  await type("Full name", "");
  await press("Save Draft");
  expect((await screen.findAllByText("Resume draft saved successfully!")).length).toBeGreaterThan(
    0,
  );
});

test("finds words anywhere and goes to their field", async () => {
  await open();
  await key(document.body, "f");
  const box = screen.getByRole("combobox", { name: "Find in your resume" });
  await act(async () => void fireEvent.change(box, { target: { value: "nowhere" } }));
  expect(screen.getByText("Not found")).toBeTruthy();
  await act(async () => void fireEvent.change(box, { target: { value: "saral" } }));
  expect(screen.getByRole("option").textContent).toContain("Saral Commerce");
  await act(async () => void fireEvent.keyDown(box, { key: "Enter" }));
  await waitFor(() => expect(document.activeElement).toBe(field("Company")));
});
