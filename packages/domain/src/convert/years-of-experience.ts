import type { PartialDate, Reading, ReadExperience } from "../resume/reading.ts";

/** Today as whole days since 1 January 1970 (UTC), the way a report takes it. */
type Today = number;

const MS_PER_DAY = 86_400_000;

/**
 * Years the periods of the jobs add up to, in steps of half a year. Time in two jobs at once counts once.
 *
 * @param today  whole days since 1 January 1970 (UTC): the end of a current job
 * @returns      null when no job has a period
 */
export function yearsOfExperience(reading: Reading, today: Today): number | null {
  const now = monthIndexOf(today);
  const periods = reading.experience
    .flatMap((job) => periodOf(job, now) ?? [])
    .toSorted((a, b) => a.from - b.from);
  if (periods.length === 0) return null;
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of periods) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round(months / 6) / 2;
}

/** Months since year 0, from a day. */
function monthIndexOf(today: Today): number {
  const date = new Date(today * MS_PER_DAY);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/**
 * First month, and the month after the last, as months since year 0. A year without a month is its January, at the
 * end its December.
 */
function periodOf(job: ReadExperience, now: number): { from: number; to: number } | null {
  if (!job.start) return null;
  const from = firstMonth(job.start.value);
  const end = job.end ? lastMonth(job.end.value, job.start.value) : job.current ? now : null;
  if (end === null) return null;
  const to = Math.min(end, now) + 1;
  return to > from ? { from, to } : null;
}

function firstMonth(date: PartialDate): number {
  return date.year * 12 + (date.month ?? 1) - 1;
}

/**
 * "2019 – 2021" counts two years, not three: the end year is taken to its beginning unless it is the year of the
 * start.
 */
function lastMonth(date: PartialDate, start: PartialDate): number {
  if (date.month !== undefined) return date.year * 12 + date.month - 1;
  return date.year === start.year
    ? date.year * 12 + 11
    : date.year * 12 - 1 + (start.month ?? 1) - 1;
}
