import type { ProblemEntry, ProblemIndex } from "@taiyari/domain/practice";
import { chooseProblems } from "./choose-problems.ts";
import { usePractice } from "./use-practice.ts";

/** What to do after a problem: what is due, or what helps most of what is not solved. Null where everything is. */
export function useNextProblem(index: ProblemIndex | undefined, slug: string): ProblemEntry | null {
  const practice = usePractice(index);
  if (!index || !practice) return null;
  const due = practice.due.find(({ entry }) => entry.slug !== slug);
  if (due) return due.entry;
  const open = chooseProblems(index.problems, index.paths, { state: "open" }, practice.standings);
  return open.find((entry) => entry.slug !== slug) ?? null;
}
