import { most } from "../line/extremes.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import { sectionKindOf } from "../../lexicon/section-names.ts";
import type { Cell, Line } from "../line/line.ts";
import { isDated, lineOf, ROW_GAP, tells } from "./cards.ts";

/** Left edges this close line up; a bullet's text may be set in further. Points. */
const EDGE = 2.5;
const SET_IN = 22;

/** Entries side by side share as many lines. */
const FEWEST_SHARED = 3;

/**
 * Lines with entries that are side by side, two by two, put one below the other: the left one of each row first.
 * A date or a place at the right of its title is no entry, and a table is none.
 */
export function partCards(lines: readonly Line[]): Line[] {
  const parted: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const block = blockAt(lines, at);
    if (block) parted.push(...rowsOf(block.lines).flatMap((row) => inTurn(row, block.right)));
    else parted.push(...lines.slice(at, at + 1));
    at += block?.lines.length ?? 1;
  }
  return parted;
}

/** The lines from one on that hold two columns of entries, and where the right one begins; null for none. */
function blockAt(
  lines: readonly Line[],
  at: number,
): { readonly lines: readonly Line[]; readonly right: number } | null {
  const first = lines[at];
  const second = first?.cells[1];
  if (!first || !second || first.cells.length !== 2) return null;
  const [left, right] = [first.x, second.x];
  const block: Line[] = [];
  for (const line of lines.slice(at)) {
    const sides = sidesOf(line, right);
    const isElsewhere = line.page !== first.page || line.column !== first.column;
    const isOff = sides?.left && (line.x < left - EDGE || line.x > left + SET_IN);
    if (isElsewhere || !sides || isOff) break;
    if (!sides.right && isHeading(line, first)) break;
    block.push(line);
  }
  return areEntries(block, right) ? { lines: block, right } : null;
}

function isHeading(line: Line, first: Line): boolean {
  return line.size > first.size * 1.1 || sectionKindOf(line.text) !== null;
}

/** The cells of a line left and right of an edge; null where one crosses it, or the right ones begin elsewhere. */
function sidesOf(
  line: Line,
  edge: number,
): { readonly left: readonly Cell[] | null; readonly right: readonly Cell[] | null } | null {
  const left = line.cells.filter((cell) => cell.x < edge - EDGE);
  const right = line.cells.filter((cell) => cell.x >= edge - EDGE);
  if (left.some((cell) => cell.right > edge)) return null;
  if (right[0] && right[0].x > edge + SET_IN) return null;
  return { left: left.length > 0 ? left : null, right: right.length > 0 ? right : null };
}

/** True where both columns carry dates beside each other, and most texts in the right one are descriptions. */
function areEntries(block: readonly Line[], edge: number): boolean {
  const shared = block.flatMap((line) => {
    const sides = sidesOf(line, edge);
    const [left, right] = [textOf(line, sides?.left ?? null), textOf(line, sides?.right ?? null)];
    return left !== "" && right !== "" ? [{ left, right, x: sides?.right?.[0]?.x ?? 0 }] : [];
  });
  if (shared.length < FEWEST_SHARED) return false;
  const flush = shared.filter(({ x }) => Math.abs(x - edge) < EDGE).length;
  const dated = shared.filter(({ left, right }) => isDated(left) && isDated(right)).length;
  const telling = shared.filter(({ left, right }) => tells(left) && tells(right)).length;
  return (
    dated > 0 &&
    telling > 0 &&
    flush >= shared.length / 2 &&
    telling + dated >= shared.length / 2 &&
    dated < shared.length
  );
}

function textOf(line: Line, cells: readonly Cell[] | null): string {
  const [first, last] = [cells?.[0], cells?.at(-1)];
  return first && last ? line.text.slice(first.from, last.to) : "";
}

/** A block in the rows of its entries: a new one begins behind a gap, where no bullet continues. */
function rowsOf(block: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of block) {
    const isApart =
      line.gap !== null && line.gap > line.size * ROW_GAP && bulletEnd(line.text) === 0;
    if (rows.length === 0 || isApart) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  return rows;
}

/** The left halves of a row's lines, then the right ones. */
function inTurn(row: readonly Line[], edge: number): Line[] {
  return (["left", "right"] as const).flatMap((side) => {
    const halves = row.flatMap((line) => {
      const cells = sidesOf(line, edge)?.[side];
      return cells ? [lineOf(line, cells)] : [];
    });
    const right = most(halves.map((half) => half.right));
    return halves.map((half, i): Line => {
      const before = halves[i - 1];
      const gap = before ? half.baseline - before.baseline : (row[0]?.gap ?? null);
      return { ...half, gap, edge: right };
    });
  });
}
