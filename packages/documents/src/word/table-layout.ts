import {
  bottomAt,
  columnAt,
  type Cursor,
  type Flow,
  type LayBlocks,
  MOST_PAGES,
  nextPage,
  type OpenPage,
  type Sheet,
  stripFlow,
} from "./flow.ts";
import type { Cell, Row, Table } from "./model.ts";
import { drawLines, type LaidCell } from "./table-lines.ts";

const NARROWEST_CELL = 20;

/** How much stands on a page, to know what a cell adds. */
type Counts = Readonly<Record<"runs" | "links" | "images" | "rules", number>>;

/** Cells flow side by side from the top of their row; the next row starts below the deepest. */
export function layTable(
  table: Table,
  flow: Flow,
  start: Cursor,
  sheet: Sheet,
  layBlocks: LayBlocks,
): Cursor {
  const column = columnAt(flow, start);
  const widths = columnWidths(table, column.width);
  const left = column.x + indentOf(table, widths, column.width);
  let rowTop: Cursor = { ...start, y: start.y + (start.above?.spaceAfter ?? 0), above: null };
  const drawn: LaidCell[] = [];
  for (const row of table.rows) {
    if (rowTop.page > MOST_PAGES) break;
    const fits = rowTop.y + row.height <= bottomAt(flow, rowTop);
    if (!fits && row.height < flow.layout.pageHeight / 2) rowTop = nextPage(flow, rowTop);
    const rowEnd = layRow(row, { left, widths, flow, top: rowTop, sheet, layBlocks });
    drawn.push(...edgesOf(row, widths, left, rowTop, rowEnd));
    rowTop = rowEnd;
  }
  drawLines(drawn, sheet);
  return rowTop;
}

/** A row that goes on over the page's end is drawn without lines. */
function edgesOf(
  row: Row,
  widths: readonly number[],
  left: number,
  { page, y: top }: Cursor,
  end: Cursor,
): LaidCell[] {
  if (end.page !== page) return [];
  let [x, index] = [left, 0];
  return row.cells.map(({ span, lines }) => {
    const start = x;
    x += spanned(widths, index, span);
    index += span;
    return { page, left: start, right: x, top, bottom: end.y, lines };
  });
}

function spanned(widths: readonly number[], index: number, span: number): number {
  return widths.slice(index, index + span).reduce((sum, own) => sum + own, 0);
}

interface RowContext {
  readonly left: number;
  readonly widths: readonly number[];
  readonly flow: Flow;
  readonly top: Cursor;
  readonly sheet: Sheet;
  readonly layBlocks: LayBlocks;
}

function layRow(row: Row, { left, widths, flow, top, sheet, layBlocks }: RowContext): Cursor {
  const page = sheet(top.page);
  const laid: {
    readonly cell: Cell;
    readonly end: Cursor;
    readonly from: Counts;
    readonly to: Counts;
  }[] = [];
  let rowEnd: Cursor = { ...top, y: top.y + row.height };
  let [x, index] = [left, 0];
  for (const cell of row.cells) {
    const width = spanned(widths, index, cell.span);
    const { margins } = cell;
    const strip = {
      x: x + margins.left,
      width: Math.max(width - margins.left - margins.right, NARROWEST_CELL),
    };
    const from = countsOf(page);
    const cellTop = { ...top, y: top.y + margins.top, column: 0 };
    const bottom = layBlocks(cell.blocks, stripFlow(flow, strip, cellTop), cellTop, sheet);
    const end = { ...bottom, y: bottom.y + (bottom.above?.spaceAfter ?? 0) + margins.bottom };
    laid.push({ cell, end, from, to: countsOf(page) });
    if (isBelow(end, rowEnd)) rowEnd = { ...end, column: top.column, above: null };
    x += width;
    index += cell.span;
  }
  for (const { cell, end, from, to } of laid) {
    if (cell.vertical === "top" || end.page !== top.page || rowEnd.page !== top.page) continue;
    const room = rowEnd.y - end.y;
    moveDown(page, from, to, cell.vertical === "center" ? room / 2 : room);
  }
  return rowEnd;
}

function countsOf({ runs, links, images, rules }: OpenPage): Counts {
  return { runs: runs.length, links: links.length, images: images.length, rules: rules.length };
}

/** Moves what was put on a page between two moments. */
function moveDown(page: OpenPage, from: Counts, to: Counts, by: number): void {
  for (let index = from.runs; index < to.runs; index += 1) {
    const run = page.runs[index];
    if (run) page.runs[index] = { ...run, baseline: run.baseline + by };
  }
  for (const kind of ["links", "images", "rules"] as const) {
    const boxes: { y: number }[] = page[kind];
    for (let index = from[kind]; index < to[kind]; index += 1) {
      const box = boxes[index];
      if (box) boxes[index] = { ...box, y: box.y + by };
    }
  }
}

/** The table's own widths, made smaller where they are too wide for the column. */
function columnWidths({ columns, indent }: Table, available: number): number[] {
  const total = columns.reduce((sum, width) => sum + width, 0);
  if (total <= 0) return columns.map(() => available / columns.length);
  const share = Math.min(1, (available - 2 * Math.min(0, indent)) / total);
  return columns.map((width) => width * share);
}

function indentOf(table: Table, widths: readonly number[], available: number): number {
  if (table.alignment === "left") return table.indent;
  const room = available - widths.reduce((sum, width) => sum + width, 0);
  return table.alignment === "center" ? room / 2 : room;
}

function isBelow(a: Cursor, b: Cursor): boolean {
  return a.page > b.page || (a.page === b.page && a.y > b.y);
}
