import { least, most } from "../line/extremes.ts";
import { joinBrokenDates } from "./broken-dates.ts";
import { FRAGMENT_GAP, inRows } from "./fragments.ts";
import {
  type Cell,
  type Fragment,
  type Line,
  mainStyle,
  type Piece,
  type Span,
} from "../line/line.ts";
import { isMarginText } from "./margin-text.ts";
import { partMarginPlaces } from "./margin-places.ts";
import { rowInReadingOrder } from "./right-to-left.ts";
import { isSpreadText, joinPieces } from "./spacing.ts";

/** A gap wider than this share of the letters' size sets two parts of a line apart. */
const CELL_GAP = 0.62;

/** In a justified line every word is set apart; there it takes more. */
const JUSTIFIED_CELL_GAP = 1.6;

/** Within a cell that lines part from others it takes as much: what a file breaks up there is one text. */
const RULED_CELL_GAP = 2.5;

/** A period is no longer than this. */
const LONGEST_PERIOD = 32;

/** In a justified line the widest blank is no more than so many times the narrowest. */
const MOST_UNEVEN = 3;

/** The lines of one region of a page, from top to bottom. */
export function toLines(
  fragments: readonly Fragment[],
  page: number,
  column: number,
): { lines: Line[]; mended: number } {
  const lines: Line[] = [];
  let mended = 0;
  let above: number | null = null;
  const rows = partMarginPlaces(joinBrokenDates(inRows(fragments)));
  const edge = edgeOf(rows);
  for (const row of rows) {
    const built = toLine(row, page, column, above, edge);
    lines.push(built.line);
    mended += built.mended;
    above = built.line.baseline;
  }
  return { lines, mended };
}

/** The right edge of a column: of its widest row that could have been broken. One long address says nothing. */
function edgeOf(rows: readonly (readonly Fragment[])[]): number {
  const breakable = rows.filter((row) => row.length > 1 || /\s/u.test(row[0]?.text ?? ""));
  return Math.max(
    0,
    ...(breakable.length > 0 ? breakable : rows).flat().map((fragment) => fragment.right),
  );
}

function toLine(
  drawn: readonly Fragment[],
  page: number,
  column: number,
  above: number | null,
  edge: number,
): { line: Line; mended: number } {
  const row = rowInReadingOrder(drawn);
  let text = "";
  let mended = 0;
  const spans: Span[] = [];
  const cells: Cell[] = [];
  let before: Fragment | null = null;
  // A date in the left margin is set apart from the justified text beside it.
  const cellGap = isJustified(drawn) || isJustified(drawn.slice(1)) ? JUSTIFIED_CELL_GAP : CELL_GAP;
  const isSpread = row.some((fragment) =>
    fragment.pieces.some((piece) => isSpreadText(piece.text)),
  );
  for (const fragment of row) {
    const joined = joinPieces(fragment.pieces, isSpread);
    mended += joined.mended;
    if (text !== "") text += " ";
    const from = text.length;
    const isApart =
      !before ||
      fragment.cell !== before.cell ||
      (Math.max(fragment.x - before.right, before.x - fragment.right) >
        (fragment.cell === undefined ? cellGapOf(before, fragment, cellGap) : RULED_CELL_GAP) *
          sizeBetween(before, fragment) &&
        !isMark(before.text));
    const cell = cells.at(-1);
    const end = from + joined.text.length;
    if (isApart || !cell) cells.push({ from, to: end, x: fragment.x, right: fragment.right });
    else
      cells[cells.length - 1] = {
        ...cell,
        to: end,
        x: Math.min(cell.x, fragment.x),
        right: Math.max(cell.right, fragment.right),
      };
    addSpans(spans, fragment.pieces, joined.ends, from);
    text += joined.text;
    before = fragment;
  }
  const pieces = row.flatMap((fragment) => fragment.pieces);
  const style = mainStyle(pieces);
  const baseline =
    pieces.find((piece) => piece.size === style.size)?.baseline ?? row[0]?.baseline ?? 0;
  return {
    mended,
    line: {
      ...style,
      page,
      column,
      text,
      x: drawn[0]?.x ?? 0,
      right: most(row.map((fragment) => fragment.right)),
      baseline,
      spans,
      cells,
      order: least(pieces.map((piece) => piece.order)),
      gap: above === null ? null : baseline - above,
      edge,
    },
  };
}

/** The size that blanks between two texts go by: beside a name twice as large, the smaller. */
function sizeBetween(a: Fragment, b: Fragment): number {
  const [small, large] = [Math.min(a.size, b.size), Math.max(a.size, b.size)];
  return large > small * 1.6 ? small : large;
}

/** Beside letters twice as large, and beside dates, what is no word of theirs is no part of them either. */
function cellGapOf(a: Fragment, b: Fragment, usual: number): number {
  const isOther = Math.max(a.size, b.size) > Math.min(a.size, b.size) * 1.6;
  return isOther || (usual === CELL_GAP && isPeriod(a.text)) ? FRAGMENT_GAP : usual;
}

/** "2013 – 2015", "05/2019 – to date": from when to when, and nothing else. */
function isPeriod(text: string): boolean {
  return text.length <= LONGEST_PERIOD && /\p{Nd}{4}.*[-–—]/u.test(text) && isMarginText(text);
}

function isJustified(row: readonly Fragment[]): boolean {
  const words = row.filter((fragment) => !/\s/u.test(fragment.text)).length;
  if (row.length < 5 || words / row.length < 0.6) return false;
  const gaps = row.slice(1).map((fragment, i) => fragment.x - (row[i]?.right ?? fragment.x));
  // Names alone, set far apart, are a list.
  const isList =
    least(gaps) > 0.9 * (row[0]?.size ?? 0) &&
    row.every((fragment) => /^[\p{Lu}\p{Lo}\p{N}][^\s]*[^,.;]$|^\p{L}$/u.test(fragment.text));
  return !isList && most(gaps) <= MOST_UNEVEN * least(gaps);
}

/** A bullet's mark belongs to its text, however far it is. */
function isMark(text: string): boolean {
  return /^[^\p{L}\p{N}]$/u.test(text);
}

/** Adds the pieces' stretches; adjacent ones of the same style become one. */
function addSpans(
  spans: Span[],
  pieces: readonly Piece[],
  ends: readonly { from: number; to: number }[],
  offset: number,
): void {
  for (const [i, piece] of pieces.entries()) {
    const end = ends[i];
    if (!end) continue;
    const last = spans.at(-1);
    const span: Span = {
      size: piece.size,
      bold: piece.bold,
      italic: piece.italic,
      font: piece.font,
      from: end.from + offset,
      to: end.to + offset,
      x: piece.x,
      right: piece.right,
    };
    const sameStyle =
      last &&
      i > 0 &&
      last.bold === span.bold &&
      last.italic === span.italic &&
      Math.abs(last.size - span.size) < 0.3;
    if (last && sameStyle)
      spans[spans.length - 1] = {
        ...last,
        to: span.to,
        x: Math.min(last.x, span.x),
        right: Math.max(last.right, span.right),
      };
    else spans.push(span);
  }
}
