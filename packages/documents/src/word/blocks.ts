import {
  bottomAt,
  clearOf,
  columnAt,
  type Cursor,
  type Flow,
  leftOf,
  MOST_PAGES,
  nextColumn,
  nextPage,
  type OpenPage,
  type Sheet,
  stripFlow,
  topOf,
} from "./flow.ts";
import { breakIntoLines, type Line } from "./lines.ts";
import type { Block, Paragraph, Picture, TextBox } from "./model.ts";
import { layTable } from "./table-layout.ts";

const NARROWEST_BOX = 20;
/** How thick a line beside text is drawn. Points. */
const RULE_HEIGHT = 0.5;
/** How high a link's area is, as a share of the font size. */
const LINK_SHARE = 1.17;

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
      return layTable(block, flow, clearOf(cursor, 1), sheet, layBlocks);
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
  if (format.ruleAbove !== null) {
    layRule(format, flow, cursor, sheet);
    cursor = { ...cursor, y: cursor.y + format.ruleAbove };
  }

  const lines = breakIntoLines(paragraph, columnAt(flow, cursor).width);
  const early = earlyBreak(paragraph, lines, bottomAt(flow, cursor) - cursor.y);
  for (const [index, line] of lines.entries()) {
    const { height, baseline } = lineExtent(paragraph, line);
    const isEarly = index === early && (index > 0 || above !== null);
    if (line.segments.length > 0) cursor = clearOf(cursor, height);
    const reach = cursor.y + baseline + line.below;
    if (isEarly || reach > bottomAt(flow, cursor)) cursor = nextColumn(flow, cursor);
    layLine(line, columnAt(flow, cursor).x, cursor.y + baseline, sheet(cursor.page));
    cursor = { ...cursor, y: cursor.y + height };
    if (line.next === "page") cursor = nextPage(flow, cursor);
    if (line.next === "column") cursor = nextColumn(flow, cursor);
  }
  if (format.ruleBelow !== null) {
    cursor = { ...cursor, y: cursor.y + format.ruleBelow };
    layRule(format, flow, cursor, sheet);
  }
  return { ...cursor, above: { spaceAfter: format.spaceAfter, group: format.group } };
}

/**
 * The line with which a paragraph goes on elsewhere so that two of its lines stay and two go; -1 where it goes on
 * where the room ends.
 */
function earlyBreak(paragraph: Paragraph, lines: readonly Line[], room: number): number {
  let [fitting, y] = [0, 0];
  for (const line of lines) {
    const { height, baseline } = lineExtent(paragraph, line);
    if (line.next !== "line") return -1;
    if (y + baseline + line.below > room) break;
    y += height;
    fitting += 1;
  }
  if (!paragraph.format.keepsLines || fitting === 0 || fitting === lines.length) return -1;
  const last = fitting === lines.length - 1 ? fitting - 1 : fitting;
  return last < 2 ? 0 : last;
}

/** A larger line height than the font's own leaves room below the letters, a smaller one takes from above. */
function lineExtent({ format }: Paragraph, line: Line): { height: number; baseline: number } {
  const { lineHeight } = format;
  const height = "points" in lineHeight ? lineHeight.points : lineHeight.times * line.height;
  const isLarger = "times" in lineHeight && lineHeight.times > 1;
  return { height, baseline: (isLarger ? line.height : height) - line.below };
}

function layRule(format: Paragraph["format"], flow: Flow, cursor: Cursor, sheet: Sheet): void {
  const column = columnAt(flow, cursor);
  const width = Math.max(0, column.width - format.indentLeft - format.indentRight);
  const x = column.x + format.indentLeft;
  sheet(cursor.page).rules.push({ x, y: cursor.y, width, height: RULE_HEIGHT });
}

function layLine(line: Line, x: number, baseline: number, page: OpenPage): void {
  for (const { text, x: offset, width, format, url } of line.segments) {
    const { size, font, bold, italic } = format;
    page.runs.push({ text, x: x + offset, baseline, width, size, font, bold, italic, angle: 0 });
    if (url === "") continue;
    page.links.push({ url, x: x + offset, y: baseline - size, width, height: LINK_SHARE * size });
  }
}

function layTextBox(box: TextBox, flow: Flow, cursor: Cursor, sheet: Sheet): Cursor {
  const { place, width, margins, blocks, clears } = box;
  const column = columnAt(flow, cursor);
  const x = place ? leftOf(place.x, width, column, flow.layout) : column.x;
  const y = place ? topOf(place.y, 0, cursor, flow.layout) : cursor.y;
  const strip = {
    x: x + margins.left,
    width: Math.max(width - margins.left - margins.right, NARROWEST_BOX),
  };
  const top = { page: cursor.page, column: 0, y: y + margins.top, above: null };
  const end = layBlocks(blocks, stripFlow(flow, strip, top), top, sheet);
  if (!place) return { ...end, column: cursor.column };
  if (clears === undefined) return cursor;
  const bottom = Math.max(y + clears, end.y + margins.bottom);
  return { ...cursor, clear: { page: cursor.page, top: y, bottom } };
}

function layPicture(picture: Picture, flow: Flow, cursor: Cursor, sheet: Sheet): Cursor {
  const { width, height, place } = picture;
  const column = columnAt(flow, cursor);
  const x = place ? leftOf(place.x, width, column, flow.layout) : column.x;
  const y = place ? topOf(place.y, height, cursor, flow.layout) : cursor.y;
  sheet(cursor.page).images.push({ x, y, width, height });
  return place ? cursor : { ...cursor, y: cursor.y + height };
}
