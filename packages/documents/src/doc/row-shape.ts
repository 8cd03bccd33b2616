import type { Cell, Margins, Sides, Table } from "../word/model.ts";
import { int16, uint16, uint8 } from "./little-endian.ts";
import { pointsAt, readSprms, type Sprm } from "./sprms.ts";

/** What the end of a row states of its cells. Lengths are points, cells are counted from 0. */
export interface RowShape {
  /** From the left margin on; one more than there are cells. */
  readonly edges: readonly number[];
  /** Cells that go on with the cell to the left, and those that go on with the cell above. */
  readonly continuesLeft: ReadonlySet<number>;
  readonly continuesUp: ReadonlySet<number>;
  readonly margins: Margins;
  /** Those of single cells. */
  readonly cellMargins: ReadonlyMap<number, Margins>;
  readonly verticals: ReadonlyMap<number, Cell["vertical"]>;
  /** Which edges of single cells are drawn. */
  readonly cellLines: ReadonlyMap<number, Sides>;
  /** Which edges are drawn around the table, and between its rows and columns. */
  readonly tableLines: Sides & { readonly betweenRows: boolean; readonly betweenColumns: boolean };
  readonly height: number;
  readonly alignment: Table["alignment"];
}

const CELL_BYTES = 20;
const MOST_CELLS = 64;
const VERTICALS: readonly Cell["vertical"][] = ["top", "center", "bottom"];

export const NO_SHAPE: RowShape = {
  edges: [],
  continuesLeft: new Set(),
  continuesUp: new Set(),
  margins: { top: 0, right: 5.4, bottom: 0, left: 5.4 },
  cellMargins: new Map(),
  verticals: new Map(),
  cellLines: new Map(),
  tableLines: {
    top: false,
    right: false,
    bottom: false,
    left: false,
    betweenRows: false,
    betweenColumns: false,
  },
  height: 0,
  alignment: "left",
};

export function rowShape(sprms: Uint8Array): RowShape {
  let shape = NO_SHAPE;
  for (const sprm of readSprms(sprms)) shape = { ...shape, ...change(sprm, shape) };
  return shape;
}

/** Codes from [MS-DOC] 2.6.3. */
function change({ code, operand }: Sprm, shape: RowShape): Partial<RowShape> {
  switch (code) {
    case 0xd608:
      return definition(operand);
    case 0x5400:
    case 0x548a:
      return { alignment: alignmentOf(uint16(operand, 0)) };
    case 0x9407:
      return { height: Math.abs(pointsAt(operand, 0)) };
    case 0x9601: {
      const shift = int16(operand, 0) / 20 - (shape.edges[0] ?? 0);
      return { edges: shape.edges.map((edge) => edge + shift) };
    }
    case 0x9602: {
      const half = pointsAt(operand, 0);
      return { margins: { ...shape.margins, left: half, right: half } };
    }
    case 0x5624:
      return {
        continuesLeft: withCells(shape.continuesLeft, uint8(operand, 0) + 1, uint8(operand, 1)),
      };
    case 0xd62b: {
      const others = new Set(shape.continuesUp);
      others.delete(uint8(operand, 0));
      const goesOn = uint8(operand, 1) === 1;
      return { continuesUp: goesOn ? others.add(uint8(operand, 0)) : others };
    }
    case 0xd62c: {
      const verticals = new Map(shape.verticals);
      const vertical = VERTICALS[uint8(operand, 2)] ?? "top";
      for (const cell of cellsIn(operand)) verticals.set(cell, vertical);
      return { verticals };
    }
    case 0xd632: {
      const cellMargins = new Map(shape.cellMargins);
      for (const cell of cellsIn(operand)) {
        cellMargins.set(cell, padded(cellMargins.get(cell) ?? shape.margins, operand));
      }
      return { cellMargins };
    }
    case 0xd605:
      return { tableLines: tableLines(operand, 4, 1) };
    case 0xd613:
      return { tableLines: tableLines(operand, 8, 5) };
    case 0xd620:
      return { cellLines: drawnCells(shape.cellLines, operand, isLine(uint8(operand, 4))) };
    case 0xd62f:
      return { cellLines: drawnCells(shape.cellLines, operand, isLine(uint8(operand, 8))) };
    case 0xd634:
      return { margins: padded(shape.margins, operand) };
    default:
      return {};
  }
}

/** Source: [MS-DOC] 2.9.317 and 2.9.315. */
function definition(operand: Uint8Array): Partial<RowShape> {
  const count = Math.min(MOST_CELLS, uint8(operand, 0));
  const continuesLeft = new Set<number>();
  const continuesUp = new Set<number>();
  const verticals = new Map<number, Cell["vertical"]>();
  const cellLines = new Map<number, Sides>();
  for (let cell = 0; cell < count; cell += 1) {
    const at = 3 + 2 * count + CELL_BYTES * cell;
    const flags = uint16(operand, at);
    const [top = false, left = false, bottom = false, right = false] = [4, 8, 12, 16].map((line) =>
      isLine(uint8(operand, at + line + 1)),
    );
    cellLines.set(cell, { top, right, bottom, left });
    if ((flags & 2) !== 0) continuesLeft.add(cell);
    if (((flags >> 5) & 3) === 1) continuesUp.add(cell);
    verticals.set(cell, VERTICALS[(flags >> 7) & 3] ?? "top");
  }
  const edges = Array.from({ length: count + 1 }, (_, cell) => pointsAt(operand, 1 + 2 * cell));
  return { edges, continuesLeft, continuesUp, verticals, cellLines };
}

function isLine(kind: number): boolean {
  return kind !== 0 && kind !== 0xff;
}

/** Six borders, one after another. Source: [MS-DOC] 2.9.311 and 2.9.312. */
function tableLines(operand: Uint8Array, bytes: number, kindAt: number): RowShape["tableLines"] {
  const [top, left, bottom, right, betweenRows, betweenColumns] = Array.from(
    { length: 6 },
    (_, index) => isLine(uint8(operand, bytes * index + kindAt)),
  ) as [boolean, boolean, boolean, boolean, boolean, boolean];
  return { top, left, bottom, right, betweenRows, betweenColumns };
}

/** One kind of border for some sides of some cells. Source: [MS-DOC] 2.9.308. */
function drawnCells(
  before: ReadonlyMap<number, Sides>,
  operand: Uint8Array,
  isDrawn: boolean,
): ReadonlyMap<number, Sides> {
  const lines = new Map(before);
  const sides = uint8(operand, 2);
  for (const cell of cellsIn(operand)) {
    const own = lines.get(cell) ?? NO_SHAPE.tableLines;
    lines.set(cell, {
      top: (sides & 1) === 0 ? own.top : isDrawn,
      left: (sides & 2) === 0 ? own.left : isDrawn,
      bottom: (sides & 4) === 0 ? own.bottom : isDrawn,
      right: (sides & 8) === 0 ? own.right : isDrawn,
    });
  }
  return lines;
}

function alignmentOf(value: number): Table["alignment"] {
  if (value === 1) return "center";
  return value === 2 ? "right" : "left";
}

function withCells(cells: ReadonlySet<number>, from: number, to: number): Set<number> {
  const more = new Set(cells);
  for (let cell = from; cell < Math.min(to, MOST_CELLS); cell += 1) more.add(cell);
  return more;
}

function* cellsIn(operand: Uint8Array): Generator<number> {
  for (let cell = uint8(operand, 0); cell < Math.min(uint8(operand, 1), MOST_CELLS); cell += 1) {
    yield cell;
  }
}

/** A width for some of the four sides. Source: [MS-DOC] 2.9.47. */
function padded(margins: Margins, operand: Uint8Array): Margins {
  const sides = uint8(operand, 2);
  const width = pointsAt(operand, 4);
  return {
    top: (sides & 1) === 0 ? margins.top : width,
    left: (sides & 2) === 0 ? margins.left : width,
    bottom: (sides & 4) === 0 ? margins.bottom : width,
    right: (sides & 8) === 0 ? margins.right : width,
  };
}
