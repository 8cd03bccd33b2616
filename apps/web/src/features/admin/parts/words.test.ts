import { expect, test } from "vitest";
import { bytesIn, seenWords, useWords, whenWords } from "./words.ts";

test.each([
  [0, "0 bytes"],
  [1_023, "1,023 bytes"],
  [1_536, "1.5 KB"],
  [217_088, "212 KB"],
  [9_770_000_000, "9.1 GB"],
  [5e18, "45,47,474 TB"],
])("%i bytes are %s", (bytes, words) => {
  expect(bytesIn(bytes).join(" ")).toBe(words);
});

const NOW = new Date(2026, 10, 12, 18, 30);
const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).toISOString();

test.each([
  [null, "Never"],
  [at(2026, 10, 12, 18, 26), "Now"],
  [at(2026, 10, 12, 18, 2), "Today, 6:02 pm"],
  [at(2026, 10, 3), "3 Nov 2026"],
])("seen %s is %s", (when, words) => {
  expect(seenWords(when, NOW)).toBe(words);
});

test("a moment names the year where it is another one", () => {
  expect(whenWords(at(2026, 9, 28, 20, 3), NOW)).toBe("28 Oct, 8:03 pm");
  expect(whenWords(at(2025, 9, 28, 20, 3), NOW)).toBe("28 Oct 2025");
});

test.each([
  ["templates", 0, "resumes written"],
  ["templates", 1, "resume written"],
  ["simulations", 1, "day begun"],
  ["simulations", 2, "days begun"],
] as const)("of %s, after %i stands %s", (kind, used, words) => {
  expect(useWords(kind, used)).toBe(words);
});
