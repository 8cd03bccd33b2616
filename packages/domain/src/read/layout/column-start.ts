import type { Fragment } from "../line/line.ts";

/** The number of an item, as lists of publications hang it: "[1] Rao, A.". */
const HUNG = /^\[\d{1,3}\]\s/u;

/**
 * Where a column begins: large letters set flush with small ones, and hung numbers, often begin a little before them.
 */
export function startOf(edge: number, fragments: readonly Fragment[]): number {
  const large = fragments.filter(
    (part) =>
      part.x < edge &&
      edge - part.x < part.size * (HUNG.test(part.text) ? 0.5 : 0.1) &&
      part.right > edge + part.size,
  );
  return Math.min(edge, ...large.map((part) => part.x));
}
