import { type Day, dayOf, dayText, weekday } from "../shared/days.ts";
import type { Lists } from "./lists.ts";
import type { Table, Value } from "../shared/table.ts";

/** The first day of the calendar, and how many it has: all orders, their deliveries, and the Diwali after them. */
const FIRST = dayOf("2024-06-01");
const DAYS = 900;

/** A row for each day: festivals, working days, and India's financial year, which begins in April. */
export function makeCalendar({ festivals }: Lists): Table {
  const rows = Array.from({ length: DAYS }, (_, at): Value[] => {
    const day = FIRST + at;
    const festival = festivals[dayText(day)] ?? null;
    const isWeekend = [0, 6].includes(weekday(day));
    return [
      dayText(day),
      festival,
      !isWeekend && festival === null,
      financialYear(day),
      quarter(day),
    ];
  });
  const columns = ["day", "festival", "is_working_day", "financial_year", "quarter"];
  return { name: "calendar", columns, rows };
}

function monthOf(day: Day): readonly [year: number, month: number] {
  const [year = 0, month = 0] = dayText(day).split("-").map(Number);
  return [year, month];
}

function financialYear(day: Day): string {
  const [year, month] = monthOf(day);
  const first = month >= 4 ? year : year - 1;
  return `FY ${first}-${String(first + 1).slice(2)}`;
}

function quarter(day: Day): number {
  const [, month] = monthOf(day);
  return Math.floor(((month + 8) % 12) / 3) + 1;
}
