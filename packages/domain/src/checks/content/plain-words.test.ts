import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { plainWords } from "./plain-words.ts";

test("gives nothing where there is no sentence", () => {
  expect(runCheck(plainWords, { name: "Asha Rao" }).points).toBe(0);
});

test("marks the phrase, not the sentence", () => {
  const { evidence, points } = runCheck(
    plainWords,
    jobWith("Handled various reports as a team player."),
  );
  expect(points).toBe(1);
  expect(evidence[0]?.marks.map((mark) => evidence[0]?.quote.slice(mark.from, mark.to))).toEqual([
    "various",
    "team player",
  ]);
});

test("does not find a phrase inside a longer word", () => {
  expect(runCheck(plainWords, jobWith("Sketched synergyx and etching plates.")).points).toBe(2);
});
