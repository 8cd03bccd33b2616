import { MONTHS, monthNumber } from "./months.ts";
import type { Rewording } from "./rewording.ts";

const NAME = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;

/** "5th April, 2024", "june 2022", "Jan'23", "Feb-2023". */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+)?(?<month>${NAME})(?:\s*[,.-]?\s*(?<year>(?:19|20)\d\d)|\s?['’]\s?(?<short>\d\d))(?![\p{L}\p{N}])`,
  "giu",
);

/** "14/2/21", "10.07.2022". */
const NUMBERED =
  /(?<![\p{L}\p{N}/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)?\d\d)(?![\p{L}\p{N}]|[/.-]\d)/gu;

interface Written {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** How it is written: "d mmmm y", "mmm y", "n". */
  readonly style: string;
  readonly day: number | null;
  readonly month: number;
  readonly year: number;
}

/**
 * The dates of a text in one form where they have several: "June 2022", "5 April 2024". No date becomes more exact.
 *
 * A date in figures only is turned where the text proves that the day stands first, as in "14/2/21".
 */
export function unifyDates(text: string): Rewording[] {
  const dates = [...named(text), ...numbered(text)].toSorted((a, b) => a.from - b.from);
  const written = dates.map(({ from, to, day, month, year }) => ({
    from,
    to,
    text: `${day === null ? "" : `${day} `}${nameOf(month, dates)} ${year}`,
  }));
  const odd = written.filter(({ from, to, text: made }) => text.slice(from, to) !== made);
  const isMixed = new Set(dates.map(({ style }) => style)).size > 1;
  const isSlip = odd.some(({ from, to }) =>
    /^(?:\d+\S*\s+)?\p{Ll}|['’]/u.test(text.slice(from, to)),
  );
  if (!isMixed && !isSlip) return [];
  return odd.map((edit) => ({ edits: [edit], reason: "dates" as const }));
}

/** Full names where the text has one of a month with a long and a short name, or none at all. */
function nameOf(month: number, dates: readonly Written[]): string {
  const name = MONTHS[month - 1] ?? "";
  const isShort =
    dates.some(({ style }) => style.includes("short")) &&
    !dates.some(({ style }) => style.includes("long"));
  return isShort ? name.slice(0, 3) : name;
}

function named(text: string): Written[] {
  return [...text.matchAll(NAMED)].flatMap((match): Written[] => {
    const { day, month = "", year, short } = match.groups ?? {};
    const number = monthNumber(month);
    if (number === null || (day !== undefined && Number(day) > 31)) return [];
    const full = MONTHS[number - 1] ?? "";
    const length =
      month.toLowerCase() === "may"
        ? ""
        : full.toLowerCase() === month.toLowerCase()
          ? "long"
          : "short";
    return [
      {
        from: match.index,
        to: match.index + match[0].length,
        text: match[0],
        style: `${length}${year === undefined ? " y'" : /^\S*\s\d{4}$|^\d+\s\S+\s\d{4}$/u.test(match[0]) ? " y" : " ,y"}${/\d(?:st|nd|rd|th)/iu.test(match[0]) ? " th" : ""}`,
        day: day === undefined ? null : Number(day),
        month: number,
        year: year === undefined ? yearOf(short ?? "") : Number(year),
      },
    ];
  });
}

function numbered(text: string): Written[] {
  const all = [...text.matchAll(NUMBERED)].map((match) => ({
    match,
    day: Number(match[1]),
    month: Number(match[3]),
  }));
  const isDayFirst =
    all.some(({ day }) => day > 12) && all.every(({ month }) => month >= 1 && month <= 12);
  if (!isDayFirst) return [];
  return all.flatMap(({ match, day, month }) =>
    day < 1 || day > 31
      ? []
      : [
          {
            from: match.index,
            to: match.index + match[0].length,
            text: match[0],
            style: "n",
            day,
            month,
            year: yearOf(match[4] ?? ""),
          },
        ],
  );
}

/** Two figures of a year: those of a working life. */
function yearOf(written: string): number {
  const number = Number(written);
  if (number > 99) return number;
  return number > 50 ? 1900 + number : 2000 + number;
}
