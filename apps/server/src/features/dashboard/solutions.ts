import type { Dashboard } from "@taiyari/contract";
import type { Standing } from "@taiyari/domain/readiness";
import { dueConcepts } from "@taiyari/domain/practice/progress";
import type { Gathered } from "./gather.ts";

type Solutions = Extract<Dashboard, { kind: "open" }>["solutions"];

/** Points of an answer that make one of 100. */
const POINTS_PER_HUNDREDTH = 0.25;

/** How far somebody is with each solution; null before they did anything with it. */
export function solutionsOf(gathered: Gathered, standing: Standing, now: number): Solutions {
  return {
    learning: learningOf(standing),
    resume: resumeOf(gathered),
    interview: interviewOf(gathered),
    practice: practiceOf(gathered, standing, now),
    simulation: simulationOf(gathered),
  };
}

function learningOf({ learning, facts }: Standing): Solutions["learning"] {
  const { pages, pagesDone, exercises, solved } = facts.concepts;
  const isBegun = learning.lastPage !== null || learning.isPlaced;
  return isBegun && pages > 0 ? { pages, pagesDone, exercises, solved } : null;
}

function resumeOf({ uploads, letters, reports: [latest] }: Gathered): Solutions["resume"] {
  if (uploads.length === 0 && letters.length === 0) return null;
  return {
    uploads: uploads.length,
    letters: letters.length,
    report: latest
      ? { score: latest.score, ordinal: latest.ordinal, at: latest.madeAt.toISOString() }
      : null,
  };
}

function interviewOf({ interviews, scoredInterviews }: Gathered): Solutions["interview"] {
  if (interviews.length === 0) return null;
  const answers = scoredInterviews.flatMap((one) => one.answers);
  const points = answers.reduce((sum, answer) => sum + answer.points, 0);
  return {
    interviews: interviews.length,
    answers: answers.length,
    mean: answers.length === 0 ? null : Math.round(points / answers.length / POINTS_PER_HUNDREDTH),
  };
}

function practiceOf(
  { outlines }: Gathered,
  { practice }: Standing,
  now: number,
): Solutions["practice"] {
  if (practice.problems.size === 0) return null;
  return {
    problems: outlines.problems.problems.length,
    solved: [...practice.problems.values()].filter(({ solvedAt }) => solvedAt !== null).length,
    due: dueConcepts(outlines.problems, practice, now).length,
  };
}

function simulationOf({ outlines, runs, scoredDays }: Gathered): Solutions["simulation"] {
  if (runs.length === 0) return null;
  const finished = new Set(runs.filter(({ isEnded }) => isEnded).map(({ scenario }) => scenario));
  const last = scoredDays.at(-1);
  return {
    begun: runs.length,
    finished: finished.size,
    scenarios: Math.max(outlines.simulations.length, finished.size),
    last: last ? { title: last.title, score: last.facts.score } : null,
  };
}
