import type { Found, Place, Reading } from "../resume/reading.ts";
import { allFields } from "../resume/all-fields.ts";
import { findDates } from "../read/patterns/dates.ts";

/** A line that fitted nowhere, as far as no field is on it. */
export interface UnplacedLine {
  readonly line: number;
  /** Its words that no field has, in one line. */
  readonly text: string;
  /** Where they are. Never empty. */
  readonly places: Found["places"];
}

/** The lines that fitted nowhere, in reading order: what a person may give to a field. */
export function unplacedOf(reading: Reading): readonly UnplacedLine[] {
  const taken = takenPlaces(reading);
  return reading.unplaced.flatMap((line) => wordsLeft(reading, line, taken) ?? []);
}

/** A section of a kind that no field is for, with its lines as far as no field is on them. */
export interface KeptSection {
  /** As written; null for what continues the section before. */
  readonly heading: Found | null;
  /** In reading order; [] where every line was given to a field. */
  readonly lines: readonly UnplacedLine[];
}

/** The sections that are kept as they are, in reading order: their lines too may be given to a field. */
export function keptSectionsOf(reading: Reading): readonly KeptSection[] {
  const taken = takenPlaces(reading);
  return reading.sections.flatMap(({ kind, heading, lines }) => {
    if (kind !== "other" || !lines) return [];
    const numbers = Array.from({ length: lines.last - lines.first + 1 }, (_, i) => lines.first + i);
    const kept = numbers.filter((line) => isKept(reading, line));
    return [{ heading, lines: kept.flatMap((line) => wordsLeft(reading, line, taken) ?? []) }];
  });
}

/**
 * The words of a line that fitted nowhere or that its section keeps whole; null for a line whose words have a place,
 * or that there is not.
 */
export function freeLine(reading: Reading, line: number): UnplacedLine | null {
  return reading.unplaced.includes(line) || isKept(reading, line)
    ? wordsLeft(reading, line, takenPlaces(reading))
    : null;
}

/** True for a line that is in a section of unknown kind, and not among the unplaced. */
function isKept(reading: Reading, line: number): boolean {
  const own = reading.lines[line - 1];
  const isIn = reading.sections.some(
    ({ kind, lines }) =>
      kind === "other" && lines !== null && lines.first <= line && line <= lines.last,
  );
  return isIn && !own?.runningHeader && !own?.hidden && !reading.unplaced.includes(line);
}

/**
 * The reading after a change with its unplaced lines right: those where a field lost words that no field took over
 * come in, unless their section keeps them; those of which every word has found a place go out.
 */
export function withUnplaced(before: Reading, after: Reading): Reading {
  const taken = takenPlaces(after);
  const lost = allFields(before)
    .flatMap((field) => field.places)
    .filter((place) => {
      const text = before.lines[place.line - 1]?.text ?? "";
      return uncovered(text, taken.get(place.line) ?? [], place.from, place.to).length > 0;
    })
    .map((place) => place.line)
    .filter((line) => !isKept(before, line));
  const lines = [...new Set([...before.unplaced, ...lost])].toSorted((a, b) => a - b);
  return { ...after, unplaced: lines.filter((line) => wordsLeft(after, line, taken)) };
}

type Stretch = Pick<Place, "from" | "to">;
type Taken = ReadonlyMap<number, readonly Place[]>;

function takenPlaces(reading: Reading): Taken {
  return Map.groupBy(
    allFields(reading).flatMap((field) => field.places),
    (place) => place.line,
  );
}

function wordsLeft(reading: Reading, line: number, taken: Taken): UnplacedLine | null {
  const text = reading.lines[line - 1]?.text;
  if (text === undefined) return null;
  const fields = withPresent(text, taken.get(line) ?? []);
  // A line of signs has no words; it is unplaced as long as no field is on it.
  const stretches =
    fields.length === 0 ? [{ from: 0, to: text.length }] : uncovered(text, fields, 0, text.length);
  if (stretches.length === 0) return null;
  const places = stretches.map((stretch) => ({ line, ...stretch }));
  const words = places.map(({ from, to }) => text.slice(from, to).trim());
  return { line, text: words.join(" "), places };
}

/** "Present" belongs to the date before it, though no field says where it is. */
function withPresent(text: string, fields: readonly Stretch[]): readonly Stretch[] {
  if (fields.length === 0) return fields;
  const ongoing = findDates(text)
    .filter((match) => match.current)
    .filter((match) => fields.some(({ from, to }) => from < match.to && to > match.from))
    .map(({ from, to }): Stretch => ({ from, to }));
  return [...fields, ...ongoing];
}

/** The separators between fields. */
const OPENING = /^[\s|,;:•·–—-]+/u;
const CLOSING = /[\s|,;:•·–—-]+$/u;

/** The stretches of a text that hold words and that none of the places covers. */
function uncovered(
  text: string,
  places: readonly Stretch[],
  first: number,
  last: number,
): Stretch[] {
  const gaps: Stretch[] = [];
  let reached = first;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    if (from > reached) gaps.push({ from: reached, to: Math.min(from, last) });
    reached = Math.max(reached, to);
  }
  if (reached < last) gaps.push({ from: reached, to: last });
  return gaps.flatMap(({ from, to }) => {
    const gap = text.slice(from, to);
    if (!/[\p{L}\p{N}]/u.test(gap)) return [];
    const start = from + (OPENING.exec(gap)?.[0].length ?? 0);
    return [{ from: start, to: to - (CLOSING.exec(gap)?.[0].length ?? 0) }];
  });
}
