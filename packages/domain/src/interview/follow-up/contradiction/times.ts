import { readDates } from "../../../coach/facts/dates/read-dates.ts";
import { SHORT_MONTHS } from "../../../lexicon/months.ts";
import { isExact, monthIndex, monthsInWords } from "../../facts/months.ts";
import type { Entry } from "../../facts/entries.ts";
import { type Employer, jobsNamedIn } from "../../facts/mentions.ts";
import { type Found, monthsOfYears, type ToldClause } from "./found.ts";

/** How much longer than the resume a time may be said to be: people round up. Our choice: a year, or two fifths of it. */
const ROUNDED_MONTHS = 12;
const ROUNDED_SHARE = 0.4;

/** A year outside of the job it is said of, or more years at an employer than the resume has. */
export function otherTimes(
  { clause }: ToldClause,
  employers: readonly Employer[],
  now: number,
): Found | null {
  const jobs = jobsNamedIn(clause.text, employers).flatMap(({ entry }) => spanOf(entry, now));
  const [first] = jobs;
  if (!first) return null;
  const from = Math.min(...jobs.map((job) => job.from));
  const to = Math.max(...jobs.map((job) => job.to));
  const place = first.entry.place || first.entry.title;
  const years = readDates(clause.text, 0).points.flatMap((point) =>
    point.years.length === 1 ? point.years : [],
  );
  const [year] = years;
  // "Before Saral, in 2018" is a time of something else.
  if (
    years.length === 1 &&
    year !== undefined &&
    !/\b(?:before|after|until then|prior|previous)\b/iu.test(clause.text)
  ) {
    const isOutside = year < Math.floor(from / 12) || year > Math.floor(to / 12);
    if (isOutside) return { span: clause, resumeSays: `your resume has ${place} ${timeOf(jobs)}` };
  }
  const said = years.length === 0 ? monthsOfYears(clause.text) : null;
  if (said !== null && isStay(clause.text) && isMore(said, to - from)) {
    return {
      span: clause,
      resumeSays: `your resume shows ${monthsInWords(Math.max(1, to - from))} at ${place}`,
    };
  }
  return null;
}

const STAY = /\b(?:for|since|worked|working|spent|stayed|been|kaam)\b/iu;

function isStay(text: string): boolean {
  return STAY.test(text);
}

const EXPERIENCE =
  /\b(?:i\s+have|i['’]ve|i\s+bring|i\s+am\s+having|having|with|mere\s+paas|total(?:ly)?|overall)\b.{0,30}(?:years?|yrs?|saal)\b.{0,20}\b(?:experience|exp|anubhav|in\s+total)\b/iu;

/** More years of experience than all jobs of the resume add up to. */
export function otherExperience(
  { clause }: ToldClause,
  jobs: readonly Entry[],
  now: number,
): Found | null {
  if (!EXPERIENCE.test(clause.text)) return null;
  const said = monthsOfYears(clause.text);
  const spans = jobs.flatMap((job) => spanOf(job, now));
  if (said === null || spans.length === 0 || spans.length < jobs.length) return null;
  const months = coveredBy(spans);
  if (!isMore(said, months)) return null;
  return {
    span: clause,
    resumeSays: `the jobs on your resume add up to ${monthsInWords(Math.max(1, months))}`,
  };
}

interface JobSpan {
  readonly entry: Entry;
  /** Months since year 0: the first one, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** A year without a month is taken whole. */
function spanOf(entry: Entry, now: number): readonly JobSpan[] {
  const { period } = entry;
  if (!period) return [];
  const end = period.to === null ? now : monthIndex(period.to) + (isExact(period.to) ? 0 : 11);
  return [{ entry, from: monthIndex(period.from), to: Math.max(end, monthIndex(period.from)) + 1 }];
}

function coveredBy(spans: readonly JobSpan[]): number {
  let [months, reached] = [0, -Infinity];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}

function isMore(said: number, held: number): boolean {
  return said - held > Math.max(ROUNDED_MONTHS - 1, held * ROUNDED_SHARE);
}

/** "from Mar 2021 to Jun 2023", "since Mar 2021". */
function timeOf(jobs: readonly JobSpan[]): string {
  const first = jobs.toSorted((a, b) => a.from - b.from)[0]?.entry.period;
  const last = jobs.toSorted((a, b) => b.to - a.to)[0]?.entry.period;
  if (!first || !last) return "";
  return last.to === null
    ? `since ${inWords(first.from)}`
    : `from ${inWords(first.from)} to ${inWords(last.to)}`;
}

function inWords(month: string): string {
  const [year = "", one] = month.split("-");
  return one === undefined ? year : `${SHORT_MONTHS[Number(one) - 1] ?? ""} ${year}`;
}
