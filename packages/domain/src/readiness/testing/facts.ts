import { constantFrom, double, type Arbitrary, integer, record, array, option } from "fast-check";
import { WORK_COMPETENCIES } from "../../simulation/index.ts";
import type { ReadinessFacts } from "../facts.ts";

/** Somebody who has not done anything yet. */
export const NOTHING: ReadinessFacts = {
  concepts: {
    pages: 28,
    pagesDone: 0,
    exercises: 140,
    solved: 0,
    remembered: 0,
    practised: 0,
    assessment: null,
  },
  resume: null,
  interview: { interviews: 0, answers: [] },
  coding: {
    solved: { easy: 0, medium: 0, hard: 0 },
    topics: 0,
    recent: 0,
    unaided: 0,
    concepts: 0,
    remembered: 0,
    roundProblems: 0,
    roundSolved: 0,
  },
  work: { days: [] },
};

const share = double({ min: 0, max: 1, noNaN: true });

const resume = record({
  readable: integer({ min: 0, max: 40 }),
  content: integer({ min: 0, max: 45 }),
  match: option(integer({ min: 0, max: 30 }), { nil: null }),
}).map(({ readable, content, match }) => {
  const axes = [
    { axis: "readable" as const, points: readable, maxPoints: 40 },
    { axis: "content" as const, points: content, maxPoints: 45 },
    { axis: "match" as const, points: match ?? 0, maxPoints: match === null ? 0 : 30 },
  ].map((axis) => ({ ...axis, text: "" }));
  const possible = axes.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const points = axes.reduce((sum, axis) => sum + axis.points, 0);
  return { score: Math.round((100 * points) / possible), axes };
});

/** Facts that some person could have. */
export const someFacts: Arbitrary<ReadinessFacts> = record({
  concepts: record({ done: share, solved: share, kept: share, practised: share, best: share }).map(
    ({ done, solved, kept, practised, best }) => ({
      pages: 28,
      pagesDone: Math.floor(28 * done),
      exercises: 140,
      solved: Math.floor(140 * solved),
      practised: Math.floor(28 * practised),
      remembered: kept * Math.floor(28 * practised),
      assessment: best < 0.5 ? null : best,
    }),
  ),
  resume: option(resume, { nil: null }),
  interview: array(
    record({
      points: integer({ min: 0, max: 25 }),
      type: constantFrom("behavioural", "knowledge", "case", "self"),
    }),
    { maxLength: 40 },
  ).map((answers) => ({ interviews: Math.ceil(answers.length / 5), answers })),
  coding: record({
    easy: integer({ min: 0, max: 60 }),
    medium: integer({ min: 0, max: 60 }),
    hard: integer({ min: 0, max: 20 }),
    unaided: share,
    kept: share,
    rounds: integer({ min: 0, max: 9 }),
    inTime: share,
  }).map(({ easy, medium, hard, unaided, kept, rounds, inTime }) => {
    const count = easy + medium + hard;
    const recent = Math.min(20, count);
    const concepts = Math.min(15, count);
    return {
      solved: { easy, medium, hard },
      topics: concepts,
      recent,
      unaided: Math.floor(recent * unaided),
      concepts,
      remembered: concepts * kept,
      roundProblems: rounds,
      roundSolved: Math.floor(rounds * inTime),
    };
  }),
  work: array(
    record({
      scenario: constantFrom("first-week", "month-end", "on-call", "diwali"),
      score: integer({ min: 0, max: 100 }),
      shown: array(constantFrom(...WORK_COMPETENCIES), { maxLength: 6 }),
    }),
    { maxLength: 6 },
  ).map((days) => ({ days })),
});
