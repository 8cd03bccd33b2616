import type { Box, FieldView, Place, Reading, ReadLine } from "@taiyari/domain/resume";
import type { LetterStops } from "./letter-stops.ts";
import { pinPlacer, type Point } from "./pin-placer.ts";

/** Where a field stands on one page. */
export interface Mark {
  readonly field: FieldView;
  readonly boxes: readonly Box[];
  /** The first of them. */
  readonly first: Box;
  /** The middle of its number. */
  readonly pin: Point;
}

/** Lines of one field closer than this share of their height are one block. */
const SAME_BLOCK = 0.9;

/**
 * The marks of a page: every field that stands on it, in the order of the fields.
 *
 * @param page   1 for the first
 * @param stops  where the letters of a line stand
 */
export function marksOn(
  page: number,
  fields: readonly FieldView[],
  reading: Reading,
  stops: (line: ReadLine) => LetterStops,
): Mark[] {
  const lines = reading.lines.filter((line) => line.page === page);
  const pins = pinPlacer(lines, reading.pages[page - 1] ?? { width: 0, height: 0 }, stops);
  return fields.flatMap((field) => {
    const boxes = placeGroups(field).flatMap((places) => boxesOf(places, lines, stops));
    const [first] = boxes;
    return first ? [{ field, boxes, first, pin: pins(first) }] : [];
  });
}

/** The boxes of some places on a page, for words that no field has. */
export function boxesOf(
  places: readonly Place[],
  lines: readonly ReadLine[],
  stops: (line: ReadLine) => LetterStops,
): Box[] {
  const single = places.flatMap((place): Box[] => {
    const line = lines.find(({ number }) => number === place.line);
    if (!line) return [];
    const letters = stops(line);
    const x = letters[place.from] ?? line.x;
    const end = letters[place.to] ?? line.x + line.width;
    return [{ x, y: line.y, width: Math.max(end - x, 2), height: line.height }];
  });
  return asBlocks(single);
}

/** Parts stand apart: a bullet is a block of its own. Words that follow each other in a line are one. */
function placeGroups(field: FieldView): (readonly Place[])[] {
  if (field.edit.kind !== "parts") return [field.places];
  const isInline = field.edit.parts.every(({ places }) => places.length <= 1);
  return isInline ? [field.places] : field.edit.parts.map(({ places }) => places);
}

/** Puts boxes that stand in one line, or closely under each other, into one. */
function asBlocks(boxes: readonly Box[]): Box[] {
  const blocks: Box[] = [];
  for (const box of boxes) {
    const last = blocks.at(-1);
    if (last && (isBeside(last, box) || isUnder(last, box))) blocks.splice(-1, 1, union(last, box));
    else blocks.push(box);
  }
  return blocks;
}

function isBeside(a: Box, b: Box): boolean {
  const isSameLine = Math.abs(a.y + a.height - (b.y + b.height)) < b.height * 0.5;
  const gap = b.x - (a.x + a.width);
  return isSameLine && gap < b.height * 2.5 && gap > -a.width;
}

function isUnder(a: Box, b: Box): boolean {
  const gap = b.y - (a.y + a.height);
  const overlaps = b.x < a.x + a.width && a.x < b.x + b.width;
  return overlaps && gap > -b.height * 0.5 && gap < b.height * SAME_BLOCK;
}

function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}
