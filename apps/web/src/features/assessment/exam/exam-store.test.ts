import type { AssessmentAnswer, AssessmentAttempt } from "@taiyari/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createExamStore } from "./exam-store.ts";

const ATTEMPT: AssessmentAttempt = {
  id: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
  startedAt: "2026-11-23T06:00:00.000Z",
  endsAt: "2026-11-23T07:00:00.000Z",
  now: "2026-11-23T06:00:00.000Z",
  questions: [],
  answers: [{ question: "one", answer: "a", at: "2026-11-23T06:00:01.000Z" }],
};

let sent: AssessmentAnswer[][] = [];
let fails: "not" | "lost" | "over" = "not";
let time = Date.parse("2026-11-23T06:10:00.000Z");
const server = {
  answer: async (answers: AssessmentAnswer[]) => take(answers),
  submit: async (answers: AssessmentAnswer[]) => take(answers),
  isOutage: (error: unknown) => error instanceof TypeError,
  isOver: (error: unknown) => error instanceof RangeError,
};

function take(answers: AssessmentAnswer[]): void {
  if (fails === "lost") throw new TypeError("Failed to fetch");
  if (fails === "over") throw new RangeError("over");
  sent.push(answers);
}

const open = (attempt = ATTEMPT) => createExamStore(attempt, server, () => (time += 1));

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  fails = "not";
});
afterEach(() => {
  vi.useRealTimers();
});

test("answers that were not sent are there after a reload, and are sent when there is a connection", async () => {
  fails = "lost";
  const first = open();
  first.answer("two", "b");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(first.get()).toMatchObject({ isWaiting: true, phase: "writing" });
  first.stop();

  const second = open();
  expect([...second.get().answers]).toEqual([
    ["one", "a"],
    ["two", "b"],
  ]);
  fails = "not";
  await second.send();
  expect(sent).toMatchObject([[{ question: "two", answer: "b" }]]);
  expect(second.get().isWaiting).toBe(false);
});

test("a later answer of another device is not overwritten by an older one of this", async () => {
  fails = "lost";
  const first = open();
  first.answer("one", "b");
  first.stop();
  const elsewhere = { question: "one", answer: "c", at: "2026-11-23T06:59:00.000Z" };
  expect(
    open({ ...ATTEMPT, answers: [elsewhere] })
      .get()
      .answers.get("one"),
  ).toBe("c");
});

test("a query is sent when the typing rests, not letter by letter", async () => {
  const store = open();
  for (const text of ["S", "SE", "SEL"]) store.answer("two", text);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toMatchObject([[{ question: "two", answer: "SEL" }]]);
});

test("handing in is tried again until the server answers, and nothing changes meanwhile", async () => {
  const store = open();
  fails = "lost";
  store.answer("two", "b");
  await store.handIn();
  store.answer("one", "c");
  expect(store.get().answers.get("one")).toBe("a");
  fails = "not";
  await vi.advanceTimersByTimeAsync(6_000);
  expect(sent).toMatchObject([[{ question: "two", answer: "b" }]]);
  expect(store.get().phase).toBe("closed");
});

test("an answer after the end closes it, and what was kept here is forgotten", async () => {
  fails = "over";
  const store = open();
  store.answer("two", "b");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.get().phase).toBe("closed");
  expect(window.localStorage.length).toBe(0);
});

test("marks are kept on this device, and storage of another shape is passed over", () => {
  open().mark("one", true);
  expect(open().get().marked).toEqual(new Set(["one"]));
  window.localStorage.setItem(
    `assessment.${ATTEMPT.id}`,
    '{"answers":[3,{"question":1}],"marked":"x"}',
  );
  expect(open().get()).toMatchObject({ marked: new Set(), answers: new Map([["one", "a"]]) });
});
