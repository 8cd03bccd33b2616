import type { Box } from "@taiyari/domain/resume";
import { boxAround, type Matrix } from "./geometry.ts";

/** How pdf.js writes a path down: one of these numbers, then its coordinates. */
const MOVE_TO = 0;
const LINE_TO = 1;
const CLOSE = 4;
const COORDINATES: readonly number[] = [2, 2, 6, 4, 0];

/** A file can draw one path out of millions of pieces; the first ones are enough to see rules. */
const MOST_SUBPATHS = 500;

/**
 * The boxes around the separate pieces of a path, so that ten lines drawn as one path stay ten lines.
 *
 * @param path    pdf.js's path: numbers of commands, each followed by its coordinates
 * @param matrix  from the path's coordinates to the page
 * @returns       one box for each piece of two points or more; [] for a path that is not understood
 */
export function subpathBoxes(path: Float32Array, matrix: Matrix): Box[] {
  const boxes: Box[] = [];
  let points: number[] = [];

  function finishPiece() {
    if (points.length >= 4) boxes.push(boxAround(matrix, extent(points)));
    points = [];
  }

  let at = 0;
  while (at < path.length && boxes.length < MOST_SUBPATHS) {
    const command = path[at] ?? -1;
    const count = COORDINATES[command];
    if (count === undefined) return boxes;
    if (command === MOVE_TO) finishPiece();
    points.push(...path.subarray(at + 1, at + 1 + count));
    at += 1 + count;
  }
  finishPiece();
  return boxes;
}

/** Whether a path is one upright rectangle and nothing else: four corners, straight sides. */
export function isRectangle(path: Float32Array, matrix: Matrix): boolean {
  const isUpright =
    (near(matrix[1], 0) && near(matrix[2], 0)) || (near(matrix[0], 0) && near(matrix[3], 0));
  const corners: number[] = [];
  for (let at = 0; at < path.length; at += 1 + (COORDINATES[path[at] ?? -1] ?? 0)) {
    const command = path[at] ?? -1;
    const isStraight = command === MOVE_TO ? at === 0 : command === LINE_TO || command === CLOSE;
    if (!isStraight) return false;
    corners.push(...path.subarray(at + 1, at + 1 + (COORDINATES[command] ?? 0)));
  }
  if (!isUpright || corners.length < 8 || corners.length > 10) return false;
  const [left, top, right, bottom] = extent(corners);
  return corners.every((value, i) =>
    i % 2 === 0 ? near(value, left) || near(value, right) : near(value, top) || near(value, bottom),
  );
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}

function extent(points: readonly number[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [index, value] of points.entries()) {
    if (index % 2 === 0) {
      left = Math.min(left, value);
      right = Math.max(right, value);
    } else {
      top = Math.min(top, value);
      bottom = Math.max(bottom, value);
    }
  }
  return [left, top, right, bottom];
}
