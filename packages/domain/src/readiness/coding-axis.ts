import { figure } from "../text/wording.ts";
import { type Evidence, evidenceOf } from "./evidence.ts";
import type { CodingFacts } from "./facts.ts";
import { decimal, partOf, ratio, type ReadinessPart } from "./part.ts";

/** What a problem counts by its level. Our choice. */
export const LEVEL_WEIGHTS = { easy: 1, medium: 2, hard: 3 } as const;
/** So much solved is enough: thirty problems of the middle level, say. Our choice. */
const ENOUGH_WEIGHT = 60;
const ENOUGH_TOPICS = 12;
/** With fewer solved problems the share of those without a hint counts less. Our choice. */
const FEWEST_RECENT = 10;
const FEWEST_CONCEPTS = 6;
const FEWEST_IN_ROUNDS = 6;
/** Solved problems after which the figure is steady. Our choice. */
const ENOUGH_PROBLEMS = 20;
const SOLVED = 40;
const TOPICS = 20;
const UNAIDED = 20;
const REMEMBERED = 10;
const ROUNDS = 10;

export function codingParts(facts: CodingFacts): readonly ReadinessPart[] {
  const { solved, topics, recent, unaided, concepts, remembered } = facts;
  const count = solvedProblems(facts);
  const weight =
    solved.easy * LEVEL_WEIGHTS.easy +
    solved.medium * LEVEL_WEIGHTS.medium +
    solved.hard * LEVEL_WEIGHTS.hard;
  return [
    partOf({
      id: "solved",
      title: "Problems solved",
      most: SOLVED,
      share: weight / ENOUGH_WEIGHT,
      found:
        count === 0
          ? "No problem is solved yet."
          : `${figure(count, "problem")} solved: ${solved.easy} easy, ${solved.medium} medium, ${solved.hard} hard.`,
      raise: `Solve the next problem: an easy one brings ${decimal(SOLVED / ENOUGH_WEIGHT)} points, a medium one twice, a hard one three times as much.`,
    }),
    partOf({
      id: "topics",
      title: "Concepts met",
      most: TOPICS,
      share: topics / ENOUGH_TOPICS,
      found: `Problems of ${figure(topics, "concept")} are solved.`,
      raise: `Solve one of a concept that is new to you: ${ENOUGH_TOPICS} are enough.`,
    }),
    partOf({
      id: "unaided",
      title: "Without hints",
      most: UNAIDED,
      share: ratio(unaided, Math.max(recent, FEWEST_RECENT)),
      found:
        recent === 0
          ? "No problem is solved yet."
          : `${unaided} of the last ${figure(recent, "solved problem")} were solved without a hint.`,
      raise: `Solve without opening a hint; ${FEWEST_RECENT} such problems are needed at least.`,
    }),
    partOf({
      id: "remembered",
      title: "Still remembered",
      most: REMEMBERED,
      share: ratio(remembered, Math.max(concepts, FEWEST_CONCEPTS)),
      found:
        concepts === 0
          ? "There is no concept to remember yet."
          : `${figure(concepts, "concept")}, there with a chance of ${Math.round(100 * ratio(remembered, concepts))}% today.`,
      raise: "Solve the problems that are due for review.",
    }),
    partOf({
      id: "rounds",
      title: "Mock rounds",
      most: ROUNDS,
      share: ratio(facts.roundSolved, Math.max(facts.roundProblems, FEWEST_IN_ROUNDS)),
      found:
        facts.roundProblems === 0
          ? "No mock round was held yet."
          : `${facts.roundSolved} of ${figure(facts.roundProblems, "problem")} of the last mock rounds were solved in time.`,
      raise: "Hold a mock round: problems against the clock, as in a real one.",
    }),
  ];
}

export function codingEvidence(facts: CodingFacts): Evidence {
  const count = solvedProblems(facts);
  return evidenceOf(count, ENOUGH_PROBLEMS, [
    [count, "solved problem"],
    [facts.topics, "concept"],
  ]);
}

function solvedProblems({ solved }: CodingFacts): number {
  return solved.easy + solved.medium + solved.hard;
}
