import type { Dashboard } from "@taiyari/contract";
import {
  activityDays,
  activityFigures,
  firstShown,
  type Moment,
  type Standing,
} from "@taiyari/domain/readiness";
import type { Gathered } from "./gather.ts";

type Activity = Extract<Dashboard, { kind: "open" }>["activity"];

/** What a thing takes at least, in minutes, where nothing follows it within five. Our choice. */
const ESTIMATES = { event: 1, act: 1, report: 5, letter: 10 } as const;

/** Minutes by day and what they add up to. docs/decisions/0039 states the rule. */
export function activityOf(
  gathered: Gathered,
  { learning }: Standing,
  { zone, today }: { readonly zone: string; readonly today: string },
): Activity {
  const here = (at: Date, minutes: number): Moment => ({ at: at.getTime(), zone, minutes });
  const days = activityDays({
    moments: [
      ...gathered.events.map((event) => ({
        at: Date.parse(event.at),
        zone: event.zone,
        minutes: ESTIMATES.event,
      })),
      ...gathered.actTimes.map((at) => here(at, ESTIMATES.act)),
      ...gathered.reports.map(({ madeAt }) => here(madeAt, ESTIMATES.report)),
      ...gathered.letters.map(({ updatedAt }) => here(updatedAt, ESTIMATES.letter)),
    ],
    stretches: gathered.interviews.map(({ startedAt, seconds }) => ({
      at: startedAt.getTime(),
      zone,
      ms: seconds * 1_000,
    })),
    finished: [
      ...gathered.reports.map(({ madeAt }) => ({ at: madeAt.getTime(), zone })),
      ...gathered.scoredInterviews.map(({ endedAt }) => ({ at: endedAt, zone })),
      ...gathered.scoredDays.map(({ endedAt }) => ({ at: endedAt, zone })),
    ],
    solved: learning.days,
  });
  const from = firstShown(today);
  const figures = activityFigures(days, today);
  return {
    from,
    days: days
      .filter(({ date }) => date >= from && date <= today)
      .map(({ date, minutes }) => ({ date, minutes })),
    ...figures,
  };
}
