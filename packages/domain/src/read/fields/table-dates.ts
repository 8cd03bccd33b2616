import type { Found, PartialDate } from "../../resume/reading.ts";
import { cellOf, type TableRow } from "../entries/tables.ts";
import { findDates, type FoundDate } from "../patterns/dates.ts";
import type { EntryDates } from "./entry-dates.ts";

/** When what a row of a table describes began and ended: from its column of dates, or those of "from" and "to". */
export function tableDates(row: TableRow): EntryDates {
  const [from, to] = [cellOf(row, "from"), cellOf(row, "to")];
  const period = cellOf(row, "year");
  const places = [...(from?.places ?? []), ...(to?.places ?? [])];
  const [cell] = [
    from && to ? { value: `${from.value} - ${to.value}`, places } : (period ?? from ?? to),
  ];
  const date = cell ? findDates(cell.value)[0] : undefined;
  const at = (one: FoundDate | null): Found<PartialDate> | null =>
    one && cell ? { value: one.date, confidence: 0.85, places: placesOf(cell, one) } : null;
  return {
    start: date ? at(date.start) : null,
    end: date ? at(date.end) : null,
    current: date?.current ?? false,
  };
}

/** Where a date is in a cell: exactly in one unbroken, else the whole cell. */
function placesOf(cell: Pick<Found, "value" | "places">, date: FoundDate): Found["places"] {
  const [only, ...others] = cell.places;
  return only && others.length === 0
    ? [{ line: only.line, from: only.from + date.from, to: only.from + date.to }]
    : cell.places;
}
