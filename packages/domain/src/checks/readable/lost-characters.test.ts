import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { lostCharacters } from "./lost-characters.ts";

test.each([
  { losses: { unreadableCharacters: 12 }, points: 0, finding: "12 letters without a meaning." },
  { losses: { mendedWords: 3 }, points: 3, finding: "No letter is lost and no word is broken." },
  { losses: { iconGlyphs: 9 }, points: 3, finding: "No letter is lost and no word is broken." },
  {
    losses: { mendedWords: 30, unreadableCharacters: 1 },
    points: 2,
    finding: "One letter without a meaning and 30 words with broken spaces.",
  },
])("$finding", ({ losses, points, finding }) => {
  expect(runCheck(lostCharacters, { name: "Asha Rao", losses })).toMatchObject({ points, finding });
});

test("speaks of spaces where only spaces are broken", () => {
  const { advice } = runCheck(lostCharacters, { name: "Asha Rao", losses: { mendedWords: 10 } });
  expect(advice?.title).toBe("Keep normal spaces between letters and words");
});
