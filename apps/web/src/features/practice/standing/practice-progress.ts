import type { ProblemIndex } from "@taiyari/domain/practice";
import {
  dueConcepts,
  type PracticeProgress,
  type ProblemProgress,
} from "@taiyari/domain/practice/progress";
import type { EntryStanding } from "./entry-standing.ts";
import type { CurrentProblem, Practice } from "./practice.ts";

/** What the catalogue shows of how far somebody is. */
export function practiceOf(
  progress: PracticeProgress,
  index: ProblemIndex,
  now: number,
): Omit<Practice, "streak" | "week"> {
  const due = dueConcepts(index, progress, now).map(({ topic, problem }) => ({
    topic,
    entry: problem,
  }));
  const dueSlugs = new Set(due.map(({ entry }) => entry.slug));
  const standings = new Map(
    index.problems.flatMap(({ slug }) => {
      const own = progress.problems.get(slug);
      const isDue = dueSlugs.has(slug);
      return own || isDue ? [[slug, standingFrom(own, isDue)] as const] : [];
    }),
  );
  return {
    standings,
    current: currentOf(progress, index),
    due,
    hasSolved: [...progress.problems.values()].some(({ solvedAt }) => solvedAt !== null),
    rounds: progress.rounds.map(({ round, startedAt, seconds, parts }) => ({
      id: round,
      at: Date.parse(startedAt),
      solved: parts.map(({ marks }) =>
        marks.some(
          ({ kind, passed, total }) => kind === "submitted" && total > 0 && passed === total,
        ),
      ),
      minutes: Math.ceil(seconds / 60),
    })),
  };
}

function standingFrom(own: ProblemProgress | undefined, isDue: boolean): EntryStanding {
  const solvedAt = own?.solvedAt ?? null;
  const submissions = own?.submissions ?? [];
  const first = submissions.findIndex(({ result }) => result === "passed");
  const last = submissions.at(-1);
  return {
    state: !own ? "open" : solvedAt === null ? "begun" : "solved",
    isDue,
    lastAt: solvedAt ?? own?.lastAt ?? null,
    last: last ? { passed: last.passed, total: last.total } : null,
    tries: first === -1 ? submissions.length : first + 1,
  };
}

/** The problem somebody was at last, where it is not solved; else the one before it that is not. */
function currentOf(progress: PracticeProgress, { problems }: ProblemIndex): CurrentProblem | null {
  const begun = [...progress.problems.values()]
    .filter(({ state }) => state === "begun")
    .toSorted((a, b) => b.lastAt - a.lastAt);
  for (const { problem, submissions, hints, last } of begun) {
    const entry = problems.find(({ slug }) => slug === problem);
    const submission = submissions.at(-1) ?? null;
    if (entry) return { entry, last: submission, language: last?.language ?? null, hints };
  }
  return null;
}
