import { describe, expect, test } from "vitest";
import { type ConditionContext, readCondition } from "./condition.ts";
import { minuteOf, timeText } from "./day-time.ts";

const context: ConditionContext = {
  time: 641,
  trust: { rohit: 38 },
  task: {
    answer: {
      state: "accepted",
      points: 82.5,
      late: 0,
      versions: 2,
      chose: "",
      passed: { cause: true },
    },
  },
  opened: { m1: true },
  answered: { m1: false },
  wrote: { rohit: false },
  knows: {},
  promised: { rohit: 0 },
  refused: { rohit: false },
  sorry: { rohit: false },
  v: { told: true, trucks: 2 },
};

function holds(text: string): boolean {
  const read = readCondition(text);
  if (!read.ok) throw new Error(read.problem);
  return read.value.holds(context);
}

describe("readCondition refuses", () => {
  test.each([
    ["tusk.answer.points > 3", /tusk/u],
    ["task.answer.points >", /Unexpected|EOF|end/iu],
    ["1 + 1", /true or false/u],
    ["process.exit()", /process/u],
    ["constructor.constructor('x')", /constructor/u],
    ["trust.rohit = 3", /Unexpected|=/u],
  ])("%s", (text, why) => {
    const read = readCondition(text);
    expect(read.ok).toBe(false);
    expect(read.ok ? "" : read.problem).toMatch(why);
  });
});

test("conditions compare times, numbers, words and truths", () => {
  expect(holds('time >= at("10:40") && time < at("10:45")')).toBe(true);
  expect(holds("task.answer.points >= 82 && trust.rohit < 40")).toBe(true);
  expect(holds('task.answer.state == "missed" || !v.told')).toBe(false);
  expect(holds("v.trucks * 2 == 4 && !answered.m1")).toBe(true);
});

test("a condition asks for a single check", () => {
  expect(holds("task.answer.passed.cause")).toBe(true);
  const read = readCondition("!task.answer.passed.cause");
  expect(read.ok && read.value.names).toEqual([["task", "answer", "passed", "cause"]]);
});

test("what a condition names is known", () => {
  const read = readCondition('task.answer.points > 3 && (v.told || time > at("10:00"))');
  expect(read.ok && read.value.names).toEqual([
    ["task", "answer", "points"],
    ["v", "told"],
    ["time"],
  ]);
});

test("times of the day are read and written", () => {
  expect(minuteOf("24:00")).toBeNull();
  expect(minuteOf("9:61")).toBeNull();
  expect(minuteOf("9:05")).toBe(545);
  expect(timeText(545.9)).toBe("09:05");
});
