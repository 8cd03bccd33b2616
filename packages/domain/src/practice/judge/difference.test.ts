import { describe, expect, test } from "vitest";
import type { Value } from "../value.ts";
import { type Difference, textDifference, valueDifference } from "./difference.ts";

/** `[«1», 2]`: what is marked stands between « and ». */
const marked = (pieces: Difference["expected"]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `«${text}»` : text)).join("");
const of = (expected: Value, actual: Value) => {
  const told = valueDifference(expected, actual, "javascript");
  return [told.sentence, marked(told.expected), marked(told.actual)];
};

describe("of values", () => {
  test.each<readonly [Value, Value, string, string, string]>([
    [
      [1, 2],
      [0, 0],
      "Both items differ. Item 1 is 0, one less than 1.",
      "[«1», «2»]",
      "[«0», «0»]",
    ],
    [[0, 1], { $kind: "undefined" }, "Nothing is returned.", "«[0, 1]»", "«undefined»"],
    [3, "3", 'It is a text, "3", not a number.', "«3»", '«"3"»'],
    [
      [1, 2, 3],
      [3, 2, 1],
      "The items are right, and their order is not.",
      "[«1», 2, «3»]",
      "[«3», 2, «1»]",
    ],
    [[10, 20, 30], [10, 30], "One item is missing: 20.", "[10, «20», 30]", "[10, 30]"],
    [[1], [1, 5, 6], "Two items too many: 5, 6.", "[1]", "[1, «5», «6»]"],
    ["Pune", "pune", "Only capital and small letters differ.", '"«P»une"', '"«p»une"'],
    ["a b", "ab", "Only blanks differ.", '"a« »b"', '"ab"'],
    [
      { city: "Pune", n: 3 },
      { city: "Pune", n: 5 },
      "“n” is 5, not 3.",
      '{"city": "Pune", "n": «3»}',
      '{"city": "Pune", "n": «5»}',
    ],
    [{ a: 1 }, {}, "“a” is missing.", '{«"a": 1»}', "{}"],
    [[["x", 2]], [["x", 4]], "Item 1, item 2 is 4, not 2.", '[["x", «2»]]', '[["x", «4»]]'],
    [true, false, "It is false, not true.", "«true»", "«false»"],
  ])("%j, given %j", (expected, actual, sentence, one, other) => {
    expect(of(expected, actual)).toEqual([sentence, one, other]);
  });

  test("are written as the language writes them", () => {
    const told = valueDifference([true, null], [false, null], "python");
    expect(marked(told.actual)).toBe("[«False», None]");
  });

  test("that are long are cut around what differs", () => {
    const long = Array.from({ length: 5000 }, (_, at) => at);
    const told = valueDifference(long, long.with(4000, -7), "javascript");
    const text = marked(told.actual);
    expect(text).toContain("3999, «-7», 4001");
    expect(text.startsWith("…")).toBe(true);
    expect(text.length).toBeLessThan(1600);
    expect(told.sentence).toBe("Item 4001 is -7, not 4000.");
  });
});

describe("of printed texts", () => {
  test("names the line, and marks its characters", () => {
    const told = textDifference("Items;2\nTotal;75.50", "Items;2\nTotal;75.5");
    expect(told.sentence).toBe('Line 2 is "Total;75.5", not "Total;75.50".');
    expect(marked(told.expected)).toBe("Items;2\nTotal;75.5«0»");
    expect(marked(told.actual)).toBe("Items;2\nTotal;75.5");
  });

  test("says where lines are missing or nothing is printed", () => {
    expect(textDifference("a\nb", "a").sentence).toBe("One line missing at the end.");
    expect(textDifference("a", "a\nb\nc").sentence).toBe("Two lines too many at the end.");
    expect(textDifference("a", "").sentence).toBe("Nothing is printed.");
  });
});
