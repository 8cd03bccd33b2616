import { addDays } from "../account/index.ts";
import type { StudyDay } from "../learning/progress/index.ts";
import { dateIn, streakOf } from "../learning/progress/index.ts";

const MINUTE_MS = 60_000;
/** A pause longer than this was not spent here. The same as for the minutes of a course. */
const PAUSE_MS = 5 * MINUTE_MS;

/** Something somebody did. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The IANA time zone they were in. */
  readonly zone: string;
  /** What it is taken for when nothing follows within five minutes: about what such a thing takes at least. */
  readonly minutes: number;
}

/** Something whose own clock says how long it took. */
export interface Stretch {
  readonly at: number;
  readonly zone: string;
  readonly ms: number;
}

export interface ActivityLog {
  readonly moments: readonly Moment[];
  readonly stretches: readonly Stretch[];
  /** Things that were brought to an end, each of which makes its day count. */
  readonly finished: readonly { readonly at: number; readonly zone: string }[];
  /** Days of the course and the Practice Lab, for what was solved on them. */
  readonly solved: readonly Pick<StudyDay, "date" | "solved">[];
}

/**
 * What was done on each day, by date, the earliest first. A pause of up to five minutes counts as it is; before a longer one, and at the end of a day, what
 * was done last counts with its own estimate. Things with a clock of their own count with that.
 */
export function activityDays(log: ActivityLog): readonly StudyDay[] {
  const days = new Map<string, { solved: number; ms: number }>();
  const dayOf = (date: string) => {
    const day = days.get(date) ?? { solved: 0, ms: 0 };
    days.set(date, day);
    return day;
  };
  const moments = log.moments
    .map((moment) => ({ ...moment, date: dateIn(moment.at, moment.zone) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.at - b.at));
  for (const [place, { at, date, minutes }] of moments.entries()) {
    const next = moments[place + 1];
    const pause = next?.date === date ? next.at - at : Infinity;
    dayOf(date).ms += pause <= PAUSE_MS ? pause : Math.min(pause, minutes * MINUTE_MS);
  }
  for (const { at, zone, ms } of log.stretches) dayOf(dateIn(at, zone)).ms += ms;
  for (const { at, zone } of log.finished) dayOf(dateIn(at, zone)).solved += 1;
  for (const { date, solved } of log.solved) dayOf(date).solved += solved;
  return [...days]
    .map(([date, { solved, ms }]) => ({ date, solved, minutes: Math.floor(ms / MINUTE_MS) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

export interface ActivityFigures {
  /** Days in a row, up to today or yesterday; one missed day in seven is passed over. */
  readonly streak: number;
  readonly isTodayDone: boolean;
  readonly longest: number;
  /** Days with a minute or something finished, among those shown. */
  readonly active: number;
  /** Minutes in all, in the days shown; and since Monday. */
  readonly minutes: number;
  readonly thisWeek: number;
  /** The day with most minutes, the latest of equals; null for none. */
  readonly best: { readonly date: string; readonly minutes: number } | null;
}

/** Whole weeks shown, the one of today included. Source: the drawing. */
const SHOWN_WEEKS = 22;

/** The Monday with which the days shown begin. */
export function firstShown(today: string): string {
  return addDays(mondayOf(today), -7 * (SHOWN_WEEKS - 1));
}

/** @param today  "2026-11-23", where the person is now */
export function activityFigures(all: readonly StudyDay[], today: string): ActivityFigures {
  const past = all.filter(({ date }) => date <= today);
  const from = firstShown(today);
  const shown = past.filter(({ date }) => date >= from);
  const monday = mondayOf(today);
  const { days: streak, isTodayDone } = streakOf(past, today);
  const best = shown
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => b.minutes - a.minutes || (a.date < b.date ? 1 : -1))[0];
  return {
    streak,
    isTodayDone,
    longest: Math.max(streak, ...past.map(({ date }) => streakOf(past, date).days)),
    active: shown.filter(({ minutes, solved }) => minutes > 0 || solved > 0).length,
    minutes: sumOf(shown),
    thisWeek: sumOf(shown.filter(({ date }) => date >= monday)),
    best: best ? { date: best.date, minutes: best.minutes } : null,
  };
}

function sumOf(days: readonly StudyDay[]): number {
  return days.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The Monday of the week of a date. */
export function mondayOf(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}
