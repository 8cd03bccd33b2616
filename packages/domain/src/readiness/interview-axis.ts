import { figure } from "../text/wording.ts";
import { type Evidence, evidenceOf } from "./evidence.ts";
import type { InterviewFacts } from "./facts.ts";
import { decimal, partOf, ratio, type ReadinessPart } from "./part.ts";

/** Answers a score looks at, and that a steady figure needs: three interviews of five questions. Our choice. */
export const RECENT_ANSWERS = 15;
/** Types of questions that somebody should have answered. Our choice. */
const ENOUGH_TYPES = 3;
const MOST_POINTS = 25;
const SCORES = 70;
const ANSWERS = 20;
const TYPES = 10;

export function interviewParts({ answers }: InterviewFacts): readonly ReadinessPart[] {
  const recent = answers.slice(-RECENT_ANSWERS);
  const mean = ratio(
    recent.reduce((sum, { points }) => sum + points, 0),
    recent.length,
  );
  const types = new Set(answers.map(({ type }) => type)).size;
  return [
    partOf({
      id: "scores",
      title: "What answers scored",
      most: SCORES,
      share: mean / MOST_POINTS,
      found:
        recent.length === 0
          ? "No answer was scored yet."
          : `The last ${figure(recent.length, "answer")} scored ${decimal(mean)} of 25 on average.`,
      raise:
        recent.length === 0
          ? "Hold a mock interview: each answer is scored on five lines."
          : `Take the steps of the last report: the score follows the last ${RECENT_ANSWERS} answers.`,
    }),
    partOf({
      id: "answers",
      title: "Answers given",
      most: ANSWERS,
      share: ratio(recent.length, RECENT_ANSWERS),
      found: `${figure(answers.length, "answer")} in mock interviews.`,
      raise: `Answer more: ${RECENT_ANSWERS} are enough, about three interviews.`,
    }),
    partOf({
      id: "types",
      title: "Kinds of questions",
      most: TYPES,
      share: types / ENOUGH_TYPES,
      found: `${figure(types, "kind")} of questions ${types === 1 ? "was" : "were"} answered.`,
      raise: `Answer questions of ${ENOUGH_TYPES} kinds: about yourself, about knowledge, about a case.`,
    }),
  ];
}

export function interviewEvidence({ interviews, answers }: InterviewFacts): Evidence {
  return evidenceOf(Math.min(answers.length, RECENT_ANSWERS), RECENT_ANSWERS, [
    [interviews, "interview"],
    [answers.length, "answer"],
  ]);
}
