import type { PartialDate } from "../../resume/reading.ts";
import { PRESENT, RANGE_WORDS, SINCE_WORDS } from "../../lexicon/present.ts";
import { plain } from "../../lexicon/words.ts";
import { remember } from "../../text/remember.ts";
import { readDate, type DateAtom } from "./date-atoms.ts";
import { type Token, tokenize } from "./tokens.ts";

/** A date or a stretch of time in a text. Offsets are into that text. */
export interface DateMatch {
  readonly from: number;
  readonly to: number;
  readonly start: FoundDate | null;
  readonly end: FoundDate | null;
  /** True when it is current. */
  readonly current: boolean;
  /** True for two ends, or one and "since". */
  readonly isRange: boolean;
  /** True for a form never filled in: "MM/YYYY", "20XX". It has no dates. */
  readonly isBlank: boolean;
}

export interface FoundDate {
  readonly date: PartialDate;
  readonly from: number;
  readonly to: number;
}

/** The years accepted as such in a resume. A bare number outside is a number. */
const FIRST_YEAR = 1940;
const LAST_YEAR = 2060;

/**
 * Every date in a text, in many languages and forms: `Jan '21`, `2021-01`, `01/2021`, `Summer 2020`, `2019–21`,
 * `2019 – till date`, `2019年3月至今`. A stretch of time is one match; a single date counts as its end.
 */
export const findDates = remember((text: string): readonly DateMatch[] => {
  if (!/\p{Nd}|year|yyyy/iu.test(text)) return [];
  const tokens = tokenize(text).flatMap(unglued);
  const found: DateMatch[] = [];
  let i = 0;
  while (i < tokens.length) {
    const match = readMatch(text, tokens, i);
    if (match) {
      found.push(match.match);
      i = match.next;
    } else i++;
  }
  return found;
});

/** A month that a word runs into before its year, where a file loses the gap of a tab: "ChennaiApril 2019". */
const GLUED =
  /(?<=\p{Ll})(?:January|February|March|April|May|June|July|August|September|October|November|December)$/u;

function unglued(token: Token, at: number, tokens: readonly Token[]): Token[] {
  const isBeforeYear = /^(?:19|20)\d\d$/u.test(tokens[at + 1]?.text ?? "");
  const month = isBeforeYear ? GLUED.exec(token.text) : null;
  if (!month) return [token];
  const split = token.from + month.index;
  return [
    { ...token, text: token.text.slice(0, month.index), to: split },
    { ...token, text: month[0], from: split },
  ];
}

function readMatch(
  text: string,
  tokens: readonly Token[],
  at: number,
): { match: DateMatch; next: number } | null {
  const first = readDate(tokens, at, "start");
  if (!first) return null;
  const since = tokens[at - 1];
  const from = tokens[at]?.from ?? 0;
  const other = readEnd(tokens, first);
  // "Jul 2018 – Feb", broken there: the year of the end is elsewhere.
  const range = other?.end && !isReal(other.end) && first.year !== null ? null : other;
  const foundAt = (atom: DateAtom, start: number): FoundDate | null => {
    if (atom.year === null) return null;
    const [a, b] = [tokens[start]?.from ?? 0, tokens[atom.next - 1]?.to ?? 0];
    const date: PartialDate = {
      year: atom.year,
      text: text.slice(a, b),
      ...(atom.month === null ? {} : { month: atom.month }),
    };
    return { date, from: a, to: b };
  };

  if (range) {
    const { end, start: endAt, current, next } = range;
    const year = first.year ?? (first.month !== null ? (end?.year ?? null) : null);
    const begun: DateAtom = { ...first, year };
    if (!isReal(begun) || (end && !isReal(end))) return null;
    // "Studio 19 Jun 2022 – Sep 2025": a day that the other end has not is the end of a name.
    if (end && begun.month !== null && isDayBefore(tokens, at) && !isDayBefore(tokens, endAt))
      return null;
    // "Planner 2 Jun 2016 – Present": a single digit behind a word is the end of a title, as in "Engineer 2".
    if (current && begun.month !== null && isGradeBefore(tokens, at)) return null;
    const to = tokens[next - 1]?.to ?? from;
    return {
      match: {
        from,
        to,
        start: foundAt(begun, at),
        end: end ? foundAt(end, endAt) : null,
        current,
        isRange: true,
        isBlank: begun.isBlank || (end?.isBlank ?? false),
      },
      next,
    };
  }
  if (!isReal(first) || (first.year === null && !first.isBlank) || first.isShort) return null;
  const to = tokens[first.next - 1]?.to ?? from;
  const date = foundAt(first, at);
  if (
    since?.kind === "word" &&
    SINCE_WORDS.has(plain(since.text)) &&
    !["from", "von", "de", "ab"].includes(plain(since.text))
  ) {
    return {
      match: {
        from: since.from,
        to,
        start: date,
        end: null,
        current: true,
        isRange: true,
        isBlank: false,
      },
      next: first.next,
    };
  }
  return {
    match: {
      from,
      to,
      start: null,
      end: date,
      current: false,
      isRange: false,
      isBlank: first.isBlank,
    },
    next: first.next,
  };
}

/** True for a number of a day with a blank before the month in words: "19 Jun 2022". */
function isDayBefore(tokens: readonly Token[], at: number): boolean {
  const [day, month] = [tokens[at], tokens[at + 1]];
  return day?.kind === "number" && day.text.length <= 2 && month?.kind === "word";
}

/** True for a digit of a day that stands behind a word which is none of those a date begins with: "Planner 2 Jun 2016". */
function isGradeBefore(tokens: readonly Token[], at: number): boolean {
  const [before, day] = [tokens[at - 1], tokens[at]];
  return (
    isDayBefore(tokens, at) &&
    day?.text.length === 1 &&
    before?.kind === "word" &&
    !SINCE_WORDS.has(plain(before.text))
  );
}

/** A year a resume may speak of, or a blank form. */
function isReal(atom: DateAtom): boolean {
  return atom.isBlank || (atom.year !== null && atom.year >= FIRST_YEAR && atom.year <= LAST_YEAR);
}

/** The other end of a stretch of time: a dash or "to", then a date or a word for today. */
function readEnd(
  tokens: readonly Token[],
  first: DateAtom,
): { end: DateAtom | null; start: number; current: boolean; next: number } | null {
  let i = first.next;
  const bare = readPresent(tokens, i, true);
  if (bare) return { end: null, start: i, current: true, next: bare };
  let separated = false;
  while (i < tokens.length && i < first.next + 3) {
    const token = tokens[i];
    if (!token) break;
    const isDash = token.kind === "mark" && /^[-–—‒―−~～→/]$/u.test(token.text);
    const isWord =
      (token.kind === "word" || token.kind === "mark") && RANGE_WORDS.has(plain(token.text));
    if (!isDash && !isWord) break;
    separated = true;
    i++;
  }
  if (!separated) return readLostDash(tokens, first);
  const present = readPresent(tokens, i, false);
  if (present) return { end: null, start: i, current: true, next: present };
  const end = readDate(tokens, i, "end", first);
  return end ? { end, start: i, current: false, next: end.next } : null;
}

/**
 * The other end behind one figure that is where the dash would: files whose font names its dash wrongly have
 * "Jan 2024 3 May 2024". Only between a month with its year and another.
 */
function readLostDash(
  tokens: readonly Token[],
  first: DateAtom,
): { end: DateAtom; start: number; current: boolean; next: number } | null {
  const [before, mark, after] = tokens.slice(first.next - 1, first.next + 2);
  const isFigure =
    mark !== undefined && /^(?:\p{Nd}|\uFFFD)$/u.test(mark.text) && after?.kind === "word";
  if (!isFigure || !before || before.to === mark.from || mark.to === after.from) return null;
  const end = readDate(tokens, first.next + 1, "end", first);
  return end && monthsOf(first) <= monthsOf(end)
    ? { end, start: first.next + 1, current: false, next: end.next }
    : null;
}

/** A month with its year as a number of months; not a number where either is missing. */
function monthsOf({ year, month }: DateAtom): number {
  return (year ?? Number.NaN) * 12 + (month ?? Number.NaN);
}

/** Where a word for today ends; null when none is here. Without a dash before it only whole phrases count. */
function readPresent(tokens: readonly Token[], at: number, bare: boolean): number | null {
  for (let length = 4; length >= 1; length--) {
    const words = tokens.slice(at, at + length);
    if (
      words.length < length ||
      words.some((token) => token.kind !== "word" && token.text !== "’" && token.text !== "'")
    )
      continue;
    const han = words.every((token) => /\p{Script=Han}/u.test(token.text));
    const phrase = plain(words.map((token) => token.text).join(han ? "" : " "));
    if (!PRESENT.has(phrase)) continue;
    if (bare && !han && !/^(?:till|until|to|bis|अब)\s/u.test(phrase)) continue;
    return at + length;
  }
  return null;
}
