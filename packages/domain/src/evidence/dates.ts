import type { PartialDate, ReadEducation, ReadExperience } from "../resume/reading.ts";

/** Months since year 0: `year * 12 + month - 1`. Comparable and subtractable. */
export type Month = number;

/** The month of a day counted from 1 January 1970 (UTC). */
export function monthOfDay(day: number): Month {
  const date = new Date(day * 86_400_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The year a month lies in. */
export function yearOf(month: Month): number {
  return Math.floor(month / 12);
}

/**
 * A stretch of work or study. Months, both included.
 *
 * A date without a month counts from or to the middle of its year, so that "2018 - 2020" is two years.
 */
export interface Span {
  readonly first: Month;
  readonly last: Month;
  readonly current: boolean;
}

/** The stretch an entry covers; null when it has no start, or an end before its start. */
export function spanOf(
  entry: Pick<ReadExperience | ReadEducation, "start" | "end" | "current">,
  today: Month,
): Span | null {
  if (!entry.start) return null;
  const first = monthOf(entry.start.value, 6);
  const last = entry.current ? today : entry.end ? monthOf(entry.end.value, 5) : first;
  if (last < first)
    return entry.end && entry.end.value.year === entry.start.value.year
      ? { first, last: first, current: entry.current }
      : null;
  return { first, last, current: entry.current };
}

/** The month an entry ended, as far as it says; null without dates. */
export function endOf(
  entry: Pick<ReadExperience, "start" | "end" | "current">,
  today: Month,
): Month | null {
  if (entry.current) return today;
  const date = entry.end ?? entry.start;
  return date ? monthOf(date.value, 11) : null;
}

function monthOf(date: PartialDate, withoutMonth: number): Month {
  return date.year * 12 + (date.month === undefined ? withoutMonth : date.month - 1);
}
