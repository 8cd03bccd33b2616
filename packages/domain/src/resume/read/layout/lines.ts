import { joinBrokenDates } from "./broken-dates.ts";
import { inRows } from "./fragments.ts";
import { type Cell, type Fragment, type Line, mainStyle, type Piece, type Span } from "./line.ts";
import { joinPieces } from "./spacing.ts";

/** A gap wider than this share of the letters' size sets two parts of a line apart. */
const CELL_GAP = 1.3;

/** The lines of one region of a page, from top to bottom. */
export function toLines(fragments: readonly Fragment[], page: number, column: number): { lines: Line[]; mended: number } {
  const lines: Line[] = [];
  let mended = 0;
  let above: number | null = null;
  const edge = Math.max(...fragments.map((fragment) => fragment.right), 0);
  for (const row of joinBrokenDates(inRows(fragments))) {
    const built = toLine(row, page, column, above, edge);
    lines.push(built.line);
    mended += built.mended;
    above = built.line.baseline;
  }
  return { lines, mended };
}

function toLine(row: readonly Fragment[], page: number, column: number, above: number | null, edge: number): { line: Line; mended: number } {
  let text = "";
  let mended = 0;
  const spans: Span[] = [];
  const cells: Cell[] = [];
  let before: Fragment | null = null;
  for (const fragment of row) {
    const joined = joinPieces(fragment.pieces);
    mended += joined.mended;
    if (text !== "") text += " ";
    const from = text.length;
    const isApart = !before || fragment.x - before.right > CELL_GAP * Math.max(fragment.size, before.size);
    const cell = cells.at(-1);
    const end = from + joined.text.length;
    if (isApart || !cell) cells.push({ from, to: end, x: fragment.x, right: fragment.right });
    else cells[cells.length - 1] = { ...cell, to: end, right: fragment.right };
    addSpans(spans, fragment.pieces, joined.ends, from);
    text += joined.text;
    before = fragment;
  }
  const pieces = row.flatMap((fragment) => fragment.pieces);
  const style = mainStyle(pieces);
  const baseline = pieces.find((piece) => piece.size === style.size)?.baseline ?? row[0]?.baseline ?? 0;
  return {
    mended,
    line: {
      ...style,
      page,
      column,
      text,
      x: row[0]?.x ?? 0,
      right: Math.max(...row.map((fragment) => fragment.right)),
      baseline,
      spans,
      cells,
      order: Math.min(...pieces.map((piece) => piece.order)),
      gap: above === null ? null : baseline - above,
      edge,
    },
  };
}

/** Adds the pieces' stretches; neighbours of the same style become one. */
function addSpans(spans: Span[], pieces: readonly Piece[], ends: readonly { from: number; to: number }[], offset: number): void {
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
    const sameStyle = last && i > 0 && last.bold === span.bold && last.italic === span.italic && Math.abs(last.size - span.size) < 0.3;
    if (last && sameStyle) spans[spans.length - 1] = { ...last, to: span.to, right: span.right };
    else spans.push(span);
  }
}
