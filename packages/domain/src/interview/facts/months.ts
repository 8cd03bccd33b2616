import { counted, inWords } from "../../text/wording.ts";

/** "2021-03" as months since year 0; of a year alone its January. */
export function monthIndex(month: string): number {
  const [year, one] = month.split("-");
  return Number(year) * 12 + (one === undefined ? 0 : Number(one) - 1);
}

/** Whether the resume names a month, so that a stretch can be counted in months. */
export function isExact(month: string): boolean {
  return month.includes("-");
}

/** "seven months", "a year", "two years and three months". */
export function monthsInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const inYears = years === 1 ? "a year" : `${inWords(years)} years`;
  if (years === 0) return counted(rest, "month");
  return rest === 0 ? inYears : `${inYears} and ${counted(rest, "month")}`;
}
