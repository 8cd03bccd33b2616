import { expect, test } from "vitest";
import { quoteParts } from "./quote-parts.ts";

const QUOTE = "Responsible for weekly reports";
const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("");

test("leaves out marks that lie outside the quote or over each other", () => {
  const parts = quoteParts(QUOTE, [
    { from: 0, to: 11, note: "a" },
    { from: 5, to: 15, note: "overlaps" },
    { from: 16, to: 99, note: "outside" },
  ]);
  expect(parts.map(({ note }) => note)).toEqual([1, null]);
  expect(textOf(parts)).toBe(QUOTE);
});

test("cuts at the marks and loses no letter", () => {
  const parts = quoteParts(QUOTE, [
    { from: 0, to: 15, note: "a duty" },
    { from: 23, to: 30, note: "of what" },
  ]);
  expect(parts).toEqual([
    { text: "Responsible for", note: 1 },
    { text: " weekly ", note: null },
    { text: "reports", note: 2 },
  ]);
  expect(textOf(parts)).toBe(QUOTE);
});

test("is one part without marks, and none without a quote", () => {
  expect(quoteParts(QUOTE, [])).toEqual([{ text: QUOTE, note: null }]);
  expect(quoteParts("", [])).toEqual([]);
});
