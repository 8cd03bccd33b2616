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
  /** Dates that count among the last seven, today's included, the latest first. */
  readonly thisWeek: readonly string[];
  /** Dates that were missed and passed over, the latest first. */
  readonly rests: readonly string[];
  /** Whether a day that is missed now would be passed over. */
  readonly hasRestLeft: boolean;
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
  const rests: number[] = [];
  for (let day = isTodayDone ? now : now - 1; ; day--) {
    if (done.has(day)) {
      count += 1;
      continue;
    }
    const mayRest = done.has(day - 1) && lastRest - day >= REST_EVERY_DAYS;
    if (!mayRest) break;
    lastRest = day;
    rests.push(day);
  }
  const week = Array.from({ length: 7 }, (_, back) => now - back);
  return {
    days: count,
    isTodayDone,
    thisWeek: week.filter((day) => done.has(day)).map(dateOf),
    rests: rests.map(dateOf),
    hasRestLeft: now + 1 - (rests[0] ?? -Infinity) >= REST_EVERY_DAYS,
  };
}

function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
