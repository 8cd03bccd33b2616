import { SHORT_MONTHS } from "../lexicon/months.ts";
import { findDates } from "../read/patterns/dates.ts";

const ISO_DATE = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:T[\d:.+Z-]*)?$/u;

/** Words for "it goes on" where a date could be. */
const GOES_ON = /^(?:present|current|currently|now|ongoing|today|till date|to date)$/iu;

/** A stretch of time as entries of a draft have it. */
export interface Stretch {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

/**
 * A date of a data file as a resume has it: "2022-06" → "Jun 2022", "2014-06-29" → "29 Jun 2014". The first of a month
 * is a month: files that must name a day name that one. Anything else stays as written.
 */
export function dateFromIso(text: string): string {
  const written = text.trim();
  const [, year, month, day] = ISO_DATE.exec(written) ?? [];
  if (year === undefined) return written;
  if (month === undefined) return year;
  const name = SHORT_MONTHS[Number(month) - 1];
  if (name === undefined) return written;
  const dayNumber = Number(day ?? "1");
  return dayNumber === 1 ? `${name} ${year}` : `${dayNumber} ${name} ${year}`;
}

/** Two dates of a data file. A word such as "Present" in the place of the end is no date. */
export function stretchOf(start: string, end: string, current = false): Stretch {
  const goesOn = GOES_ON.test(end.trim());
  return {
    startDate: dateFromIso(start),
    endDate: goesOn ? "" : dateFromIso(end),
    current: current || goesOn,
  };
}

/** A stretch of time in one text: "Jan 2019 - Present". What is no such thing is the start as written. */
export function splitStretch(text: string): Stretch {
  const written = text.trim();
  const [match, ...others] = findDates(written);
  const isWhole = match?.from === 0 && match.to === written.length && others.length === 0;
  if (!match || !isWhole || match.isBlank) return stretchOf(written, "");
  if (match.isRange) {
    return {
      startDate: dateFromIso(match.start?.date.text ?? ""),
      endDate: dateFromIso(match.end?.date.text ?? ""),
      current: match.current,
    };
  }
  return stretchOf("", written);
}
