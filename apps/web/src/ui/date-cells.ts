import { compareDates, daysIn, MONTHS, type DateParts } from "./date-words.ts";
import type { GridCell } from "./pick-grid.tsx";

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface CellContext {
  /** What the field says; null for nothing that is a date. */
  readonly chosen: DateParts | null;
  readonly today: Day;
  /** Earlier and later dates cannot be picked. */
  readonly min: DateParts | null;
  readonly max: DateParts | null;
}

/** Six weeks. Source: the specification, section 9, "calendar grid of 42 cells". */
const DAY_CELLS = 42;

export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** The twelve months of a year. */
export function monthCells(year: number, context: CellContext): GridCell[] {
  const { chosen, today, min, max } = context;
  return MONTHS.map((name, month) => ({
    key: name,
    text: name.slice(0, 3),
    name: `${name.slice(0, 3)} ${year}`,
    isChosen: chosen?.year === year && chosen.month === month,
    isNow: today.year === year && today.month === month,
    isOutside: false,
    isDisabled:
      (min !== null && compareDates({ year, month, day: daysIn(year, month) }, min) < 0) ||
      (max !== null && isAfterMonthsOf(max, year, month)),
  }));
}

/** A month known to its year ends with December: no month of that year is too late. */
function isAfterMonthsOf(max: DateParts, year: number, month: number): boolean {
  return year > max.year || (year === max.year && max.month !== null && month > max.month);
}

/** The days of a month, with those around it that fill six weeks. */
export function dayCells(year: number, month: number, context: CellContext): GridCell[] {
  const { chosen, today, min, max } = context;
  return daysAround(year, month).map((day) => ({
    key: `${day.year}-${day.month}-${day.day}`,
    text: String(day.day),
    name: `${day.day} ${MONTHS[day.month]} ${day.year}`,
    isChosen: chosen !== null && chosen.day !== null && compareDates(chosen, day) === 0,
    isNow: compareDates(today, day) === 0,
    isOutside: day.month !== month,
    isDisabled:
      (min !== null && compareDates(day, min) < 0) ||
      (max !== null && (isAfterMonthsOf(max, day.year, day.month) || isAfterDay(max, day))),
  }));
}

function isAfterDay(max: DateParts, day: Day): boolean {
  return max.day !== null && compareDates(day, max) > 0;
}

/** The days that the cells of a month show, first to last. */
export function daysAround(year: number, month: number): Day[] {
  const first = { year, month, day: 1 };
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Array.from({ length: DAY_CELLS }, (_, index) => addDays(first, index - weekday));
}

export function addDays({ year, month, day }: Day, by: number): Day {
  const date = new Date(Date.UTC(year, month, day + by));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** The same day of another month, or its last one. */
export function addMonths({ year, month, day }: Day, by: number): Day {
  const months = year * 12 + month + by;
  const then = { year: Math.floor(months / 12), month: ((months % 12) + 12) % 12 };
  return { ...then, day: Math.min(day, daysIn(then.year, then.month)) };
}
