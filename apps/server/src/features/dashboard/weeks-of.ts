import type { Dashboard } from "@taiyari/contract";
import { countWeeks } from "@taiyari/domain/goals";
import { dateIn } from "@taiyari/domain/learning/progress";
import type { Standing } from "@taiyari/domain/readiness";
import type { Gathered } from "./gather.ts";
import { pageEntries, problemEntries } from "./recent.ts";

type Open = Extract<Dashboard, { kind: "open" }>;

/** How many weeks goals are told of, this one included. */
const SHOWN_WEEKS = 6;

/** What was done in each of the last weeks: minutes as the streak counts them, the rest as it stands in what was done last. */
export function weeksOf(
  gathered: Gathered,
  standing: Standing,
  { zone, today, activity }: Pick<Open, "today" | "activity"> & { readonly zone: string },
): Open["weeks"] {
  const on = (at: number | string) => dateIn(new Date(at).getTime(), zone);
  const done = [
    ...pageEntries(gathered, standing).map(({ at }) => ({ kind: "lessons", on: on(at) }) as const),
    ...problemEntries(gathered, standing).map(
      ({ at }) => ({ kind: "problems", on: on(at) }) as const,
    ),
    ...gathered.scoredInterviews.flatMap(({ answers, endedAt }) =>
      answers.map(() => ({ kind: "answers", on: on(endedAt) }) as const),
    ),
    ...gathered.scoredDays.map(({ endedAt }) => ({ kind: "days", on: on(endedAt) }) as const),
  ];
  return [...countWeeks({ days: activity.days, done }, today, SHOWN_WEEKS)];
}
