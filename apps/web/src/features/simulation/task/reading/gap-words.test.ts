import type { RubricOutcome } from "@taiyari/domain/simulation";
import { expect, test } from "vitest";
import { gapWords } from "./gap-words.ts";

function line(id: string, title: string, level: number): RubricOutcome {
  return { id, title, level, anchor: "", points: 0, of: 12, quotes: [], reason: "" };
}

const RUBRIC = [
  line("first", "Bottom line first", 3),
  line("evidence", "Evidence and its limit", 1),
  line("step", "Next step", 1),
];

test("without an estimate there is no gap, and that is said", () => {
  expect(gapWords(RUBRIC, null)).toContain("You gave no estimate of your own.");
  expect(gapWords([], {})).toBe("");
});

test("the widest gap is named with its lines, above or below", () => {
  expect(gapWords(RUBRIC, { first: 2, evidence: 3, step: 2 })).toBe(
    "You were two levels above the rubric on “Evidence and its limit”. That gap is worth more than the points.",
  );
  expect(gapWords(RUBRIC, { first: 3, evidence: 2, step: 2 })).toContain(
    "one level above the rubric on “Evidence and its limit” and “Next step”.",
  );
  expect(gapWords(RUBRIC, { first: 1, evidence: 1, step: 1 })).toContain(
    "two levels below the rubric on “Bottom line first”.",
  );
  expect(gapWords(RUBRIC, { first: 3, evidence: 1, step: 1 })).toBe(
    "You saw every line as the rubric does.",
  );
});
