import type { Block, Cell, Sides, Table } from "../word/model.ts";
import type { ParagraphProperties } from "./paragraphs.ts";
import { NO_SHAPE, type RowShape, rowShape } from "./row-shape.ts";

/** A paragraph with what hangs on it, before tables are put together. */
export interface StoryParagraph {
  readonly properties: ParagraphProperties;
  /** It ends a cell of a table, or a row. */
  readonly isCellEnd: boolean;
  /** Its own property changes, which for the end of a row tell of the row. */
  readonly sprms: Uint8Array;
  readonly blocks: readonly Block[];
}

interface Row {
  readonly cells: readonly (readonly StoryParagraph[])[];
  readonly shape: RowShape;
}

/** Edges that are nearer to each other are one. Points. */
const SAME_EDGE = 1;

/**
 * Puts the paragraphs of tables into their cells.
 *
 * @param depth  how many tables the paragraphs stand in already
 */
export function blocksOf(paragraphs: readonly StoryParagraph[], depth = 0): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < paragraphs.length;) {
    let tableEnd = at;
    while ((paragraphs[tableEnd]?.properties.depth ?? 0) > depth) tableEnd += 1;
    if (tableEnd > at) {
      blocks.push(tableOf(paragraphs.slice(at, tableEnd), depth + 1));
      at = tableEnd;
    } else {
      blocks.push(...(paragraphs[at]?.blocks ?? []));
      at += 1;
    }
  }
  return blocks;
}

function tableOf(paragraphs: readonly StoryParagraph[], depth: number): Table {
  const rows = rowsOf(paragraphs, depth);
  const edges = commonEdges(rows.flatMap(({ shape }) => shape.edges));
  const indexOf = (edge: number) => edges.findIndex((own) => edge <= own + SAME_EDGE);
  return {
    kind: "table",
    alignment: rows[0]?.shape.alignment ?? "left",
    indent: edges[0] ?? 0,
    columns: edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)),
    rows: rows.map(({ cells, shape }, rowIndex) => {
      const lead = indexOf(shape.edges[0] ?? 0);
      const row: MutableCell[] =
        lead > 0 ? [{ ...cellShape(shape, -1), lines: NO_LINES, span: lead, blocks: [] }] : [];
      for (const [index, cell] of cells.entries()) {
        const [left, right] = [shape.edges[index], shape.edges[index + 1]];
        const span =
          left === undefined || right === undefined
            ? 1
            : Math.max(0, indexOf(right) - indexOf(left));
        const before = row.at(-1);
        if (shape.continuesLeft.has(index) && before) {
          before.span += span;
        } else {
          const blocks = shape.continuesUp.has(index) ? [] : blocksOf(cell, depth);
          const outer = {
            top: rowIndex === 0,
            bottom: rowIndex === rows.length - 1,
            left: index === 0,
            right: index === cells.length - 1,
          };
          row.push({
            ...cellShape(shape, index),
            lines: linesOf(shape, index, outer),
            span,
            blocks,
          });
        }
      }
      return { height: shape.height, cells: row };
    }),
  };
}

interface MutableCell extends Cell {
  span: number;
}

function cellShape(shape: RowShape, index: number): Pick<Cell, "margins" | "vertical"> {
  return {
    margins: shape.cellMargins.get(index) ?? shape.margins,
    vertical: shape.verticals.get(index) ?? "top",
  };
}

const NO_LINES: Sides = { top: false, right: false, bottom: false, left: false };

/** A cell's own lines and those of its table. */
function linesOf(shape: RowShape, index: number, outer: Sides): Sides {
  const own = shape.cellLines.get(index) ?? NO_LINES;
  const { tableLines: table } = shape;
  return {
    top: own.top || (outer.top ? table.top : table.betweenRows),
    bottom: own.bottom || (outer.bottom ? table.bottom : table.betweenRows),
    left: own.left || (outer.left ? table.left : table.betweenColumns),
    right: own.right || (outer.right ? table.right : table.betweenColumns),
  };
}

function rowsOf(paragraphs: readonly StoryParagraph[], depth: number): Row[] {
  const rows: Row[] = [];
  let cells: StoryParagraph[][] = [];
  let cell: StoryParagraph[] = [];
  for (const paragraph of paragraphs) {
    const isOwn = paragraph.properties.depth === depth;
    if (isOwn && paragraph.properties.endsRow) {
      if (cell.length > 0) cells.push(cell);
      rows.push({ cells, shape: rowShape(paragraph.sprms) });
      [cells, cell] = [[], []];
      continue;
    }
    cell.push(paragraph);
    if (isOwn && paragraph.isCellEnd) {
      cells.push(cell);
      cell = [];
    }
  }
  if (cell.length > 0) cells.push(cell);
  if (cells.length > 0) rows.push({ cells, shape: NO_SHAPE });
  return rows;
}

/** The edges of all rows from left to right, each once. */
function commonEdges(edges: readonly number[]): number[] {
  const common: number[] = [];
  for (const edge of edges.toSorted((a, b) => a - b)) {
    if (edge - (common.at(-1) ?? -Infinity) > SAME_EDGE) common.push(edge);
  }
  return common;
}
