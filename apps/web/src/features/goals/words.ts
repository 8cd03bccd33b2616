import type { GoalKind } from "@taiyari/domain/goals";
import { formatNumber } from "../../lib/numbers.ts";

export const GOAL_NAMES: Readonly<
  Record<GoalKind, { readonly title: string; readonly one: string; readonly many: string }>
> = {
  minutes: { title: "Minutes of practice", one: "minute", many: "minutes" },
  lessons: { title: "Lessons finished", one: "lesson", many: "lessons" },
  problems: { title: "Problems solved", one: "problem", many: "problems" },
  answers: { title: "Interview answers", one: "answer", many: "answers" },
  days: { title: "Simulated days", one: "day", many: "days" },
};

/** "45 of 150 minutes". */
export function goalText(kind: GoalKind, done: number, goal: number): string {
  const { one, many } = GOAL_NAMES[kind];
  return `${formatNumber(done)} of ${formatNumber(goal)} ${goal === 1 ? one : many}`;
}

/** What is said of this week: never a reproach. */
export function weekSentence(isKept: boolean, left: number): string {
  if (isKept) return "All reached this week. Anything more is extra.";
  if (left === 1) return "Today is the last day of this week. A little counts too.";
  return `${left} days of this week are left. A little each day is enough.`;
}
