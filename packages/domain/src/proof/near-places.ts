import type { Place, ReadLine } from "../resume/reading.ts";
import { compared } from "./words.ts";

/** A part of a field, as much of it as shows where the lost ones are. */
export interface NearPart {
  readonly isLost: boolean;
  /** What may be left of it: its letters without those that no font had. */
  readonly letters: string;
  /** Where it was read as it was typed; [] where it was not. */
  readonly places: readonly Place[];
}

/** More lines than this between two parts of a field belong to something else: another column, another page. */
const MOST_LINES = 4;

/**
 * Where the lost parts of a field should be: between the nearest parts before and after that were read.
 *
 * A stretch of the line that both are in, or the lines between them; where nothing is between, the line beside
 * one of them that has its letters or boxes, else the line of the one before. [] when no part was lost or none was
 * read.
 *
 * @param parts   in the order they were typed in
 * @param lineOf  the lines of the reading by their number, those out of sight left out
 */
export function nearPlaces(
  parts: readonly NearPart[],
  lineOf: ReadonlyMap<number, ReadLine>,
): readonly Place[] {
  const found = new Map<string, Place>();
  for (const [index, part] of parts.entries()) {
    if (!part.isLost) continue;
    const before = parts
      .slice(0, index)
      .findLast(({ places }) => places.length > 0)
      ?.places.at(-1);
    const after = parts.slice(index + 1).find(({ places }) => places.length > 0)?.places[0];
    for (const place of between(before, after, part.letters, lineOf)) {
      found.set(`${place.line} ${place.from} ${place.to}`, place);
    }
  }
  return [...found.values()];
}

function between(
  before: Place | undefined,
  after: Place | undefined,
  letters: string,
  lineOf: ReadonlyMap<number, ReadLine>,
): readonly Place[] {
  if (before && after && before.line === after.line) {
    const gap = { line: before.line, from: before.to, to: after.from };
    const said = stretch(gap, lineOf);
    return said.length > 0 ? said : whole(before.line, lineOf);
  }
  if (
    before &&
    after &&
    after.line - before.line > 1 &&
    after.line - before.line <= MOST_LINES + 1
  ) {
    const lines = Array.from(
      { length: after.line - before.line - 1 },
      (_, n) => before.line + n + 1,
    );
    const inSight = lines.flatMap((line) => whole(line, lineOf));
    if (inSight.length > 0) return inSight;
  }
  const rest = before && { ...before, from: before.to, to: lengthOf(before.line, lineOf) };
  const beginning = after && { ...after, from: 0, to: after.from };
  const beside = [rest, beginning].flatMap((place) => (place ? [stretch(place, lineOf)] : []));
  const found = beside.find((places) => places.length > 0);
  if (found) return found;
  const own = lineBeside(before, after, letters, lineOf);
  if (own !== null) return whole(own, lineOf);
  const neighbour = before ?? after;
  return neighbour ? whole(neighbour.line, lineOf) : [];
}

/** What a file has where no font had a character. */
const BOX = "□";

/**
 * The line right after one part, or right before the other, in its column, that has the letters or boxes; else null.
 */
function lineBeside(
  before: Place | undefined,
  after: Place | undefined,
  letters: string,
  lineOf: ReadonlyMap<number, ReadLine>,
): number | null {
  const wanted = compared(letters);
  const beside = [
    { own: before, step: 1 },
    { own: after, step: -1 },
  ];
  for (const { own, step } of beside) {
    const line = own && lineOf.get(own.line);
    const next = line && lineOf.get(line.number + step);
    if (!next || line.column !== next.column) continue;
    const isThere = wanted !== "" && ` ${compared(next.text)} `.includes(` ${wanted} `);
    if (isThere || next.text.includes(BOX)) return next.number;
  }
  return null;
}

/** A stretch without the separators and the bullet at its ends; [] where nothing else is there. */
function stretch(
  { line, from, to }: Place,
  lineOf: ReadonlyMap<number, ReadLine>,
): readonly Place[] {
  const text = lineOf.get(line)?.text.slice(from, to) ?? "";
  const words = text.replace(/^[\s,;|/·•\-–—]+/u, "");
  const start = from + text.length - words.length;
  const length = words.replace(/[\s,;|/·•.\-–—]+$/u, "").length;
  return length > 0 ? [{ line, from: start, to: start + length }] : [];
}

function whole(line: number, lineOf: ReadonlyMap<number, ReadLine>): readonly Place[] {
  const length = lengthOf(line, lineOf);
  const isText = lineOf.get(line)?.runningHeader !== true && length > 0;
  return isText ? [{ line, from: 0, to: length }] : [];
}

function lengthOf(line: number, lineOf: ReadonlyMap<number, ReadLine>): number {
  return lineOf.get(line)?.text.length ?? 0;
}
