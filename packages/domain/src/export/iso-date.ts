import { findDates } from "../read/patterns/dates.ts";

const ISO_DATE = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u;
const DAY_FIRST = /^(\d{1,2})\s+\p{L}/u;

/**
 * A date as JSON Resume takes it, YYYY, YYYY-MM or YYYY-MM-DD; "" for a text that is no single date: "Summer term".
 *
 * Source: the definition `iso8601` of the JSON Resume schema 1.0.0.
 */
export function isoDate(text: string): string {
  const written = text.trim();
  if (ISO_DATE.test(written)) return written;
  const [match, ...others] = findDates(written);
  const found = match && !match.isRange && others.length === 0 ? match.end : null;
  if (!found) return "";
  const { year, month } = found.date;
  const day = Number(DAY_FIRST.exec(written)?.[1] ?? "0");
  const parts = [String(year), ...(month === undefined ? [] : [two(month)])];
  if (month !== undefined && day >= 1 && day <= 31) parts.push(two(day));
  const iso = parts.join("-");
  return ISO_DATE.test(iso) ? iso : "";
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
