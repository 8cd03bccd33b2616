import { expect, test } from "vitest";
import { causeWords } from "./cause-words.ts";

test("a few of the characters without a glyph are named, with what to do", () => {
  expect(causeWords({ kind: "no-glyph", characters: ["🌊"] })).toBe(
    "No font of a resume has “🌊”. Write it in words, or leave it out.",
  );
  expect(causeWords({ kind: "no-glyph", characters: ["🌊", "🪔", "🌱", "🌾"] })).toBe(
    "No font of a resume has “🌊”, “🪔” and 2 more. Write them in words, or leave them out.",
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
