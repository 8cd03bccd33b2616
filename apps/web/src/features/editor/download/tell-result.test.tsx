import { act, fireEvent, render, screen } from "@testing-library/react";
import { applyEdit, newDraft } from "@taiyari/domain/draft";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toasts } from "../../../ui/toasts.tsx";
import { fakeDocuments, type WorkerAnswers } from "../../../testing/fake-documents.ts";
import { readBacks } from "../proof/read-backs.ts";
import { madeOf, set, setSkills } from "../proof/testing/read-back-of.ts";
import { notifyResult } from "./notify-result.ts";

const ASHA = applyEdit(newDraft(), set("fullName", "Asha Rao"));
const SKILLED = applyEdit(ASHA, setSkills("SQL", "𝗕𝗜", "Python"));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  act(() => void vi.runAllTimers());
  for (const dismiss of screen.queryAllByLabelText("Dismiss")) fireEvent.click(dismiss);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that reads a file in which these lines stand. */
function workerFor(answers: WorkerAnswers): void {
  const start = fakeDocuments(answers);
  function FakeWorker() {
    return start();
  }
  vi.stubGlobal("Worker", FakeWorker);
}

function reads(draft: typeof ASHA, lines: readonly string[], missing: readonly string[] = []) {
  const made = madeOf(draft, { lines, missing });
  const { proof, reading, notes, opened } = made;
  workerFor({ open: () => opened, prove: () => ({ proof, reading, notes }) });
  return made;
}

async function download(made: ReturnType<typeof madeOf>, resumeId: string, open = vi.fn()) {
  await act(() => notifyResult(made, { resumeId, open }));
  return { open };
}

const heard = () => [
  ...screen.getByRole("status").querySelectorAll(":scope > :not([aria-hidden])"),
];
const said = () => screen.getByRole("status").textContent;

test("a file that no worker can read is downloaded all the same, and that is said", async () => {
  vi.stubGlobal("Worker", () => {
    throw new Error("No workers here.");
  });
  render(<Toasts />);
  const { open } = await download(madeOf(ASHA), "no-worker");
  expect(said()).toContain("Downloaded.");
  expect(said()).toContain("It could not be read back");
  expect(said()).toContain("The file itself is whole.");
  expect(readBacks.lastOf("no-worker")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Read it again" }));
  expect(open).toHaveBeenCalledOnce();
});

test("a reading that gets stuck is given up, and that is said", async () => {
  workerFor({});
  render(<Toasts />);
  let telling = Promise.resolve();
  act(() => {
    telling = notifyResult(madeOf(ASHA), { resumeId: "stuck", open: null });
  });
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(said()).not.toContain("could not be read back");
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await telling;
  expect(said()).toContain("It could not be read back");
  expect(screen.queryByRole("button", { name: "Read it again" })).toBeNull();
});

test("fields that are lost are counted and named, until the person has seen it", async () => {
  const made = reads(SKILLED, ["Asha Rao", "Skills", "SQL, Python"], ["𝗕"]);
  render(<Toasts />);
  const { open } = await download(made, "lost");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said()).toContain("1 of 2 fields is lost: Skills.");
  fireEvent.click(screen.getByRole("button", { name: "See the proof" }));
  expect(open).toHaveBeenCalledOnce();
  expect(readBacks.lastOf("lost")?.proof.lost).toBe(1);
});

test("a file in which everything is read says so, offers the proof, and goes by itself", async () => {
  const made = reads(applyEdit(ASHA, setSkills("SQL")), ["Asha Rao", "Skills", "SQL"]);
  render(<Toasts />);
  await download(made, "fine");
  expect(said()).toContain("A machine reads all 2 fields as you typed them.");
  expect(screen.getByRole("button", { name: "See the proof" })).toBeTruthy();
  expect(readBacks.lastOf("fine")).toEqual(made);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(said()).toBe("");
});

test("what a screen reader hears is the result, once", async () => {
  const made = reads(ASHA, ["Asha Rao"]);
  render(<Toasts />);
  let telling = Promise.resolve();
  act(() => {
    telling = notifyResult(made, { resumeId: "heard", open: null });
  });
  expect(said()).toContain("A machine is reading it back.");
  expect(heard()).toEqual([]);
  await act(() => telling);
  expect(said()).not.toContain("A machine is reading it back.");
  expect(heard()).toHaveLength(1);
});

test("of two downloads the later one is told, in the place of the earlier", async () => {
  const first = reads(SKILLED, ["Asha Rao", "Skills", "SQL"]);
  render(<Toasts />);
  await download(first, "twice");
  const second = reads(applyEdit(ASHA, setSkills("SQL")), ["Asha Rao", "Skills", "SQL"]);
  await download(second, "twice");
  expect(said()).toContain("A machine reads all 2 fields");
  expect(said()).not.toContain("lost");
  expect(readBacks.lastOf("twice")).toEqual(second);
});
