import { isHeadingRow } from "./heading-rows.ts";
import type { Fragment } from "../line/line.ts";

/** The number of an item, as lists of publications hang it: "[1] Rao, A.". */
const HUNG = /^\[\d{1,3}\]\s/u;

/** One heading may begin there by chance. */
const FEWEST_HEADINGS = 2;

/** A heading is set out by no more of its sizes than this from the text below it. */
const SET_OUT = 1.2;

/**
 * Where a column begins: large letters set flush with small ones, and hung numbers, often begin a little before them,
 * and the headings of a column further, where the column beside it has headings too.
 */
export function startOf(edge: number, fragments: readonly Fragment[]): number {
  const large = fragments.filter(
    (part) =>
      part.x < edge &&
      edge - part.x < part.size * (HUNG.test(part.text) ? 0.5 : 0.1) &&
      part.right > edge + part.size,
  );
  const headings = fragments.filter(
    (part) => part.x < edge && edge - part.x < part.size * SET_OUT && isHeadingRow([part]),
  );
  const left = Math.min(...headings.map((part) => part.x));
  const isBeside = fragments.some((part) => part.right < left && isHeadingRow([part]));
  if (headings.length >= FEWEST_HEADINGS && isBeside) large.push(...headings);
  return Math.min(edge, ...large.map((part) => part.x));
}
