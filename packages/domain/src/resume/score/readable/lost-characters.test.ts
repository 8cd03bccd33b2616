import { expect, test } from "vitest";
import { runCheck } from "../../report/testing/run-check.ts";
import { characters } from "./characters.ts";

test.each([
  { losses: { unreadableCharacters: 12 }, points: 0, finding: "12 letters without a meaning." },
  { losses: { iconGlyphs: 4 }, points: 3, finding: "Four icons stored as text." },
  {
    losses: { mendedWords: 3 },
    points: 4,
    finding: "No letter is lost and no icon stands for a word.",
  },
  {
    losses: { mendedWords: 30, iconGlyphs: 1 },
    points: 3,
    finding: "One icon stored as text and 30 words with broken spaces.",
  },
])("$finding", ({ losses, points, finding }) => {
  expect(runCheck(characters, { name: "Asha Rao", losses })).toMatchObject({ points, finding });
});

test("speaks of spaces where only spaces are broken", () => {
  const { advice } = runCheck(characters, { name: "Asha Rao", losses: { mendedWords: 10 } });
  expect(advice?.title).toBe("Keep normal spaces between letters and words");
});
