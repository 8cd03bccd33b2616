import { monthOf, seasonMonthOf } from "../../lexicon/months.ts";
import { numberOf, type Token } from "./tokens.ts";

/** One date as far as it is written; `next` is the index of the token after it. */
export interface DateAtom {
  readonly year: number | null;
  readonly month: number | null;
  readonly next: number;
  /** A template's blank: "MM/YYYY". */
  readonly isBlank: boolean;
  /** Too little to be a date on its own: a month alone, "21", "06/21". */
  readonly isShort: boolean;
}

const MONTH_WORDS_IN_BETWEEN = new Set(["de", "del", "of", "do"]);

/**
 * Reads the date that begins at a token; null when none does.
 *
 * @param role  at the end of a range short forms count that would be nothing alone: "2019–21", "Jan–Mar 2020"
 */
export function readDate(
  tokens: readonly Token[],
  at: number,
  role: "start" | "end",
  first?: DateAtom,
): DateAtom | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "word") return readWorded(tokens, at);
  if (token.kind === "number")
    return readBlankYear(tokens, at) ?? readNumeric(tokens, at, role, first);
  if (token.text === "'" || token.text === "’" || token.text === "‘") {
    const year = shortYear(tokens[at + 1]);
    return year === null ? null : atom(year, null, at + 2, { isShort: role === "start" });
  }
  return null;
}

function atom(
  year: number | null,
  month: number | null,
  next: number,
  more: { isBlank?: boolean; isShort?: boolean } = {},
): DateAtom {
  return { year, month, next, isBlank: more.isBlank ?? false, isShort: more.isShort ?? false };
}

function readWorded(tokens: readonly Token[], at: number): DateAtom | null {
  const word = tokens[at]?.text ?? "";
  const month = monthOf(word);
  const season = month === null ? seasonMonthOf(word) : null;
  if (month === null && season === null) return readBlank(tokens, at);
  let i = at + 1;
  while (
    /^[.,]$/u.test(tokens[i]?.text ?? "") ||
    MONTH_WORDS_IN_BETWEEN.has(tokens[i]?.text.toLowerCase() ?? "")
  )
    i++;
  const named = month ?? season;

  // "March 12, 2020" and "March 12th, 2020"
  const day = numberOf(tokens[i]?.text ?? "");
  if (tokens[i]?.kind === "number" && day >= 1 && day <= 31) {
    let j = i + 1;
    while (/^(?:[,.]|st|nd|rd|th)$/iu.test(tokens[j]?.text ?? "")) j++;
    const year = longYear(tokens[j]);
    if (year !== null && j > i + 1) return atom(year, named, j + 1);
  }
  const year = longYear(tokens[i]);
  if (year !== null) return atom(year, named, i + 1);
  if (/^['’‘]$/u.test(tokens[i]?.text ?? "")) {
    const short = shortYear(tokens[i + 1]);
    if (short !== null) return atom(short, named, i + 2);
  }
  // "Mar-2021", "Mar/2021"
  if (/^[-–/]$/u.test(tokens[i]?.text ?? "") && tokens[i]?.from === tokens[i - 1]?.to) {
    const joined = longYear(tokens[i + 1]) ?? shortYear(tokens[i + 1]);
    if (joined !== null && tokens[i + 1]?.from === tokens[i]?.to) return atom(joined, named, i + 2);
  }
  const short = shortYear(tokens[i]);
  if (short !== null && tokens[i]?.text.length === 2) return atom(short, named, i + 1);
  return month === null ? null : atom(null, month, at + 1, { isShort: true });
}

/** "year", "YYYY", "Month Year", "MM/YYYY": a form nobody filled in. */
function readBlank(tokens: readonly Token[], at: number): DateAtom | null {
  const word = tokens[at]?.text.toLowerCase() ?? "";
  if (word === "yyyy") return atom(null, null, at + 1, { isBlank: true });
  // "year" counts only beside its like: "year – year".
  const isPair =
    [tokens[at + 2], tokens[at - 2]].some((token) =>
      /^(?:year|present)$/iu.test(token?.text ?? ""),
    ) && [tokens[at + 1], tokens[at - 1]].some((token) => /^[-–—]$/u.test(token?.text ?? ""));
  if (word === "year" && isPair) return atom(null, null, at + 1, { isBlank: true });
  const later = tokens
    .slice(at + 1, at + 3)
    .findIndex((token) => /^(?:yyyy|yy|year)$/iu.test(token.text));
  return (word === "mm" || word === "month") && later >= 0
    ? atom(null, null, at + 2 + later, { isBlank: true })
    : null;
}

/** "20XX". */
function readBlankYear(tokens: readonly Token[], at: number): DateAtom | null {
  const blank =
    /^(?:19|20)$/u.test(tokens[at]?.text ?? "") && /^xx$/iu.test(tokens[at + 1]?.text ?? "");
  return blank && tokens[at + 1]?.from === tokens[at]?.to
    ? atom(null, null, at + 2, { isBlank: true })
    : null;
}

function readNumeric(
  tokens: readonly Token[],
  at: number,
  role: "start" | "end",
  first: DateAtom | undefined,
): DateAtom | null {
  if (
    /^[\p{L}$€₹£#+.]$/u.test(tokens[at - 1]?.text ?? "") &&
    tokens[at - 1]?.to === tokens[at]?.from
  )
    return null;
  const year = longYear(tokens[at]);
  if (year !== null) return readYearFirst(tokens, at, year, role);

  const value = numberOf(tokens[at]?.text ?? "");
  const mark = tokens[at + 1]?.text ?? "";
  const tight =
    tokens[at + 1]?.from === tokens[at]?.to && tokens[at + 2]?.from === tokens[at + 1]?.to;
  if (/^[/.-]$/u.test(mark) && tight && value >= 1 && value <= 31) {
    const second = numberOf(tokens[at + 2]?.text ?? "");
    const mark2 = tokens[at + 3]?.text ?? "";
    const year3 = mark2 === mark ? (longYear(tokens[at + 4]) ?? shortYear(tokens[at + 4])) : null;
    if (year3 !== null && second >= 1 && second <= 31)
      return atom(year3, second <= 12 ? second : value <= 12 ? value : null, at + 5);
    const year2 = longYear(tokens[at + 2]);
    if (year2 !== null && value <= 12) return atom(year2, value, at + 3);
    const short = shortYear(tokens[at + 2]);
    if (mark === "/" && short !== null && value <= 12)
      return atom(short, value, at + 3, { isShort: true });
  }
  // "12 March 2020", "1. März 2020", "1st March 2020"
  if (value >= 1 && value <= 31) {
    let i = at + 1;
    if (/^(?:[.]|st|nd|rd|th|er|º)$/iu.test(tokens[i]?.text ?? "")) i++;
    if (tokens[i]?.kind === "word") {
      const named = readWorded(tokens, i);
      if (named && named.year !== null) return named;
    }
    if (tokens[i]?.text.toLowerCase() === "de") {
      const named = readWorded(tokens, i + 1);
      if (named && named.year !== null) return named;
    }
  }
  if (role === "end" && first && first.year !== null && tokens[at]?.text.length === 2) {
    const short = Math.floor(first.year / 100) * 100 + value;
    const end = short < first.year ? short + 100 : short;
    return end - first.year <= 12 ? atom(end, null, at + 1, { isShort: true }) : null;
  }
  return null;
}

/** "2021-01", "2021/01", "2021.01", "2021-Jan", "2021年3月", "2021-01-15", or the year alone. */
function readYearFirst(
  tokens: readonly Token[],
  at: number,
  year: number,
  role: "start" | "end",
): DateAtom {
  const mark = tokens[at + 1]?.text ?? "";
  const monthToken = tokens[at + 2];
  const month = numberOf(monthToken?.text ?? "");
  const tight = tokens[at + 1]?.from === tokens[at]?.to && monthToken?.from === tokens[at + 1]?.to;
  if (mark === "年") {
    const isMonth =
      monthToken?.kind === "number" && month >= 1 && month <= 12 && tokens[at + 3]?.text === "月";
    return isMonth ? atom(year, month, at + 4) : atom(year, null, at + 2);
  }
  if (
    /^[-/.]$/u.test(mark) &&
    tight &&
    monthToken?.kind === "number" &&
    monthToken.text.length <= 2 &&
    month >= 1 &&
    month <= 12
  ) {
    const isDay =
      tokens[at + 3]?.text === mark &&
      /^\d{2}$/u.test(tokens[at + 4]?.text ?? "") &&
      tokens[at + 4]?.from === tokens[at + 3]?.to;
    const next = isDay ? at + 5 : at + 3;
    // "2010-12" is two years of study unless another month follows or was before.
    const isYears =
      mark === "-" &&
      !isDay &&
      role === "start" &&
      month > year % 100 &&
      !/^[-–—]$|^(?:to|bis)$/iu.test(tokens[next]?.text ?? "");
    if (!isYears) return atom(year, month, next);
  }
  // "2024-Mar"
  const named = monthToken?.kind === "word" ? monthOf(monthToken.text) : null;
  if (/^[-/.]$/u.test(mark) && tight && named !== null) return atom(year, named, at + 3);
  return atom(year, null, at + 1);
}

function longYear(token: Token | undefined): number | null {
  if (token?.kind !== "number" || token.text.length !== 4) return null;
  const value = numberOf(token.text);
  return value >= 1900 && value <= 2099 ? value : null;
}

/** "21" as 2021 and "98" as 1998. */
function shortYear(token: Token | undefined): number | null {
  if (token?.kind !== "number" || token.text.length !== 2) return null;
  const value = numberOf(token.text);
  return Number.isNaN(value) ? null : value > 60 ? 1900 + value : 2000 + value;
}
