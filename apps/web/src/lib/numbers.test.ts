import { expect, test } from "vitest";
import { count, formatNumber } from "./numbers.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1234567, "12,34,567"],
  [123456789, "12,34,56,789"],
])("groups %d the Indian way", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("counts one thing without an s and none with one", () => {
  expect([count(0, "resume"), count(1, "resume"), count(2, "person", "people")]).toEqual([
    "0 resumes",
    "1 resume",
    "2 people",
  ]);
});
