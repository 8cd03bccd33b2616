import { expect, test } from "vitest";
import { makeOlderReport, makeReport } from "../../shared/report/testing/make-report.ts";
import { detailOf } from "./check-detail.ts";
import { gainOf, type Report } from "../../shared/report/report-words.ts";

const maxPoints = (report: Report, id: string) => {
  const check = report.checks.find((other) => other.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return check;
};

test("a check of an older report that is no improvement has no advice and no source", () => {
  const report = makeOlderReport();
  expect(detailOf(report, maxPoints(report, "summary"))).toMatchObject({
    weight: 28,
    source: null,
    advice: null,
    isImprovement: false,
  });
});

test("an older check that was not counted has a weight nobody knows", () => {
  const report = makeOlderReport();
  const check = { ...maxPoints(report, "summary"), points: 0, maxPoints: 0 };
  expect(detailOf(report, check)).toMatchObject({ weight: null, gain: 0 });
});

test("an older check takes its advice from the improvement it became", () => {
  const report = makeOlderReport();
  expect(detailOf(report, maxPoints(report, "results")).advice?.title).toBe(
    "Add a result to 4 bullets",
  );
});

test("what is stored goes before what could be worked out", () => {
  const report = makeReport();
  const check = { ...maxPoints(report, "results"), gain: 9, weight: 12, advice: null };
  expect(detailOf(report, check)).toMatchObject({ gain: 9, advice: null, lines: [12, 15] });
});

test.each([
  { points: 30, gain: 0 },
  { points: 24, gain: 6 },
])("an older check with $points of 30 would gain $gain of 100", ({ points, gain }) => {
  const report = makeOlderReport();
  expect(gainOf(report, { ...maxPoints(report, "terms"), points })).toBe(gain);
});

test("a point that rounding swallows still gains one", () => {
  const report = makeOlderReport();
  const axes = report.axes.map((axis) => ({
    ...axis,
    points: axis.maxPoints * 4,
    maxPoints: axis.maxPoints * 5,
  }));
  const check = { ...maxPoints(report, "terms"), points: 29, maxPoints: 30 };
  expect(gainOf({ ...report, axes }, check)).toBe(1);
});
