import { expect, test } from "vitest";
import { openQuestions, secondsLeft, TOTAL } from "./questions.ts";

test("asks fourteen questions, and takes the switch as answered", () => {
  expect(TOTAL).toBe(14);
  expect(openQuestions({})).toHaveLength(13);
  expect(openQuestions({})).not.toContain("isDomainSwitch");
});

test("keeps the order of the form", () => {
  expect(openQuestions({ name: "Meera" })[0]).toBe("experience");
});

test("counts an answered question no longer", () => {
  expect(secondsLeft({})).toBe(10 * 8 + 15 * 4 + 120);
  expect(secondsLeft({ jobDescription: "SQL" })).toBe(10 * 8 + 15 * 4);
});
