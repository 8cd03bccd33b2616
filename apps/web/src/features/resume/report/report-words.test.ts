import { describe, expect, test } from "vitest";
import { makeReport } from "../testing/make-report.ts";
import { linesInWords, ordinal, pointsWithinReach, sumInWords } from "./report-words.ts";

describe("sumInWords", () => {
  test("is the plain sum when a hundred points were possible", () => {
    expect(sumInWords(makeReport())).toBe("28 + 28 + 22 = 78.");
  });

  test("says what share it is when the match could not be measured", () => {
    const report = makeReport({
      score: 80,
      axes: [
        { axis: "readable", points: 28, of: 30, text: "" },
        { axis: "content", points: 28, of: 40, text: "" },
        { axis: "match", points: 0, of: 0, text: "" },
      ],
    });
    expect(sumInWords(report)).toBe("28 + 28 = 56 of 70 points, that is 80%.");
  });
});

test("the points within reach are those that the first improvement's check has lost", () => {
  expect(pointsWithinReach(makeReport())).toEqual({ axis: "content", points: 6 });
  expect(pointsWithinReach(makeReport({ improvements: [] }))).toBeNull();
});

test.each([
  [1, "first"],
  [10, "tenth"],
  [11, "11th"],
  [12, "12th"],
  [21, "21st"],
  [113, "113th"],
])("report %i is the %s", (place, word) => {
  expect(ordinal(place)).toBe(word);
});

test.each([
  [[12], "Line 12"],
  [[12, 15], "Lines 12, 15"],
  [[1, 2, 3, 4, 5, 6, 7], "Lines 1, 2, 3, 4, 5 and 2 more"],
])("lines %j are %o", (lines, words) => {
  expect(linesInWords(lines)).toBe(words);
});
