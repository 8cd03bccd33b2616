import { least, most } from "../line/extremes.ts";
import { inRows } from "./fragments.ts";
import type { Fragment } from "../line/line.ts";

/** A heading in the middle of its text is no further from it than this. Points. */
const MIDDLE = 3;

/** Between the texts of two headings is so much more room than between most rows. */
const WIDER = 1.15;

/**
 * The text beside each heading of a left margin where headings are in the middle of what they head, as a table sets
 * them; null where they do not. All of the text must belong to some heading.
 *
 * @param headings  top to bottom, each the fragments of one heading
 */
export function textsOfCentred(
  headings: readonly (readonly Fragment[])[],
  text: readonly Fragment[],
): Fragment[][] | null {
  const rows = inRows(text);
  if (headings.length < 2 || rows.length <= headings.length) return null;
  const leading = usualGap(rows);
  const cells: Fragment[][][] = [];
  let start = 0;
  for (const heading of headings) {
    const end = endOf(rows, start, middleOf(heading));
    if (end === null) return null;
    const isApart = end + 1 === rows.length || gapBelow(rows, end) > leading * WIDER;
    if (!isApart) return null;
    cells.push(rows.slice(start, end + 1));
    start = end + 1;
  }
  const isCentred = cells.some((cell, i) => {
    const first = cell[0]?.[0];
    return first !== undefined && middleOf(headings[i] ?? []) - first.baseline > first.size * 1.5;
  });
  return start === rows.length && isCentred ? cells.map((cell) => cell.flat()) : null;
}

/** The last of the rows from one on that have their middle at a height; null for none. */
function endOf(rows: readonly Fragment[][], start: number, middle: number): number | null {
  const top = rows[start]?.[0]?.baseline;
  if (top === undefined) return null;
  const at = rows.findIndex(
    (row, i) => i >= start && Math.abs((top + (row[0]?.baseline ?? 0)) / 2 - middle) <= MIDDLE,
  );
  return at < 0 ? null : at;
}

function middleOf(heading: readonly Fragment[]): number {
  const baselines = heading.map((part) => part.baseline);
  return (least(baselines) + most(baselines)) / 2;
}

function gapBelow(rows: readonly Fragment[][], i: number): number {
  return (rows[i + 1]?.[0]?.baseline ?? 0) - (rows[i]?.[0]?.baseline ?? 0);
}

/** The gap that most rows are below the one above. */
function usualGap(rows: readonly Fragment[][]): number {
  const gaps = rows.slice(1).map((_, i) => gapBelow(rows, i));
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
}
