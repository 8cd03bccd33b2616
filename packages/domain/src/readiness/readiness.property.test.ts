import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { sampling } from "../testing/index.ts";
import type { ReadinessFacts } from "./facts.ts";
import { AXES, exactReadiness, readinessOf } from "./readiness.ts";
import { someFacts } from "./testing/facts.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test("the weights of the axes are the whole", () => {
  expect(sum(AXES.map(({ weight }) => weight))).toBe(100);
});

test("every score is the sum of its parts, and the whole the sum of the axes by their weights", () => {
  assert(
    property(someFacts, (facts) => {
      const { score, axes } = readinessOf(facts);
      for (const axis of axes) {
        expect(axis.score).toBe(sum(axis.parts.map(({ points }) => points)));
        expect(sum(axis.parts.map(({ most }) => most))).toBe(100);
        for (const { points, most, raise, exact } of axis.parts) {
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(most);
          expect(exact).toBeLessThan(points + 1);
          expect(raise === null).toBe(points === most);
        }
      }
      expect(score).toBe(Math.round(sum(axes.map((axis) => (axis.score * axis.weight) / 100))));
    }),
    { numRuns: sampling.runsOf(200) },
  );
});

test("the resume counts what its report says", () => {
  assert(
    property(someFacts, (facts) => {
      const axis = readinessOf(facts).axes.find(({ id }) => id === "resume");
      expect(axis?.score).toBe(facts.resume?.score ?? 0);
    }),
    { numRuns: sampling.runsOf(200) },
  );
});

test("the same facts give the same", () => {
  assert(
    property(someFacts, (facts) => {
      expect(readinessOf(structuredClone(facts))).toEqual(readinessOf(facts));
    }),
    { numRuns: sampling.runsOf(50) },
  );
});

test("more that is done never lowers anything", () => {
  assert(
    property(someFacts, integer({ min: 1, max: 5 }), (facts, more) => {
      const { concepts, coding } = facts;
      const after: ReadinessFacts = {
        ...facts,
        concepts: {
          ...concepts,
          pagesDone: Math.min(28, concepts.pagesDone + more),
          solved: Math.min(140, concepts.solved + more),
        },
        coding: {
          ...coding,
          solved: { ...coding.solved, easy: coding.solved.easy + more },
          topics: coding.topics + 1,
        },
      };
      expect(exactReadiness(readinessOf(after))).toBeGreaterThanOrEqual(
        exactReadiness(readinessOf(facts)),
      );
    }),
    { numRuns: sampling.runsOf(100) },
  );
});

test("evidence is between nothing and enough, and says what it is", () => {
  assert(
    property(someFacts, (facts) => {
      for (const { evidence } of readinessOf(facts).axes) {
        expect(evidence.share).toBeGreaterThanOrEqual(0);
        expect(evidence.share).toBeLessThanOrEqual(100);
        expect(evidence.text).toMatch(evidence.share > 0 ? /^From /u : /^(?:Nothing yet$|From )/u);
      }
    }),
    { numRuns: sampling.runsOf(100) },
  );
});
