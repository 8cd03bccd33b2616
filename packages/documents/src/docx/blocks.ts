import {
  bottomAt,
  columnAt,
  type Cursor,
  type Flow,
  leftOf,
  nextColumn,
  nextPage,
  type OpenPage,
  type Sheet,
  stripFlow,
  topOf,
} from "./flow.ts";
import { breakIntoLines, type Line } from "./lines.ts";
import type { Block, Paragraph, Picture, Table, TextBox } from "./model.ts";

/** Word's space between a cell's edge and its text, in points. Source: ECMA-376 part 1, 17.4.42. */
const CELL_MARGIN = 5.4;
const NARROWEST_CELL = 20;
/** The height of a line, and the part of it below the letters' feet, as shares of the font size. */
const LINE_SHARE = 1.17;
const BELOW_SHARE = 0.24;

/** More pages are never laid out; files that fill so many are refused anyway. */
export const MOST_PAGES = 200;

/**
 * Puts blocks one after another down a flow, onto the pages that `sheet` gives.
 *
 * @returns  where the next block would go
 */
export function layBlocks(
  blocks: readonly Block[],
  flow: Flow,
  start: Cursor,
  sheet: Sheet,
): Cursor {
  let cursor = start;
  for (const block of blocks) {
    if (cursor.page > MOST_PAGES) return cursor;
    cursor = layBlock(block, flow, cursor, sheet);
  }
  return cursor;
}

function layBlock(block: Block, flow: Flow, cursor: Cursor, sheet: Sheet): Cursor {
  switch (block.kind) {
    case "paragraph":
      return layParagraph(block, flow, cursor, sheet);
    case "table":
      return layTable(block, flow, cursor, sheet);
    case "box":
      return layTextBox(block, flow, cursor, sheet);
    case "picture":
      return layPicture(block, flow, cursor, sheet);
  }
}

function layParagraph(paragraph: Paragraph, flow: Flow, start: Cursor, sheet: Sheet): Cursor {
  const { format } = paragraph;
  const above = start.above;
  const isGrouped = format.group !== "" && above?.group === format.group;
  const space = isGrouped ? 0 : Math.max(above?.spaceAfter ?? 0, format.spaceBefore);
  let cursor =
    format.startsPage && above ? nextPage(flow, start) : { ...start, y: start.y + space };

  for (const line of breakIntoLines(paragraph, columnAt(flow, cursor).width)) {
    const height = lineHeight(paragraph, line);
    if (cursor.y + height > bottomAt(flow, cursor)) cursor = nextColumn(flow, cursor);
    const baseline = cursor.y + height - BELOW_SHARE * line.size;
    layLine(line, columnAt(flow, cursor).x, baseline, sheet(cursor.page));
    cursor = { ...cursor, y: cursor.y + height };
    if (line.next === "page") cursor = nextPage(flow, cursor);
    if (line.next === "column") cursor = nextColumn(flow, cursor);
  }
  if (format.hasRuleBelow) {
    const { x, width } = columnAt(flow, cursor);
    sheet(cursor.page).rules.push({ x, y: cursor.y, width, height: 0.5 });
  }
  return { ...cursor, above: { spaceAfter: format.spaceAfter, group: format.group } };
}

function lineHeight({ format }: Paragraph, line: Line): number {
  const { lineHeight: height } = format;
  return "points" in height ? height.points : height.times * LINE_SHARE * line.size;
}

function layLine(line: Line, x: number, baseline: number, page: OpenPage): void {
  for (const { text, x: offset, width, format, url } of line.segments) {
    const { size, font, bold, italic } = format;
    page.runs.push({ text, x: x + offset, baseline, width, size, font, bold, italic, angle: 0 });
    if (url === "") continue;
    page.links.push({ url, x: x + offset, y: baseline - size, width, height: LINE_SHARE * size });
  }
}

/** Cells flow side by side from the top of their row; the next row starts below the deepest. */
function layTable(table: Table, flow: Flow, start: Cursor, sheet: Sheet): Cursor {
  const column = columnAt(flow, start);
  const widths = columnWidths(table, column.width);
  let rowTop: Cursor = { ...start, y: start.y + (start.above?.spaceAfter ?? 0), above: null };

  for (const row of table.rows) {
    if (rowTop.page > MOST_PAGES) return rowTop;
    let [x, index, rowEnd] = [column.x + table.indent, 0, rowTop];
    for (const cell of row) {
      const width = widths.slice(index, index + cell.span).reduce((sum, own) => sum + own, 0);
      const strip = {
        x: x + CELL_MARGIN,
        width: Math.max(width - 2 * CELL_MARGIN, NARROWEST_CELL),
      };
      const top = { ...rowTop, column: 0 };
      const end = layBlocks(cell.blocks, stripFlow(flow, strip, top), top, sheet);
      if (isBelow(end, rowEnd)) rowEnd = { ...end, column: rowTop.column, above: null };
      x += width;
      index += cell.span;
    }
    rowTop = rowEnd;
  }
  return rowTop;
}

/** The table's own widths, made smaller where they are too wide for the column. */
function columnWidths({ columns }: Table, available: number): number[] {
  const total = columns.reduce((sum, width) => sum + width, 0);
  if (total <= 0) return columns.map(() => available / columns.length);
  const share = Math.min(1, available / total);
  return columns.map((width) => width * share);
}

function isBelow(a: Cursor, b: Cursor): boolean {
  return a.page > b.page || (a.page === b.page && a.y > b.y);
}

function layTextBox(box: TextBox, flow: Flow, cursor: Cursor, sheet: Sheet): Cursor {
  const { place, width, blocks } = box;
  const column = columnAt(flow, cursor);
  const x = place ? leftOf(place.x, width, column, flow.layout) : column.x;
  const y = place ? topOf(place.y, 0, cursor, flow.layout) : cursor.y;
  const strip = { x: x + CELL_MARGIN, width: Math.max(width - 2 * CELL_MARGIN, NARROWEST_CELL) };
  const top = { page: cursor.page, column: 0, y, above: null };
  const end = layBlocks(blocks, stripFlow(flow, strip, top), top, sheet);
  return place ? cursor : { ...end, column: cursor.column };
}

function layPicture(picture: Picture, flow: Flow, cursor: Cursor, sheet: Sheet): Cursor {
  const { width, height, place } = picture;
  const column = columnAt(flow, cursor);
  const x = place ? leftOf(place.x, width, column, flow.layout) : column.x;
  const y = place ? topOf(place.y, height, cursor, flow.layout) : cursor.y;
  sheet(cursor.page).images.push({ x, y, width, height });
  return place ? cursor : { ...cursor, y: cursor.y + height };
}
