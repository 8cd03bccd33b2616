import { findDates } from "../patterns/dates.ts";
import { inRows } from "./fragments.ts";
import type { Fragment } from "../line/line.ts";
import { isMarginText } from "./margin-text.ts";

/** Rows further apart than so many times the letters' size are of two cells. */
const CELL_LEADING = 1.35;

/** Points from the middle of a cell that still are its middle. */
const MIDDLE = 1.5;

/** So many dates are in the middle of their cells where a table is set so. */
const FEWEST = 2;

/**
 * The fragments with dates set beside the first row of what they date, where a table without lines has them in the
 * middle of their cells: two of them, at the height of no row, show that it does.
 */
export function raiseCentred(fragments: readonly Fragment[]): readonly Fragment[] {
  const rows = inRows(fragments);
  const alone = rows.filter((row) => row.length === 1 && row.some(isDate));
  if (alone.length < FEWEST) return fragments;
  const dates = rows.flatMap((row) => row.filter((part) => isFirst(part, row)));
  const tops = new Map<Fragment, { readonly top: number; readonly isLevel: boolean }>();
  for (const date of dates) {
    const cell = cellBeside(date, fragments);
    if (cell) tops.set(date, cell);
  }
  const shown = [...tops.values()].filter(({ isLevel }) => !isLevel);
  if (shown.length < FEWEST) return fragments;
  return fragments.map((part) => {
    const cell = tops.get(part);
    return cell ? setOn(part, cell.top) : part;
  });
}

/** True for a date at the left of its row, on the very baseline of what is there besides. */
function isFirst(part: Fragment, row: readonly Fragment[]): boolean {
  return (
    part === row[0] &&
    row.every((other) => Math.abs(other.baseline - part.baseline) < 0.1) &&
    isDate(part)
  );
}

function isDate({ text }: Fragment): boolean {
  return /\p{Nd}/u.test(text) && isMarginText(text) && findDates(text).length > 0;
}

/** The rows right of a date that continue each other, where it is at their middle; null elsewhere. */
function cellBeside(
  date: Fragment,
  fragments: readonly Fragment[],
): { readonly top: number; readonly isLevel: boolean } | null {
  const rows = inRows(fragments.filter((part) => part.x > date.right)).flatMap((row) => {
    const [first] = row;
    return first ? [first] : [];
  });
  const near = rows.findIndex(({ baseline }) => baseline > date.baseline - MIDDLE);
  if (near < 0) return null;
  const isLevel = Math.abs((rows[near]?.baseline ?? 0) - date.baseline) <= MIDDLE;
  let [from, to] = isLevel ? [near, near] : [near - 1, near];
  if (from < 0 || !goesOn(rows[from], rows[to])) return null;
  while (from > 0 && goesOn(rows[from - 1], rows[from])) from--;
  while (to < rows.length - 1 && goesOn(rows[to], rows[to + 1])) to++;
  const [top, bottom] = [rows[from]?.baseline ?? 0, rows[to]?.baseline ?? 0];
  return to > from && Math.abs(date.baseline - (top + bottom) / 2) <= MIDDLE
    ? { top, isLevel }
    : null;
}

function goesOn(above: Fragment | undefined, below: Fragment | undefined): boolean {
  return (
    above !== undefined &&
    below !== undefined &&
    below.baseline - above.baseline <= CELL_LEADING * Math.min(above.size, below.size)
  );
}

function setOn(part: Fragment, baseline: number): Fragment {
  return { ...part, baseline, pieces: part.pieces.map((piece) => ({ ...piece, baseline })) };
}
