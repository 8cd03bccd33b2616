import type { EntryRef } from "../resume/corrections.ts";
import type { Found, PartialDate, Reading } from "../resume/reading.ts";
import {
  emptyEntry,
  entriesOf,
  type Entry,
  entryAt,
  fieldsIn,
  hasPeriod,
  mainFieldOf,
  withEntries,
} from "./entries.ts";
import { confirmedValue } from "./found-text.ts";

/** An empty entry at a place; null when the list does not reach that far. */
export function addEntry(reading: Reading, { list, at }: EntryRef): Reading | null {
  const entries = entriesOf(reading, list);
  if (!Number.isInteger(at) || at < 0 || at > entries.length) return null;
  return withEntries(reading, list, entries.toSpliced(at, 0, emptyEntry(list)));
}

/** Without an entry; null when there is no such one. */
export function removeEntry(reading: Reading, ref: EntryRef): Reading | null {
  if (!entryAt(reading, ref)) return null;
  return withEntries(reading, ref.list, entriesOf(reading, ref.list).toSpliced(ref.at, 1));
}

/** An entry cut before a bullet, which names the new one; null when there is no such bullet. */
export function splitEntry(reading: Reading, ref: EntryRef, bullet: number): Reading | null {
  const entry = entryAt(reading, ref);
  const main = entry?.bullets[bullet];
  if (!entry || !main) return null;
  const empty = emptyEntry(ref.list);
  const next: Entry = {
    ...empty,
    fields: { ...empty.fields, [mainFieldOf(ref.list)]: confirmedValue(main) },
    bullets: entry.bullets.slice(bullet + 1),
  };
  const kept: Entry = { ...entry, bullets: entry.bullets.slice(0, bullet) };
  return withEntries(
    reading,
    ref.list,
    entriesOf(reading, ref.list).toSpliced(ref.at, 1, kept, next),
  );
}

/**
 * An entry together with the next: what the first has not is taken from the second, and what is left of the second
 * is before its bullets. Null when there is no next one.
 */
export function mergeEntries(reading: Reading, ref: EntryRef): Reading | null {
  const first = entryAt(reading, ref);
  const second = entryAt(reading, { ...ref, at: ref.at + 1 });
  if (!first || !second) return null;
  const left: Found[] = [];
  const fields = { ...first.fields };
  for (const field of fieldsIn(ref.list)) {
    const other = second.fields[field];
    if (!other) continue;
    if (!fields[field]) fields[field] = other;
    else if (!isSamePlace(fields[field], other)) left.push(confirmedValue(other));
  }
  const dates = mergeDates(first, second, hasPeriod(ref.list));
  left.push(...dates.left);
  const merged: Entry = {
    fields,
    ...dates.kept,
    technologies: [...first.technologies, ...second.technologies],
    bullets: [...first.bullets, ...left, ...second.bullets],
  };
  return withEntries(reading, ref.list, entriesOf(reading, ref.list).toSpliced(ref.at, 2, merged));
}

/** One company above several titles is read as the company of each: the same words are not said twice. */
function isSamePlace(a: Found, b: Found): boolean {
  return a.value === b.value && JSON.stringify(a.places) === JSON.stringify(b.places);
}

function mergeDates(
  first: Entry,
  second: Entry,
  mayGoOn: boolean,
): { readonly kept: Pick<Entry, "start" | "end" | "current">; readonly left: readonly Found[] } {
  const start = first.start ?? second.start;
  const end = first.end ?? (first.current ? null : second.end);
  const current = first.current || (mayGoOn && !end && second.current);
  const left = [second.start, second.end]
    .filter((date) => date !== null)
    .filter((date) => date !== start && date !== end)
    .map(asText);
  return { kept: { start, end, current }, left };
}

function asText(date: Found<PartialDate>): Found {
  return confirmedValue({ ...date, value: date.value.text });
}
