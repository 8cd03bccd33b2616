import type { Cell } from "@taiyari/domain/sql";

/** Of a cell among those shown, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: where it was begun, and the cell that moves and has the focus. */
export interface CellSelection {
  readonly anchor: CellPlace;
  readonly head: CellPlace;
}

export interface CellKey {
  readonly key: string;
  readonly isShift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly isCtrl: boolean;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Rows that Page Up and Page Down pass over. */
const PAGE = 10;

/**
 * The selection after a key: arrows, Home, End and Page move; with Shift they stretch it; Ctrl+A takes all, Shift+Space
 * the row. Source: ARIA Authoring Practices, data grid.
 *
 * @returns  null for a key that does nothing here
 */
export function movedBy(
  selection: CellSelection,
  { key, isShift, isCtrl }: CellKey,
  size: GridSize,
): CellSelection | null {
  const { anchor, head } = selection;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  if (isCtrl && key.toLowerCase() === "a") return { anchor: { row: 0, column: 0 }, head: last };
  if (isShift && key === " ")
    return {
      anchor: { row: anchor.row, column: 0 },
      head: { row: head.row, column: last.column },
    };
  if (key === "Escape") return isOne(selection) ? null : { anchor: head, head };
  const to = placeAfter(key, head, isCtrl, last);
  if (!to) return null;
  const next = {
    row: Math.min(Math.max(to.row, 0), last.row),
    column: Math.min(Math.max(to.column, 0), last.column),
  };
  return { anchor: isShift ? anchor : next, head: next };
}

function placeAfter(
  key: string,
  { row, column }: CellPlace,
  isCtrl: boolean,
  last: CellPlace,
): CellPlace | null {
  switch (key) {
    case "ArrowLeft":
      return { row, column: isCtrl ? 0 : column - 1 };
    case "ArrowRight":
      return { row, column: isCtrl ? last.column : column + 1 };
    case "ArrowUp":
      return { row: isCtrl ? 0 : row - 1, column };
    case "ArrowDown":
      return { row: isCtrl ? last.row : row + 1, column };
    case "Home":
      return { row: isCtrl ? 0 : row, column: 0 };
    case "End":
      return { row: isCtrl ? last.row : row, column: last.column };
    case "PageUp":
      return { row: row - PAGE, column };
    case "PageDown":
      return { row: row + PAGE, column };
    default:
      return null;
  }
}

function isOne({ anchor, head }: CellSelection): boolean {
  return anchor.row === head.row && anchor.column === head.column;
}

export function isSelected({ anchor, head }: CellSelection, { row, column }: CellPlace): boolean {
  return (
    row >= Math.min(anchor.row, head.row) &&
    row <= Math.max(anchor.row, head.row) &&
    column >= Math.min(anchor.column, head.column) &&
    column <= Math.max(anchor.column, head.column)
  );
}

/** How many rows and columns are selected. */
export function sizeOf({ anchor, head }: CellSelection): GridSize {
  return {
    rows: Math.abs(anchor.row - head.row) + 1,
    columns: Math.abs(anchor.column - head.column) + 1,
  };
}

/**
 * The selected cells for a spreadsheet: lines of values with tabs between them, as PostgreSQL gave them, NULL as nothing. A
 * value with a tab, a line break or a quotation mark stands in quotation marks.
 */
export function selectedText(
  { anchor, head }: CellSelection,
  rows: readonly (readonly Cell[])[],
): string {
  const [top, bottom] = [Math.min(anchor.row, head.row), Math.max(anchor.row, head.row)];
  const [left, right] = [
    Math.min(anchor.column, head.column),
    Math.max(anchor.column, head.column),
  ];
  const lines = rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
  // One value is pasted into a text as often as into a sheet: it stays as it is.
  if (lines.length === 1 && lines[0]?.length === 1) return lines[0][0] ?? "";
  return lines.map((line) => line.map(field).join("\t")).join("\n");
}

function field(cell: Cell): string {
  if (cell === null) return "";
  return /[\t\n\r"]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
