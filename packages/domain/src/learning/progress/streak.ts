import type { StudyDay } from "./progress.ts";

const DAY_MS = 86_400_000;
/** What a day needs to count: one exercise solved, or this many minutes. Source: research 2.9. */
const GOAL_MINUTES = 10;
/** A missed day is passed over once in this many days. Our choice. */
const REST_EVERY_DAYS = 7;

export interface Streak {
  /** Days that count, up to today or, while today is open, yesterday. */
  readonly days: number;
  readonly isTodayDone: boolean;
  /** Days that count among the last seven, today included. */
  readonly thisWeek: number;
}

/**
 * Days in a row. One missed day in seven breaks nothing, and today breaks nothing before it is over. Days after today, of
 * a clock that was wrong, do not count.
 *
 * @param today  "2026-11-23", where the learner is now
 */
export function streakOf(days: readonly StudyDay[], today: string): Streak {
  const done = new Set(
    days
      .filter(({ solved, minutes }) => solved > 0 || minutes >= GOAL_MINUTES)
      .map(({ date }) => dayNumber(date)),
  );
  const now = dayNumber(today);
  const isTodayDone = done.has(now);
  let count = 0;
  let lastRest = Infinity;
  for (let day = isTodayDone ? now : now - 1; ; day--) {
    if (done.has(day)) {
      count += 1;
      continue;
    }
    const mayRest = done.has(day - 1) && lastRest - day >= REST_EVERY_DAYS;
    if (!mayRest) break;
    lastRest = day;
  }
  const week = Array.from({ length: 7 }, (_, back) => now - back);
  return { days: count, isTodayDone, thisWeek: week.filter((day) => done.has(day)).length };
}

function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}
