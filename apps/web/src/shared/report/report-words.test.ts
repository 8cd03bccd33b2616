import { describe, expect, test } from "vitest";
import { makeReport } from "./testing/make-report.ts";
import {
  axisScore,
  linesInWords,
  listInWords,
  ordinal,
  pointsWithinReach,
  sumInWords,
} from "./report-words.ts";

describe("sumInWords", () => {
  test("says so when nothing could be measured", () => {
    const axes = makeReport().axes.map((axis) => ({ ...axis, points: 0, maxPoints: 0 }));
    expect(sumInWords(makeReport({ score: 0, axes }))).toBe("Nothing could be measured.");
  });

  test("is the points earned of those possible, with every figure", () => {
    expect(sumInWords(makeReport())).toBe(
      "Points earned of points possible: 28 + 28 + 22 = 78 of 100, that is 78%.",
    );
  });

  test("leaves out a part that could not be measured", () => {
    const report = makeReport({
      score: 80,
      axes: [
        { axis: "readable", points: 28, maxPoints: 30, text: "" },
        { axis: "content", points: 28, maxPoints: 40, text: "" },
        { axis: "match", points: 0, maxPoints: 0, score: null, text: "" },
      ],
    });
    expect(sumInWords(report)).toBe(
      "Points earned of points possible: 28 + 28 = 56 of 70, that is 80%.",
    );
  });
});

describe("axisScore", () => {
  test.each([
    { maxPoints: 0, score: null },
    { maxPoints: 0, score: undefined },
    { maxPoints: 0, score: 0 },
  ])("is none where nothing was measured, never a zero: $score", ({ maxPoints, score }) => {
    expect(axisScore({ points: 0, maxPoints, score })).toBeNull();
  });

  test("is the stored one, and computed where an older report has none", () => {
    expect(axisScore({ points: 28, maxPoints: 30, score: 94 })).toBe(94);
    expect(axisScore({ points: 28, maxPoints: 30 })).toBe(93);
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

test.each([
  [[], ""],
  [["Match"], "Match"],
  [["Content", "Match"], "Content and Match"],
  [["Readable", "Content", "Match"], "Readable, Content and Match"],
])("names %j are %o", (names, words) => {
  expect(listInWords(names)).toBe(words);
});
