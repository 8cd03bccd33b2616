import { SHORT_MONTHS } from "../lexicon/months.ts";
import type { PartialDate } from "../resume/reading.ts";

/** A date as a machine keeps it: "Aug 2022", "2022". */
export function dateText({ year, month }: PartialDate): string {
  const name = month === undefined ? undefined : SHORT_MONTHS[month - 1];
  return name ? `${name} ${year}` : String(year);
}

/** A stretch of time: "Aug 2022 to Present", "From 2020", "2021" for a single end; "" for nothing. */
export function periodText(
  start: PartialDate | null,
  end: PartialDate | null,
  current: boolean,
): string {
  const last = current ? "Present" : end ? dateText(end) : "";
  if (!start) return last;
  return last === "" ? `From ${dateText(start)}` : `${dateText(start)} to ${last}`;
}
