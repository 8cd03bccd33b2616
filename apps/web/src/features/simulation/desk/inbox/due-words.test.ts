import { type Act, replay } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { taskRows } from "../state/task-rows.ts";
import { dueWords } from "./due-words.ts";

const scenario = makeScenario();

function words(minute: number, ...acts: readonly Act[]) {
  const state = replay(scenario, acts, minute);
  const [mail] = state.mails;
  if (!mail) throw new Error("the small day begins with a mail");
  return dueWords(mail, taskRows(scenario, state));
}

test("a mail says what it waits for, when little time is left, and that it is late", () => {
  expect(words(5)).toEqual({ text: "Answer by 11:00", isDone: false, isSoon: false });
  expect(words(60)).toEqual({ text: "Answer by 11:00", isDone: false, isSoon: true });
  expect(words(95)).toEqual({ text: "Was due 11:00", isDone: false, isSoon: true });
});

test("and what became of it", () => {
  const work = {
    text: "No idea.",
    to: ["priya"],
    attached: [],
    code: "",
    run: null,
    remarks: [],
    chosen: [],
    rows: [],
  };
  const act: Act = { id: "1", at: 20, kind: "handed-in", task: "answer", work };
  expect(words(22, act)).toEqual({ text: "Handed in 9:50", isDone: true, isSoon: false });
  expect(words(26, act)).toEqual({ text: "Sent back", isDone: false, isSoon: true });
  const left: Act = { id: "2", at: 30, kind: "left-as-is", task: "answer" };
  expect(words(31, act, left)?.text).toBe("Handed in 9:50");
  expect(words(10, { id: "3", at: 9, kind: "ended" })?.text).toBe("Not handed in");
});

test("a mail that wants nothing says nothing", () => {
  const state = replay(scenario, [], 5);
  const [mail] = state.mails;
  if (!mail) throw new Error("the small day begins with a mail");
  expect(dueWords({ ...mail, task: null, due: null }, [])).toBeNull();
  expect(dueWords({ ...mail, task: null, due: null, answeredAt: 600 }, [])?.text).toBe(
    "Answered 10:00",
  );
});
