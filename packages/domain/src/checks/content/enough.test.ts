import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { onEnough } from "./enough.ts";
import { plainWords } from "./plain-words.ts";

const BULLETS = [
  "Sold 40 cars.",
  "Built a till.",
  "Wrote the book.",
  "Cut costs.",
  "Led a team.",
  "Ran it.",
];
const check = onEnough(plainWords, "proof");

test("gives two faultless bullets a third, and says what is missing", () => {
  const outcome = runCheck(check, jobWith(...BULLETS.slice(0, 2)));
  expect(outcome.share).toBeCloseTo(2 / 6);
  expect(outcome).toMatchObject({
    finding:
      "No phrase that every resume could carry. Two bullets are too few to judge; six show a pattern.",
    advice: { title: "Write 4 more bullets about what you did" },
  });
});

test("leaves the outcome alone where there are enough, fewer of them for a fresher", () => {
  expect(runCheck(check, jobWith(...BULLETS)).share).toBe(1);
  const fresher = { target: { level: "fresher" as const } };
  expect(runCheck(check, jobWith(...BULLETS.slice(0, 4)), fresher).share).toBe(1);
});

test("judges the style on fewer", () => {
  const style = onEnough(plainWords, "style");
  expect(runCheck(style, jobWith(...BULLETS.slice(0, 4))).share).toBe(1);
  expect(runCheck(style, jobWith(...BULLETS.slice(0, 3))).share).toBeCloseTo(3 / 4);
});
