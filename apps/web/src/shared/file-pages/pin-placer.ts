import type { Box, ReadLine } from "@taiyari/domain/resume";
import type { LetterStops } from "./letter-stops.ts";

/** On a page, in points from its top-left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half of a pin on paper, in points. */
const HALF = 8;
const GAP = 5;

/**
 * Finds a place for the number of each mark, one after the other: beside its mark, above or below it, where it covers
 * neither a letter nor another number, else in the margin beside its line. A page without any room gets it at the
 * corner of the mark.
 */
export function pinPlacer(
  lines: readonly ReadLine[],
  page: { readonly width: number; readonly height: number },
  stops: (line: ReadLine) => LetterStops,
): (box: Box) => Point {
  const taken: Point[] = [];

  function isFree({ x, y }: Point): boolean {
    const isOnPage = x >= HALF && y >= HALF && x <= page.width - HALF && y <= page.height - HALF;
    return isOnPage && !taken.some(isNear({ x, y })) && !lines.some(covers({ x, y }, stops));
  }

  return (box) => {
    const pin = [...candidates(box), ...besideLine(box, lines)].find(isFree) ?? {
      x: box.x,
      y: box.y - GAP,
    };
    taken.push(pin);
    return pin;
  };
}

function candidates(box: Box): Point[] {
  const firstLine = box.y + Math.min(box.height, 2 * HALF) / 2;
  const end = box.x + box.width;
  const beside = HALF + GAP;
  return [
    { x: box.x - beside, y: firstLine },
    { x: end + beside, y: firstLine },
    { x: box.x - beside - 2 * HALF - 1, y: firstLine },
    { x: box.x + HALF, y: box.y - HALF },
    { x: end - HALF, y: box.y - HALF },
    { x: box.x + HALF, y: box.y + box.height + HALF },
    { x: end + beside + 2 * HALF + 1, y: firstLine },
    { x: box.x - beside - 4 * HALF - 2, y: firstLine },
  ];
}

/** Pins that stand side by side in a margin. */
const IN_MARGIN = 5;

/** Before and after all words that stand at the height of the mark's first line, the nearest first. */
function besideLine(box: Box, lines: readonly ReadLine[]): Point[] {
  const y = box.y + Math.min(box.height, 2 * HALF) / 2;
  const around = lines.filter((line) => line.y < y && line.y + line.height > y);
  const start = Math.min(box.x, ...around.map(({ x }) => x)) - HALF - GAP;
  const end = Math.max(box.x + box.width, ...around.map(({ x, width }) => x + width)) + HALF + GAP;
  return Array.from({ length: IN_MARGIN }, (_, at) => at * (2 * HALF + 1)).flatMap((step) => [
    { x: end + step, y },
    { x: start - step, y },
  ]);
}

function isNear(a: Point) {
  return (b: Point) => Math.abs(a.x - b.x) < 2 * HALF && Math.abs(a.y - b.y) < 2 * HALF - 1;
}

/** Letters reach less far up and down than their line. */
const LINE_AIR = 2.5;

function covers({ x, y }: Point, stops: (line: ReadLine) => LetterStops) {
  return (line: ReadLine): boolean => {
    if (y + HALF <= line.y + LINE_AIR || y - HALF >= line.y + line.height - LINE_AIR) return false;
    if (x + HALF <= line.x || x - HALF >= line.x + line.width) return false;
    const letters = stops(line);
    return Array.from(line.text).some(
      (letter, at) =>
        letter.trim() !== "" && (letters[at] ?? 0) < x + HALF && (letters[at + 1] ?? 0) > x - HALF,
    );
  };
}
