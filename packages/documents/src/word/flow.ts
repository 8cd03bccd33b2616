import type { Box, SourceLink, SourcePage, TextRun } from "@taiyari/domain/resume";
import type { Block, Offset, SectionLayout } from "./model.ts";

/** A page that is still being filled. */
export interface OpenPage extends SourcePage {
  readonly runs: TextRun[];
  readonly links: SourceLink[];
  readonly images: Box[];
  readonly rules: Box[];
}

/** Gives a page by its number, counted from 0, and makes it where it is missing. */
export type Sheet = (number: number) => OpenPage;

/** Puts blocks one after another down a flow; gives where the next block would go. */
export type LayBlocks = (
  blocks: readonly Block[],
  flow: Flow,
  start: Cursor,
  sheet: Sheet,
) => Cursor;

/** More pages are never laid out; files that fill so many are refused anyway. */
export const MOST_PAGES = 200;

/** A strip of a page that text runs down. */
interface Column {
  readonly x: number;
  readonly width: number;
}

/** Where text flows: down the columns of a page, then on to the next page. */
export interface Flow {
  readonly layout: SectionLayout;
  /** Never empty. */
  readonly columns: readonly Column[];
  /** The page on which the flow begins and the top of its columns there. */
  readonly startPage: number;
  readonly startY: number;
  /** The lowest a line may reach on that page; later pages end at the margin. */
  readonly bottom: number;
}

/** The place the next block goes to. */
export interface Cursor {
  readonly page: number;
  readonly column: number;
  readonly y: number;
  /** The paragraph above, for the space between two paragraphs; null at the top. */
  readonly above: { readonly spaceAfter: number; readonly group: string } | null;
  /** A strip of the page that something floating keeps free of other text. */
  readonly clear?: { readonly page: number; readonly top: number; readonly bottom: number };
}

/** Where what is `height` high goes: below the strip that is kept free, where it would reach into it. */
export function clearOf(cursor: Cursor, height: number): Cursor {
  const { clear, page, y } = cursor;
  const isIn = clear?.page === page && y < clear.bottom && y + height > clear.top;
  return isIn ? { ...cursor, y: clear.bottom } : cursor;
}

export function emptyPage({ pageWidth, pageHeight }: SectionLayout): OpenPage {
  return { width: pageWidth, height: pageHeight, runs: [], links: [], images: [], rules: [] };
}

/** A flow in one strip of the page, for a cell or a text box; it goes on at the same x on the next page. */
export function stripFlow({ layout }: Flow, strip: Column, start: Cursor): Flow {
  return {
    layout,
    columns: [strip],
    startPage: start.page,
    startY: start.y,
    bottom: lowerMargin(layout),
  };
}

/** The columns of a section, from the left margin on. */
export function columnsOf(layout: SectionLayout): Column[] {
  let x = layout.marginLeft;
  return layout.columns.map(({ width, gapAfter }) => {
    const column = { x, width };
    x += width + gapAfter;
    return column;
  });
}

export function textWidth({ pageWidth, marginLeft, marginRight }: SectionLayout): number {
  return Math.max(72, pageWidth - marginLeft - marginRight);
}

export function lowerMargin({ pageHeight, marginBottom }: SectionLayout): number {
  return pageHeight - marginBottom;
}

export function columnAt({ columns, layout }: Flow, { column }: Cursor): Column {
  return columns[column] ?? { x: layout.marginLeft, width: textWidth(layout) };
}

export function bottomAt(flow: Flow, { page }: Cursor): number {
  return page === flow.startPage ? flow.bottom : lowerMargin(flow.layout);
}

export function nextColumn(flow: Flow, cursor: Cursor): Cursor {
  if (cursor.column + 1 >= flow.columns.length) return nextPage(flow, cursor);
  const y = cursor.page === flow.startPage ? flow.startY : flow.layout.marginTop;
  return { page: cursor.page, column: cursor.column + 1, y, above: null };
}

export function nextPage({ layout }: Flow, { page }: Cursor): Cursor {
  return { page: page + 1, column: 0, y: layout.marginTop, above: null };
}

/** The left edge of something floating that is `width` wide. */
export function leftOf({ from, by }: Offset, width: number, column: Column, layout: SectionLayout) {
  if (from === "page") return by;
  if (from === "margin") return layout.marginLeft + by;
  if (from === "far-margin") return layout.pageWidth - layout.marginRight - width;
  return column.x + by;
}

/** The upper edge of something floating that hangs on the paragraph at the cursor. */
export function topOf({ from, by }: Offset, height: number, { y }: Cursor, layout: SectionLayout) {
  if (from === "page") return by;
  if (from === "margin") return layout.marginTop + by;
  return from === "far-margin" ? lowerMargin(layout) - height : y + by;
}

/** The lower end of the text below `y`, or `y` where there is none. */
export function lowestText(page: OpenPage, y: number): number {
  return page.runs.reduce((lowest, run) => Math.max(lowest, run.baseline + run.size / 4), y);
}
