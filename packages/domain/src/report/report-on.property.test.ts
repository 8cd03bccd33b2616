import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import type { Report, ReportTarget } from "../resume/report.ts";
import { AXIS_POINTS, CHECKS } from "./checks.ts";
import { reportOn } from "./report-on.ts";
import { sketch, target } from "./testing/arbitraries.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readingOf } from "../resume/testing/reading.ts";
import type { Sketch } from "../resume/testing/reading.ts";
import { FILE, NO_TARGET } from "../checks/testing/run-check.ts";

const report = (resume: Sketch, aim: Partial<ReportTarget> = {}): Report =>
  reportOn(readingOf(resume), FILE, { ...NO_TARGET, ...aim }, CAREERS);

describe("every report", () => {
  test("is the same for the same input", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        expect(report(s, t)).toEqual(report(s, t));
      }),
      { numRuns: sampling.runsOf(30) },
    );
  });

  test("is a sum of whole points: checks make axes, axes make the score", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const { checks, axes, score } = report(s, t);
        for (const axis of axes) {
          const own = checks.filter((check) => check.axis === axis.axis);
          expect(axis.points).toBe(own.reduce((sum, check) => sum + check.points, 0));
          expect(axis.maxPoints).toBe(own.reduce((sum, check) => sum + check.maxPoints, 0));
          expect(axis.maxPoints).toBeLessThanOrEqual(AXIS_POINTS[axis.axis]);
        }
        for (const check of checks) {
          expect(Number.isInteger(check.points) && Number.isInteger(check.maxPoints)).toBe(true);
          expect(check.points).toBeGreaterThanOrEqual(0);
          expect(check.points).toBeLessThanOrEqual(check.maxPoints);
        }
        const [points, maxPoints] = [
          axes.reduce((n, a) => n + a.points, 0),
          axes.reduce((n, a) => n + a.maxPoints, 0),
        ];
        expect(score).toBe(Math.round((100 * points) / maxPoints));
      }),
      { numRuns: sampling.runsOf(80) },
    );
  });

  test("gives every lost point something to do, and ends at 100", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const { improvements, score, checks } = report(s, t);
        let reached = score;
        for (const { gain, resultingScore } of improvements) {
          expect(gain).toBeGreaterThanOrEqual(1);
          expect(resultingScore).toBeGreaterThanOrEqual(reached);
          reached = resultingScore;
        }
        const isFull = checks.every((check) => check.points === check.maxPoints);
        expect(improvements.length === 0).toBe(isFull);
        expect(reached).toBe(100);
        const gains = improvements.map((item) => item.gain);
        const lost = checks.reduce((sum, check) => sum + check.maxPoints - check.points, 0);
        expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(lost);
        expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      }),
      { numRuns: sampling.runsOf(80) },
    );
  });

  test("quotes only what stands in the resume, with marks inside the quote", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const reading = readingOf(s);
        const page = reading.lines.map((line) => line.text).join("\n");
        for (const { evidence } of report(s, t).checks) {
          for (const item of evidence) {
            expect(page).toContain(item.quote);
            expect(item.line ?? 1).toBeLessThanOrEqual(reading.lines.length);
            let end = 0;
            for (const mark of item.marks) {
              expect(mark.from).toBeGreaterThanOrEqual(end);
              expect(mark.to).toBeGreaterThan(mark.from);
              expect(mark.to).toBeLessThanOrEqual(item.quote.length);
              end = mark.to;
            }
          }
        }
      }),
      { numRuns: sampling.runsOf(50) },
    );
  });

  test("speaks in whole sentences: no gaps, no “undefined”, no doubled marks", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const { verdict, axes, checks, insights, improvements, skills, market } = report(s, t);
        const sentences = [
          verdict.text,
          ...axes.map((axis) => axis.text),
          ...checks.map((check) => check.finding),
          ...insights.map((insight) => insight.text),
          ...improvements.flatMap((item) => [item.title, item.why]),
          ...[...skills, ...market].map((measure) => measure.text),
        ];
        for (const sentence of [verdict.heading, ...sentences]) {
          expect(sentence).toMatch(/^[\p{Lu}\d“]/u);
          expect(sentence).not.toMatch(/undefined|null|NaN|\s{2}|\s[.,;]|\.\.|,\.|““|””/u);
          expect(sentence).not.toMatch(
            /\b(?:1|one) (?:bullets|words|lines|terms|jobs|pages|years)\b/u,
          );
        }
      }),
      { numRuns: sampling.runsOf(100) },
    );
  });

  test("shows at most four insights of a type", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const { insights } = report(s, t);
        for (const type of ["positive", "warning", "negative"])
          expect(insights.filter((insight) => insight.type === type).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: sampling.runsOf(50) },
    );
  });
});

describe("CHECKS", () => {
  test("share out 30, 40 and 30 points", () => {
    for (const axis of ["readable", "content", "match"] as const)
      expect(
        CHECKS.filter((check) => check.axis === axis).reduce((sum, check) => sum + check.weight, 0),
      ).toBe(AXIS_POINTS[axis]);
  });

  test("have an id each, and say where their rule comes from", () => {
    expect(new Set(CHECKS.map((check) => check.id)).size).toBe(CHECKS.length);
    for (const check of CHECKS) expect(check.source.length).toBeGreaterThan(20);
  });
});
