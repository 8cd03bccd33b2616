import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("calculates a text once, also where the answer is null, and a long text each time", () => {
  const asked: string[] = [];
  const lengthOf = remember((text) => {
    asked.push(text);
    return text === "" ? null : text.length;
  });
  const long = "a".repeat(500);
  expect(["", "ab", "", "ab", long, long].map(lengthOf)).toEqual([null, 2, null, 2, 500, 500]);
  expect(asked).toEqual(["", "ab", long, long]);
});

test("forgets all when it is full", () => {
  const asked: string[] = [];
  const same = remember((text) => {
    asked.push(text);
    return text;
  }, 2);
  expect(["a", "b", "a", "c", "a"].map(same)).toEqual(["a", "b", "a", "c", "a"]);
  expect(asked).toEqual(["a", "b", "c", "a"]);
});
