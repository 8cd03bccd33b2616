import { describe, expect, test } from "vitest";
import type { ReadinessFacts } from "./facts.ts";
import { readinessOf } from "./readiness.ts";
import { NOTHING } from "./testing/facts.ts";

const axisOf = (facts: ReadinessFacts, id: string) => {
  const axis = readinessOf(facts).axes.find((one) => one.id === id);
  if (!axis) throw new Error(`No axis ${id}`);
  return axis;
};
const answers = (count: number, points: number) =>
  Array.from({ length: count }, (_, at) => ({ points, type: ["a", "b", "c"][at % 3] ?? "" }));

test("is nothing for somebody who did nothing, and each part says how to begin", () => {
  const { score, axes } = readinessOf(NOTHING);
  expect(score).toBe(0);
  for (const { evidence, parts } of axes) {
    expect(evidence).toEqual({ share: 0, text: "Nothing yet" });
    for (const part of parts) expect(part.raise).toMatch(/\.$/u);
  }
});

describe("a little evidence", () => {
  test("of one interview is said to be one, and makes nobody ready", () => {
    const facts = { ...NOTHING, interview: { interviews: 1, answers: answers(5, 25) } };
    const axis = axisOf(facts, "interview");
    expect(axis.evidence).toEqual({ share: 33, text: "From 1 interview, 5 answers" });
    // 70 for the scores, 5 of 15 answers, three kinds.
    expect(axis.parts.map(({ points }) => points)).toEqual([70, 6, 10]);
  });

  test("of one problem without a hint counts as one of ten", () => {
    const coding = {
      ...NOTHING.coding,
      solved: { easy: 1, medium: 0, hard: 0 },
      topics: 1,
      recent: 1,
      unaided: 1,
    };
    const axis = axisOf({ ...NOTHING, coding }, "coding");
    expect(axis.evidence.text).toBe("From 1 solved problem, 1 concept");
    expect(axis.parts.find(({ id }) => id === "unaided")?.points).toBe(2);
  });
});

test("looks at the last fifteen answers alone", () => {
  const given = [...answers(30, 5), ...answers(15, 25)];
  const axis = axisOf({ ...NOTHING, interview: { interviews: 9, answers: given } }, "interview");
  expect(axis.score).toBe(100);
  expect(axis.parts.every(({ raise }) => raise === null)).toBe(true);
});

test("counts a day twice only once as a different one", () => {
  const day = { scenario: "month-end", score: 60, shown: ["ethics"] as const };
  const axis = axisOf({ ...NOTHING, work: { days: [day, day] } }, "work");
  // 60% of 60, one of three days, one of six competencies.
  expect(axis.parts.map(({ points }) => points)).toEqual([36, 6, 3]);
});

test("splits a report into its axes so that they sum to its score", () => {
  const resume = {
    score: 71,
    axes: [
      { axis: "readable" as const, points: 33, maxPoints: 40, text: "" },
      { axis: "content" as const, points: 20, maxPoints: 35, text: "" },
      { axis: "match" as const, points: 0, maxPoints: 0, text: "" },
    ],
  };
  const axis = axisOf({ ...NOTHING, resume }, "resume");
  expect(axis.parts.map(({ title, points, most }) => [title, points, most])).toEqual([
    ["What a machine reads", 44, 53],
    ["What it says", 27, 47],
  ]);
  expect(axis.evidence.share).toBe(70);
});
