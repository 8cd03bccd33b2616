import type { SourcePage } from "@taiyari/domain/resume";
import { layBlocks } from "./blocks.ts";
import {
  columnsOf,
  type Cursor,
  emptyPage,
  type Flow,
  lowerMargin,
  lowestText,
  MOST_PAGES,
  type OpenPage,
  type Sheet,
  textWidth,
} from "./flow.ts";
import { type PageNumbers, withPageNumbers } from "./page-numbers.ts";
import type { Block, PageEdge, Section, SectionLayout } from "./model.ts";

/**
 * Lays a document out on pages, as a printer would, though with estimated letter widths.
 *
 * Positions are good enough for lines, columns and indents to come out as on paper; they are not
 * Word's own to the point.
 *
 * @returns  at least one page for a document with a section
 */
export function layOut(sections: readonly Section[]): SourcePage[] {
  const pages: OpenPage[] = [];
  const layouts: SectionLayout[] = [];
  let [page, y] = [-1, 0];

  for (const [index, section] of sections.entries()) {
    const layout = withRoomForHeader(section.layout);
    const startsPage = page < 0 || layout.startsPage;
    const start = startsPage
      ? { page: page + 1, column: 0, y: layout.marginTop, above: null }
      : { page, column: 0, y, above: null };
    const next = sections[index + 1]?.layout;
    const isBalanced = layout.columns.length > 1 && next !== undefined && !next.startsPage;
    const flow: Flow = {
      layout,
      columns: columnsOf(layout),
      startPage: start.page,
      startY: start.y + (startsPage ? 0 : spaceAbove(section.blocks)),
      bottom: isBalanced ? balancedBottom(section.blocks, layout, start) : lowerMargin(layout),
    };
    const sheet: Sheet = (number) => {
      while (pages.length <= Math.min(number, MOST_PAGES)) {
        pages.push(emptyPage(layout));
        layouts.push(layout);
      }
      return pages[Math.min(number, MOST_PAGES)] ?? emptyPage(layout);
    };
    sheet(start.page);
    const end = layBlocks(section.blocks, flow, start, sheet);
    page = end.page;
    y = layout.columns.length > 1 ? lowestText(sheet(end.page), end.y) : end.y;
  }

  for (const [number, open] of pages.entries()) {
    const layout = layouts[number];
    if (!layout) continue;
    const isFirst = layouts.indexOf(layout) === number;
    layEdges(open, layout, isFirst, { page: number + 1, pages: pages.length });
  }
  return pages;
}

/** Columns begin side by side, below the space that the first of them leaves. */
function spaceAbove([first]: readonly Block[]): number {
  return first?.kind === "paragraph" ? first.format.spaceBefore : 0;
}

/** Where columns must end to be equally long, as Word makes them before a change of columns. */
function balancedBottom(blocks: readonly Block[], layout: SectionLayout, start: Cursor): number {
  const [column] = columnsOf(layout);
  if (!column || hasColumnBreak(blocks)) return lowerMargin(layout);
  const flow: Flow = {
    layout,
    columns: [column],
    startPage: 0,
    startY: 0,
    bottom: Infinity,
  };
  const scratch = emptyPage(layout);
  const end = layBlocks(blocks, flow, { ...start, page: 0, y: 0 }, () => scratch);
  const lineOfSlack = 12;
  const bottom = start.y + end.y / layout.columns.length + lineOfSlack;
  return Math.min(lowerMargin(layout), bottom);
}

function hasColumnBreak(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      block.kind === "paragraph" &&
      block.pieces.some((piece) => piece.kind === "break" && piece.to !== "line"),
  );
}

/** A high header pushes the text of its pages down. */
function withRoomForHeader(layout: SectionLayout): SectionLayout {
  const { header, headerAt, marginTop } = layout;
  const edges = [header.first ?? [], header.others];
  const ends = edges.map((blocks) => {
    const { y, above } = layEdge(blocks, layout, headerAt, emptyPage(layout));
    return y + (above?.spaceAfter ?? 0);
  });
  return { ...layout, marginTop: Math.max(marginTop, ...ends) };
}

function layEdges(
  page: OpenPage,
  layout: SectionLayout,
  isFirst: boolean,
  numbers: PageNumbers,
): void {
  const blocksOf = ({ first, others }: PageEdge) =>
    withPageNumbers(isFirst && first ? first : others, numbers);
  layEdge(blocksOf(layout.header), layout, layout.headerAt, page);

  const footer = blocksOf(layout.footer);
  const { y: height } = layEdge(footer, layout, 0, emptyPage(layout));
  layEdge(footer, layout, layout.pageHeight - layout.footerAt - height, page);
}

function layEdge(
  blocks: readonly Block[],
  layout: SectionLayout,
  y: number,
  page: OpenPage,
): Cursor {
  const columns = [{ x: layout.marginLeft, width: textWidth(layout) }];
  const flow: Flow = { layout, columns, startPage: 0, startY: y, bottom: Infinity };
  return layBlocks(blocks, flow, { page: 0, column: 0, y, above: null }, () => page);
}
