import { expect, test } from "vitest";
import { causeWords } from "./cause-words.ts";

test("characters without a glyph are named with their numbers, a few of them", () => {
  const characters = ["🌊", "🪔"];
  expect(causeWords({ kind: "no-glyph", characters })).toBe(
    "No font of a resume has 🌊 (U+1F30A), 🪔 (U+1FA94). Write it in words, or leave it out.",
  );
  expect(causeWords({ kind: "no-glyph", characters: Array.from("🌊🪔🌱🌾🍃🍂🌸🌼🌻") })).toContain(
    "and more",
  );
});

test("a place is called as the form calls it", () => {
  expect(causeWords({ kind: "elsewhere", where: "experience.company" })).toContain(
    "under Experience, company",
  );
});

test("letters that are none come with what they should be", () => {
  expect(causeWords({ kind: "fancy-letters", plain: "Power BI" })).toContain("“Power BI”");
});
