import { expect, test } from "vitest";
import { makeOlderReport, makeReport } from "../../shared/report/testing/make-report.ts";
import { detailOf } from "./check-detail.ts";
import { gainOf, improvementGain, type Report } from "../../shared/report/report-words.ts";

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
    improvement: null,
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
  const check = { ...maxPoints(report, "results"), weight: 12, advice: null };
  expect(detailOf(report, check)).toMatchObject({ weight: 12, advice: null, lines: [12, 15] });
});

test.each([
  { points: 30, gain: 0 },
  { points: 24, gain: 6 },
])("a check with $points of 30 points lost $gain", ({ points, gain }) => {
  const check = { ...maxPoints(makeOlderReport(), "terms"), points, gain: 40 };
  expect(gainOf(check)).toBe(gain);
});

test("an improvement brings what its checks lost, and each of them names it", () => {
  const report = makeReport();
  const [first] = report.improvements;
  if (!first) throw new Error("the report has no improvement");
  const results = { ...maxPoints(report, "results"), points: 7, maxPoints: 12 };
  const advice = { title: first.title, why: "" };
  const other = { ...results, id: "specifics", points: 1, maxPoints: 3, advice };
  const checks = [results, other];
  expect(improvementGain({ checks }, first)).toBe(7);
  expect(detailOf({ ...report, checks }, other)).toMatchObject({
    gain: 2,
    improvement: { checkId: first.checkId, gain: 7 },
  });
});
