import type { PartialDate } from "../../resume/reading.ts";
import type { EntryDates } from "./entry-dates.ts";

/** True when one stretch of time holds another. False where either is not fully known. */
export function spans(whole: EntryDates, part: EntryDates): boolean {
  const [wholeStart, partStart] = [whole.start?.value, part.start?.value];
  if (!wholeStart || !partStart || (!part.end && !part.current)) return false;
  const [from, to] = [first(wholeStart), end(whole)];
  const [partFrom, partTo] = [last(partStart), endOfPart(part)];
  return from <= partFrom && partTo <= to;
}

/** Months since year 0; an open end is far away. */
function end(dates: EntryDates): number {
  if (dates.current || !dates.end) return Infinity;
  return last(dates.end.value);
}

function endOfPart(dates: EntryDates): number {
  if (dates.current || !dates.end) return Infinity;
  return first(dates.end.value);
}

function first(date: PartialDate): number {
  return date.year * 12 + (date.month ?? 1);
}

function last(date: PartialDate): number {
  return date.year * 12 + (date.month ?? 12);
}
