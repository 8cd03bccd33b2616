import type { Box } from "@taiyari/domain/resume";

/** `[a b c d e f]`: x' = ax + cy + e, y' = bx + dy + f. Source: ISO 32000-1, 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` after it. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** The upright box around a rectangle given by two opposite corners, after `matrix`. */
export function boxAround(
  matrix: Matrix,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Box {
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ] as const;
  const xs = corners.map(([x, y]) => matrix[0] * x + matrix[2] * y + matrix[4]);
  const ys = corners.map(([x, y]) => matrix[1] * x + matrix[3] * y + matrix[5]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A matrix out of whatever a file holds; null for anything but six finite numbers. */
export function asMatrix(value: unknown): Matrix | null {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return null;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>, Number);
  const numbers = [a, b, c, d, e, f];
  return numbers.every((number) => Number.isFinite(number)) ? (numbers as unknown as Matrix) : null;
}
