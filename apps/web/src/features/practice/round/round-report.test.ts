import { describe, expect, test } from "vitest";
import { addMark, endRound, type Round, say, showProblem } from "./round.ts";
import { reportOf, saidOf } from "./round-report.ts";

function begin(): Round {
  const problem = {
    title: "",
    topic: "arrays",
    language: "javascript",
    said: [],
    marks: [],
  } as const;
  const round: Round = {
    id: "r",
    startedAt: 0,
    endedAt: null,
    active: 0,
    problems: [
      { slug: "a", ...problem },
      { slug: "b", ...problem },
    ],
  };
  return addMark(round, 0, { kind: "shown", at: 0 });
}

const tried = (kind: "run" | "submitted", at: number, passed: number) =>
  ({ kind, at, passed, total: 15 }) as const;

describe("the report of a round", () => {
  test("of nothing says what was missed, and counts the time to the one that was seen", () => {
    const [first, second] = reportOf(endRound(begin(), 600));
    expect(first).toMatchObject({ isSolved: false, best: null, seconds: 600, unplannedAt: null });
    expect(first?.stretches).toEqual([{ phase: "read", from: 0, to: 600 }]);
    expect(first?.findings.every(({ isGood }) => !isGood)).toBe(true);
    expect(second).toMatchObject({ seconds: 0, stretches: [] });
  });

  test("cuts the time into reading, planning, writing and testing", () => {
    let round = say(begin(), 0, "say", "two items", 70);
    round = say(round, 0, "ask", "may they repeat?", 120);
    round = say(round, 0, "plan", "one pass", 200);
    round = say(round, 0, "plan", "one pass, a map", 230);
    round = addMark(round, 0, { kind: "typed", at: 300 });
    round = addMark(round, 0, { kind: "typed", at: 310 });
    round = addMark(round, 0, tried("run", 800, 3));
    round = addMark(round, 0, tried("submitted", 1_000, 15));
    round = showProblem(round, 1, 1_100);
    round = addMark(round, 1, { kind: "typed", at: 1_200 });
    round = addMark(round, 1, tried("submitted", 2_000, 9));
    const [first, second] = reportOf(endRound(round, 5_000));

    expect(first?.stretches).toEqual([
      { phase: "read", from: 0, to: 120 },
      { phase: "plan", from: 120, to: 300 },
      { phase: "write", from: 300, to: 800 },
      { phase: "test", from: 800, to: 1_100 },
    ]);
    expect(first).toMatchObject({ isSolved: true, unplannedAt: null, seconds: 1_100 });
    expect(first?.tries).toEqual([
      { at: 800, isPassed: false },
      { at: 1_000, isPassed: true },
    ]);
    expect(second).toMatchObject({
      isSolved: false,
      best: { passed: 9, total: 15 },
      unplannedAt: 1_200,
      seconds: 1_600,
    });
    expect(second?.stretches.map(({ phase }) => phase)).toEqual(["read", "write", "test"]);
    expect(second?.findings.at(-1)).toEqual({ isGood: false, text: "9 of 15 tests pass" });
    expect(saidOf(round)).toEqual({ said: 3, of: 10 });
  });

  test("a note that is emptied is taken back, and its first time stays while it is changed", () => {
    let round = say(begin(), 0, "cost", "n", 10);
    round = say(round, 0, "cost", "n log n", 90);
    expect(round.problems[0]?.said).toEqual([{ step: "cost", text: "n log n", at: 10 }]);
    expect(say(round, 0, "cost", " ", 99).problems[0]?.said).toEqual([]);
  });
});
