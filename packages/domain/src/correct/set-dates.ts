import type { Correction } from "../resume/corrections.ts";
import type { Found, PartialDate, Reading } from "../resume/reading.ts";
import { fail, ok, type Result } from "../result/index.ts";
import { findDates } from "../read/patterns/dates.ts";
import { dateText } from "./date-text.ts";
import { entryAt, hasPeriod, withEntry } from "./entries.ts";
import { confirmedValue } from "./found-text.ts";
import { onOneLine } from "../text/one-line.ts";

/** Why one correction can not be applied, without its number in the list. */
export type Refusal =
  | { readonly kind: "no-such-place" }
  | { readonly kind: "not-a-date"; readonly text: string };

type SetDates = Extract<Correction, { kind: "set-dates" }>;

/**
 * An entry with its dates as a person gave them, in any form the reader reads. With `current` the end is none, whatever
 * it says. An entry of a list without periods has one date, its `end`; it can have neither a start nor be current.
 */
export function setDates(reading: Reading, correction: SetDates): Result<Reading, Refusal> {
  const { entry: ref, current } = correction;
  const entry = entryAt(reading, ref);
  const [first, last] = [onOneLine(correction.start), current ? "" : onOneLine(correction.end)];
  if (!entry || (!hasPeriod(ref.list) && (first !== "" || current)))
    return fail({ kind: "no-such-place" });

  const start = first === "" ? null : (readAlone(first) ?? readStart(first, last));
  if (first !== "" && !start) return fail({ kind: "not-a-date", text: first });
  const end = last === "" ? null : (readAlone(last) ?? readEnd(first, last) ?? readStart(last, ""));
  if (last !== "" && !end) return fail({ kind: "not-a-date", text: last });

  const old = { start: entry.start, end: entry.end };
  // A single date is read as an end; given as a start it is the same words.
  const isTurned = old.start === null && end === null;
  const dates = {
    start: start && dateOf(start, isTurned ? old.end : old.start),
    end: end && dateOf(end, old.end),
    current,
  };
  return ok(withEntry(reading, ref, { ...entry, ...dates }));
}

/** A text that is one date and nothing else; null for any other. */
function readAlone(text: string): PartialDate | null {
  const match = findDates(text).find(({ from, to }) => from === 0 && to === text.length);
  return match && !match.isRange && match.end ? { ...match.end.date, text } : null;
}

/** The short forms that only a stretch of time explains: "06/21", "Jan" before "Mar 2020". */
function readStart(first: string, last: string): PartialDate | null {
  const period = readPeriod(first, last === "" ? "Present" : last);
  return period?.start ? { ...period.start.date, text: first } : null;
}

/** "21" after "2019". */
function readEnd(first: string, last: string): PartialDate | null {
  const period = first === "" ? null : readPeriod(first, last);
  return period?.end ? { ...period.end.date, text: last } : null;
}

function readPeriod(first: string, last: string) {
  const text = `${first} – ${last}`;
  const match = findDates(text).find(({ from, to }) => from === 0 && to === text.length);
  // The halves must be those given, or "2019 – 2020" as a start would pass.
  return match?.isRange && !match.isBlank && match.start?.to === first.length ? match : null;
}

/** A date that says the same month as the one it stands for keeps the words of the file. */
function dateOf(date: PartialDate, old: Found<PartialDate> | null): Found<PartialDate> {
  const isSame = old !== null && dateText(old.value) === date.text;
  return confirmedValue({
    value: isSame ? old.value : date,
    confidence: 1,
    places: old?.places ?? [],
  });
}
