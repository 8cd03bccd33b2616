import type { PracticeProgress } from "@taiyari/domain/practice/progress";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/numbers.ts";
import type { StepProgress } from "./progress.ts";

/** How far the person is in the Practice Lab; null before the first problem was opened. */
export function practiceProgress({ problems }: PracticeProgress, now: number): StepProgress | null {
  const all = [...problems.values()];
  if (all.length === 0) return null;
  const solved = all.filter(({ solvedAt }) => solvedAt !== null).length;
  const lastAt = Math.min(Math.max(...all.map((problem) => problem.lastAt)), now);
  return {
    last: `Last practised ${formatDate(new Date(lastAt))}`,
    now: { text: `${count(solved, "problem")} solved`, score: null },
    share: null,
  };
}
