import { most } from "../line/extremes.ts";
import { sectionKindOf } from "../../lexicon/section-names.ts";
import type { Cell, Line } from "../line/line.ts";
import { isDated, lineOf, ROW_GAP, tells } from "./cards.ts";

/** A white strip between two cards is at least as wide, as a share of the letters' size. */
const NARROWEST_STRIP = 0.8;

/** A row of cards has no fewer cards, nor lines that every card has a part of. */
const FEWEST_CARDS = 3;
const FEWEST_SHARED = 2;

/** The dates of a card are in one of its first lines. */
const HEAD_LINES = 4;

/** The white strips between the cards of a row, from left to right. Points. */
type Strips = readonly { readonly from: number; readonly to: number }[];

/**
 * Lines with three or more entries side by side, put one below the other: the leftmost first. The white strips between
 * them tell them apart, so that centred cards are found like those set flush. Each card has dates of its own; a table,
 * which has its dates in a column, is none.
 */
export function partCardRows(lines: readonly Line[]): Line[] {
  const parted: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const row = rowAt(lines, at);
    if (row) parted.push(...inTurn(row.lines, row.strips));
    else parted.push(...lines.slice(at, at + 1));
    at += row?.lines.length ?? 1;
  }
  return parted;
}

/** The lines from one on that hold a row of cards; null where none begins there. */
function rowAt(
  lines: readonly Line[],
  at: number,
): { readonly lines: readonly Line[]; readonly strips: Strips } | null {
  const first = lines[at];
  if (!first || first.cells.length < FEWEST_CARDS) return null;
  const own: Line[] = [first];
  let strips = stripsIn(first);
  for (const [i, line] of lines.slice(at + 1).entries()) {
    const isElsewhere = line.page !== first.page || line.column !== first.column;
    const isApart = line.gap !== null && line.gap > line.size * ROW_GAP;
    const ahead = lines.slice(at + 1 + i, at + 1 + i + HEAD_LINES);
    const isNext = isApart && ahead.some((other) => isDatedRow(other, strips));
    const isHeading = line.cells.length === 1 && sectionKindOf(line.text) !== null;
    const narrower = narrowed(strips, line);
    if (isElsewhere || isNext || isHeading || !narrower) break;
    strips = narrower;
    own.push(line);
  }
  return areCards(own, strips) ? { lines: own, strips } : null;
}

function stripsIn({ cells }: Line): Strips {
  return cells.slice(1).map((cell, i) => ({ from: cells[i]?.right ?? 0, to: cell.x }));
}

/** The strips as a further line leaves them; null where it stands in one of them. */
function narrowed(strips: Strips, line: Line): Strips | null {
  const left = strips.map(({ from, to }) => {
    const middle = (from + to) / 2;
    return line.cells.reduce(
      (strip, cell) =>
        cell.right <= middle
          ? { ...strip, from: Math.max(strip.from, cell.right) }
          : cell.x >= middle
            ? { ...strip, to: Math.min(strip.to, cell.x) }
            : { from: 0, to: 0 },
      { from, to },
    );
  });
  const isOpen = left.every(({ from, to }) => to - from >= line.size * NARROWEST_STRIP);
  return isOpen ? left : null;
}

/** What a line has in each card; an empty list where it has nothing there. */
function partsOf(line: Line, strips: Strips): Cell[][] {
  const edges = [Number.NEGATIVE_INFINITY, ...strips.map(({ to }) => to), Number.POSITIVE_INFINITY];
  return edges
    .slice(1)
    .map((to, i) => line.cells.filter(({ x }) => x >= (edges[i] ?? 0) - 0.5 && x < to - 0.5));
}

/** True for a line that has a date in each card. */
function isDatedRow(line: Line, strips: Strips): boolean {
  return partsOf(line, strips).every((cells) => isDated(textIn(line, cells)));
}

/** True where a line has a date in every card, another words in every card, and the cards go on below. */
function areCards(lines: readonly Line[], strips: Strips): boolean {
  const shared = lines
    .map((line) => partsOf(line, strips).map((cells) => textIn(line, cells)))
    .filter((texts) => texts.every((text) => text !== ""));
  return (
    shared.length > FEWEST_SHARED &&
    shared.filter((texts) => texts.every(isDated)).length === 1 &&
    shared.some((texts) => texts.every(tells))
  );
}

function textIn(line: Line, cells: readonly Cell[]): string {
  const [first, last] = [cells[0], cells.at(-1)];
  return first && last ? line.text.slice(first.from, last.to) : "";
}

/** The lines of each card, from the left. */
function inTurn(lines: readonly Line[], strips: Strips): Line[] {
  return Array.from({ length: strips.length + 1 }, (_, card) => {
    const parts = lines.flatMap((line) => {
      const cells = partsOf(line, strips)[card] ?? [];
      return cells.length > 0 ? [lineOf(line, cells)] : [];
    });
    const edge = most(parts.map(({ right }) => right));
    const x = Math.min(...parts.map((part) => part.x));
    return parts.map((part, i): Line => {
      const before = parts[i - 1];
      const gap = before ? part.baseline - before.baseline : (lines[0]?.gap ?? null);
      return { ...part, x, gap, edge };
    });
  }).flat();
}
