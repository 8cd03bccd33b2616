import type { Found, PartialDate } from "../../resume/reading.ts";
import type { EntryLine } from "../entries/classify.ts";
import type { NumberedLine } from "../line/line.ts";
import type { FoundDate } from "../patterns/dates.ts";

export interface EntryDates {
  readonly start: Found<PartialDate> | null;
  readonly end: Found<PartialDate> | null;
  readonly current: boolean;
}

/** When an entry began and ended: its first stretch of time, else its single dates, earliest to latest. */
export function entryDates(header: readonly EntryLine[]): EntryDates {
  const dates = header.flatMap((entry) => entry.dates.map((date) => ({ date, line: entry.line })));
  const range = dates.find(({ date }) => date.isRange && !date.isBlank);
  if (range) {
    return {
      start: dateFound(range.date.start, range.line, 0.95),
      end: dateFound(range.date.end, range.line, 0.95),
      current: range.date.current,
    };
  }
  const [first, second] = dates.filter(({ date }) => date.end !== null);
  if (first && second && first.line !== second.line && isEarlier(first.date.end, second.date.end)) {
    return {
      start: dateFound(first.date.end, first.line, 0.6),
      end: dateFound(second.date.end, second.line, 0.6),
      current: false,
    };
  }
  return {
    start: null,
    end: first ? dateFound(first.date.end, first.line, 0.85) : null,
    current: false,
  };
}

export function dateFound(
  date: FoundDate | null,
  line: NumberedLine,
  confidence: number,
): Found<PartialDate> | null {
  return date
    ? {
        value: date.date,
        confidence,
        places: [{ line: line.number, from: date.from, to: date.to }],
      }
    : null;
}

function isEarlier(a: FoundDate | null, b: FoundDate | null): boolean {
  return (
    a !== null &&
    b !== null &&
    a.date.year * 12 + (a.date.month ?? 0) < b.date.year * 12 + (b.date.month ?? 0)
  );
}
