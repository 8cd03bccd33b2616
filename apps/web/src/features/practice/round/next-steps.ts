import { topicName, type ProblemEntry } from "@taiyari/domain/practice";
import { standingOf, type Standings } from "../standing/entry-standing.ts";
import type { ProblemReport } from "./round-report.ts";

export interface NextStep {
  readonly slug: string;
  readonly title: string;
  /** "Arrays, easier. 15 minutes" */
  readonly why: string;
}

const LEVELS = { easy: 0, medium: 1, hard: 2 } as const;
const MOST = 3;

/** Problems to take before the next round: of what was missed first, easier ones before as hard ones, none that is solved. */
export function nextSteps(
  reports: readonly ProblemReport[],
  problems: readonly ProblemEntry[],
  standings: Standings,
): readonly NextStep[] {
  const done = new Set(reports.map(({ problem }) => problem.slug));
  const steps = reports
    .toSorted((a, b) => Number(a.isSolved) - Number(b.isSolved))
    .flatMap(({ problem, isSolved }) => {
      const own = problems.find(({ slug }) => slug === problem.slug);
      const level = LEVELS[own?.level ?? "medium"];
      return problems
        .filter(
          (entry) =>
            entry.topics[0] === problem.topic &&
            entry.languages.includes(problem.language) &&
            !done.has(entry.slug) &&
            standingOf(standings, entry).state !== "solved" &&
            (isSolved ? LEVELS[entry.level] >= level : LEVELS[entry.level] <= level),
        )
        .toSorted((a, b) => LEVELS[a.level] - LEVELS[b.level] || a.minutes - b.minutes)
        .slice(0, 2)
        .map((entry) => ({
          slug: entry.slug,
          title: entry.title,
          why: `${topicName(problem.topic)}${compared(LEVELS[entry.level], level)}. ${entry.minutes} minutes`,
        }));
    });
  return [...new Map(steps.map((step) => [step.slug, step])).values()].slice(0, MOST);
}

function compared(level: number, than: number): string {
  if (level === than) return ", as hard";
  return level < than ? ", easier" : ", harder";
}
