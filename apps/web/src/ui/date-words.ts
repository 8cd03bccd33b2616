/** A date as far as it is known. `month` counts from 0; null for a year alone, and so `day`. */
export interface DateParts {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const YEAR = String.raw`(?<year>(?:19|20|21)\d\d)`;
const MONTH = String.raw`(?<month>[a-z]{3,9})\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;

const FORMS = [
  new RegExp(`^${YEAR}$`, "iu"),
  new RegExp(`^${MONTH}[ ,/'-]*${YEAR}$`, "iu"),
  new RegExp(`^${DAY}[ .-]*${MONTH}[ ,.-]*${YEAR}$`, "iu"),
  new RegExp(`^${MONTH} +${DAY},? +${YEAR}$`, "iu"),
  new RegExp(String.raw`^(?<number>\d{1,2})[/.-]${YEAR}$`, "iu"),
  new RegExp(String.raw`^${YEAR}-(?<number>\d{1,2})(?:-(?<day>\d{1,2}))?$`, "iu"),
];

/** The date that words say: "Jan 2025", "5 January 2025", "01/2025"; null for any other words, "Summer 2020". */
export function readDateWords(words: string): DateParts | null {
  for (const form of FORMS) {
    const found = form.exec(words.trim())?.groups;
    if (!found) continue;
    const month = found["number"] ? Number(found["number"]) - 1 : monthNamed(found["month"]);
    const day = found["day"] ? Number(found["day"]) : null;
    const parts = { year: Number(found["year"]), month, day };
    return isReal(parts) ? parts : null;
  }
  return null;
}

/** Words in the place of an end that is still ahead. */
const GOES_ON =
  /^(?:present|current(?:ly)?|now|ongoing|today|(?:till|to) date|expected|pursuing|heute|aujourd|actual|वर्तमान|अब तक)/iu;
/** A year, a short one, or one in other figures than 0 to 9. */
const ANY_YEAR = /(?:19|20|21)\d\d|['’]\d\d|\p{L}[\s.,-]*\d\d$|(?=\P{ASCII})\p{Nd}{4}/u;

/**
 * Whether words can be a date, in whatever language and form: "Summer 2020", "Januar 2021", "2019-20". False for those
 * without a year, "asdf", and for figures that are no day or month, "13/2022". True for none.
 */
export function isDateInWords(words: string): boolean {
  const text = words.trim();
  if (text === "" || readDateWords(text) !== null || GOES_ON.test(text)) return true;
  if (!ANY_YEAR.test(text)) return false;
  const isFigures = /^[\d/. -]+$/u.test(text);
  return !isFigures || isInFigures(text.split(/[/. -]+/u).map(Number));
}

/** Whether figures are a day with its month and year, either first, or a year with the next. */
function isInFigures(figures: readonly number[]): boolean {
  const [first = 0, second = 0, third] = figures;
  if (figures.length === 1) return first >= 1900 && first < 2200;
  if (third === undefined) {
    return second > 99 ? first >= 1900 && second >= first : second === (first + 1) % 100;
  }
  const [day, month, year] = first > 99 ? [third, second, first] : [first, second, third];
  const isEither = (a: number, b: number) => isReal({ year, month: a - 1, day: b });
  return figures.length === 3 && day > 0 && (isEither(month, day) || isEither(day, month));
}

/** "2025", "Jan 2025" or "5 Jan 2025". */
export function dateWords({ year, month, day }: DateParts): string {
  const name = month === null ? "" : (MONTHS[month] ?? "").slice(0, 3);
  return [day ?? "", name, year].filter((part) => part !== "").join(" ");
}

/** Orders dates; a date known to a month or a year stands for its first day. */
export function compareDates(a: DateParts, b: DateParts): number {
  return (
    a.year - b.year || (a.month ?? 0) - (b.month ?? 0) || Math.sign((a.day ?? 1) - (b.day ?? 1))
  );
}

/** How many days a month has. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** -1 for a name that no month begins with. */
function monthNamed(name: string | undefined): number | null {
  if (name === undefined) return null;
  const start = name.toLowerCase();
  return MONTHS.findIndex((month) => {
    const full = month.toLowerCase();
    return (
      full === start || full.slice(0, 3) === start || (start === "sept" && month === "September")
    );
  });
}

function isReal({ year, month, day }: DateParts): boolean {
  if (month === null) return true;
  if (month < 0 || month > 11) return false;
  return day === null || (day >= 1 && day <= daysIn(year, month));
}
