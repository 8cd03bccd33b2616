import { monthOf } from "../../../lexicon/months.ts";
import { findDates } from "../../../read/patterns/dates.ts";
import { digitsOf } from "../figures/digits.ts";

/** One end of a date. Offsets count UTF-16 units of the whole text. */
export interface DatePoint {
  readonly from: number;
  readonly to: number;
  /** All years it may be: two for "FY23". */
  readonly years: readonly number[];
  /** 1 to 12; null where only the year is said. */
  readonly month: number | null;
}

/** A stretch of time with both its ends. */
export interface DateSpan {
  readonly start: DatePoint;
  /** Null where it goes on. */
  readonly end: DatePoint | null;
}

export interface DatesOfLine {
  readonly points: readonly DatePoint[];
  /** What may be years; it may be figures as well. */
  readonly shortYears: readonly DatePoint[];
  readonly spans: readonly DateSpan[];
  /** What of the line is dates and so no figures. */
  readonly taken: readonly (readonly [number, number])[];
}

/** "FY23", "FY 2022-23", "financial year 2022-23": April of the first year to March of the second. */
const FISCAL =
  /(?<![\p{L}\p{N}])(?:f\.?y\.?|financial year|fiscal(?: year)?)\s*['’]?(\d{4}|\d{2})(?:\s*[-–/]\s*['’]?(\d{4}|\d{2}))?(?![\p{L}\p{N}])/giu;

/** Every date has a year, two figures behind a word or an apostrophe, or figures with a mark between them. */
const MAY_BE_DATE = /(?:19|20)\d\d|[\p{L}\p{M}]\.?[\s-]?['’‘]?\d\d(?!\d)|\d\s?[/.–-]\s?\d/u;

/** "21-22": perhaps a year of accounts, perhaps a range of numbers. */
const SHORT_YEARS = /(?<![\p{L}\p{N}.,/-])(\d\d)[-–/](\d\d)(?![\p{L}\p{N}/%-])/gu;

const NONE: DatesOfLine = { shortYears: [], points: [], spans: [], taken: [] };

/** The dates of one line; `at` is where the line begins in the text. */
export function readDates(line: string, at: number): DatesOfLine {
  if (!/\p{Nd}/u.test(line) || !MAY_BE_DATE.test(digitsOf(line))) return NONE;
  const points: DatePoint[] = [];
  const shortYears: DatePoint[] = [];
  const spans: DateSpan[] = [];
  const taken: [number, number][] = [];
  for (const match of digitsOf(line).matchAll(FISCAL)) {
    const first = fullYear(match[1] ?? "");
    const second = match[2] === undefined ? null : fullYear(match[2]);
    const years = second === null ? [first - 1, first] : [first, second];
    points.push({
      from: at + match.index,
      to: at + match.index + match[0].length,
      years,
      month: null,
    });
    taken.push([at + match.index, at + match.index + match[0].length]);
  }
  for (const match of digitsOf(line).matchAll(SHORT_YEARS)) {
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (second !== first + 1 || first < 5) continue;
    const [from, to] = [at + match.index, at + match.index + match[0].length];
    shortYears.push({ from, to, years: [2000 + first, 2000 + second], month: null });
  }
  const rest = withoutYearFirst(line, at, points, taken);
  for (const { from, to, start, end, isRange, isBlank } of findDates(rest)) {
    if (isBlank || isCountOf(line.slice(from, to)) || (isInside(at + from, taken) && !isRange))
      continue;
    const [a, b] = [start, end].map((found) =>
      found
        ? {
            from: at + found.from,
            to: at + found.to,
            years: [found.date.year],
            month: found.date.month ?? null,
          }
        : null,
    );
    if (!isInside(at + from, taken)) for (const point of [a, b]) if (point) points.push(point);
    if (isRange && a) spans.push({ start: a, end: b ?? null });
    taken.push([at + from, at + to]);
  }
  return { shortYears, points, spans: [...spans, ...joinedSpans(line, at, points, spans)], taken };
}

/** "2021 Feb": a month right behind its year, where no year follows that it could belong to. */
const YEAR_FIRST =
  /(?<![\p{L}\p{N}/.-])((?:19|20)\d\d)[ ,]{1,2}(\p{L}[\p{L}\p{M}]{2,11})(?![\p{L}\p{M}])(?![.,]?\s*['’]?\d\d)/gu;

/** The line with such dates blanked out, which are read here. */
function withoutYearFirst(
  line: string,
  at: number,
  points: DatePoint[],
  taken: [number, number][],
): string {
  let rest = line;
  for (const match of digitsOf(line).matchAll(YEAR_FIRST)) {
    const month = monthOf(match[2] ?? "");
    if (month === null) continue;
    const to = match.index + match[0].length;
    points.push({ from: at + match.index, to: at + to, years: [Number(match[1])], month });
    taken.push([at + match.index, at + to]);
    rest = rest.slice(0, match.index) + " ".repeat(match[0].length) + rest.slice(to);
  }
  return rest;
}

/** "out of 64": in Portuguese a date, in English a count. */
function isCountOf(text: string): boolean {
  return /^(?:\d{1,2}(?:st|nd|rd|th)?\s+)?\p{L}+\s+of\s+\d{1,2}$/iu.test(text);
}

/** What joins two dates that were read by themselves, in languages without a dash: "Dec 2020 se Nov 2022". */
const BETWEEN = /^\s*(?:[-–—~]|to|till|until|se|te|ते|से|bis|à|a|au|hasta|up to|முதல்)\s*$/iu;
const ONGOING =
  /^\s*(?:[-–—~]|to|till|se|ते|से)?\s*(?:आजपर्यंत|आज तक|अब तक|ab tak|aaj tak|till now|இன்று வரை|தற்போது)/iu;

function joinedSpans(
  line: string,
  at: number,
  points: readonly DatePoint[],
  known: readonly DateSpan[],
): DateSpan[] {
  const inOrder = points.toSorted((a, b) => a.from - b.from);
  const joined: DateSpan[] = [];
  for (const [i, start] of inOrder.entries()) {
    if (known.some((span) => span.start.from === start.from)) continue;
    const end = inOrder[i + 1];
    const after = line.slice(start.to - at, (end?.from ?? at + line.length) - at);
    if (end && BETWEEN.test(after)) joined.push({ start, end });
    else if (ONGOING.test(after)) joined.push({ start, end: null });
    // "Joined TCS on 12/08/2019 as engineer, left 30/06/2022".
    else if (end && start.month !== null && end.month !== null && isLater(end, start))
      joined.push({ start, end });
  }
  return joined;
}

function isLater(end: DatePoint, start: DatePoint): boolean {
  const [a = 0, b = 0] = [start.years[0], end.years[0]];
  return b * 12 + (end.month ?? 1) > a * 12 + (start.month ?? 1);
}

function fullYear(digits: string): number {
  return digits.length === 4 ? Number(digits) : 2000 + Number(digits);
}

/** Whether an offset lies in one of these stretches. */
export function isInside(at: number, taken: readonly (readonly [number, number])[]): boolean {
  return taken.some(([from, to]) => at >= from && at < to);
}
