import { least } from "../line/extremes.ts";
import { type Cell, type NumberedLine } from "../line/line.ts";
import { type ColumnKind, columnKindOf, looseKindOf } from "../../lexicon/column-heads.ts";
import { found, type Stretch, textOf } from "../line/found.ts";
import type { Found } from "../../resume/reading.ts";
import { bulletEnd } from "../patterns/bullets.ts";

interface Column {
  readonly kind: ColumnKind;
  readonly x: number;
  readonly right: number;
}

export interface TableRow {
  readonly cells: readonly { readonly kind: ColumnKind; readonly stretch: Stretch }[];
  /** Lines below the row that describe it. */
  readonly body: readonly NumberedLine[];
}

interface OpenRow {
  readonly cells: { readonly kind: ColumnKind; readonly stretch: Stretch }[];
  readonly body: NumberedLine[];
}

export interface Table {
  readonly rows: readonly TableRow[];
  /** The lines above and below the table. */
  readonly rest: readonly NumberedLine[];
}

/** Rows are set apart where a row's gap is so much wider than a line's. */
const APART = 1.3;

/** How far a text reaches beyond the edge of a column to be in another one, too. Points. */
const EDGE = 4;

/** The widest gap between lines of one text, in sizes of its letters. */
const LINE_GAP = 1.45;

/** A table whose first row names its columns; null when the lines hold none. Cells may be broken over lines. */
export function readTable(lines: readonly NumberedLine[]): Table | null {
  const at = lines.findIndex((line) => columnsOf(line) !== null);
  const head = lines[at];
  const columns = head ? columnsOf(head) : null;
  if (!head || !columns || isRepeated(head, lines)) return null;
  let first = at + 1;
  while (goesOnHead(lines[first])) first++;
  const under = lines.slice(first);
  const rowGap = gapOfRows(under);
  const rows: OpenRow[] = [];
  let end = first;
  for (const [i, line] of under.entries()) {
    const cells = line.cells.map((cell) => ({
      kind: nearestColumn(columns, cell).kind,
      stretch: { line, from: cell.from, to: cell.to },
    }));
    const row = rows.at(-1);
    const tells =
      row !== undefined &&
      (bulletEnd(line.text) > 0 ||
        crosses(line, columns) ||
        (cells.length === 1 && cells[0]?.kind === "duties" && !isRowStart(under[i + 1], rowGap)));
    if (tells) row.body.push(line);
    else if (row && isPartOfRow(line, cells, columns, rowGap) && !isFilled(row, cells))
      row.cells.push(...cells);
    else if (cells.length >= 2 || isRowStart(under[i + 1], rowGap)) rows.push({ cells, body: [] });
    else break;
    end++;
  }
  return rows.length > 0 ? { rows, rest: [...lines.slice(0, at), ...lines.slice(end)] } : null;
}

/** True for a single text that runs below the headings of other columns: it describes the row above. */
function crosses({ cells }: NumberedLine, columns: readonly Column[]): boolean {
  const [only, ...others] = cells;
  return (
    only !== undefined &&
    others.length === 0 &&
    columns.filter(({ x }) => x > only.x + EDGE && x < only.right - EDGE).length >= 2
  );
}

/** The texts of a row's columns of some kinds as one field, the first kind that the row fills; null for none. */
export function cellOf(row: TableRow, ...kinds: readonly ColumnKind[]): Found | null {
  for (const kind of kinds) {
    const field = found(
      row.cells.filter((cell) => cell.kind === kind).map(({ stretch }) => stretch),
      0.85,
    );
    if (field) return field;
  }
  return null;
}

/** The columns a heading row names; null for another line. Two will do where no cell says anything else. */
function columnsOf(line: NumberedLine): Column[] | null {
  if (line.cells.length < 2 || /\p{Nd}/u.test(line.text) || bulletEnd(line.text) > 0) return null;
  const texts = line.cells.map((cell) => line.text.slice(cell.from, cell.to));
  const sure = texts.map(columnKindOf);
  // Beside headings that say nothing else, one word is enough: "Percentage (best of five)".
  const isHead = new Set(sure.filter((kind) => kind !== "other" && kind !== "serial")).size >= 2;
  const columns = line.cells.map(({ x, right }, i) => {
    const kind = sure[i] ?? "other";
    return { kind: kind === "other" && isHead ? looseKindOf(texts[i] ?? "") : kind, x, right };
  });
  const kinds = new Set(columns.map(({ kind }) => kind));
  const others = columns.filter(({ kind }) => kind === "other").length;
  kinds.delete("serial");
  kinds.delete("other");
  return kinds.size >= 3 || (kinds.size === 2 && others === 0 && columns.length >= 2)
    ? columns
    : null;
}

/** A page full of "Degree, Institution, Year" is an empty form: no table repeats its headings on a page. */
function isRepeated(head: NumberedLine, lines: readonly NumberedLine[]): boolean {
  return lines.some((line) => line !== head && line.page === head.page && columnsOf(line) !== null);
}

/** True for a line that ends headings broken over two lines. */
function goesOnHead(line: NumberedLine | undefined): boolean {
  return (
    line !== undefined &&
    line.gap !== null &&
    line.gap < line.size * 1.5 &&
    line.cells.every((cell) => columnKindOf(line.text.slice(cell.from, cell.to)) !== "other")
  );
}

/** The gap above a row where rows are further apart than the lines within one; null where they are not. */
function gapOfRows(lines: readonly NumberedLine[]): number | null {
  const first = lines[0]?.gap ?? 0;
  const gaps = lines.slice(1).flatMap(({ gap }) => (gap !== null && gap > 0 ? [gap] : []));
  const smallest = least(gaps);
  const isOfLines = smallest < (lines[0]?.size ?? 0) * LINE_GAP;
  return isOfLines && first > smallest * APART ? first : null;
}

/** True for the line under a cell that is a little above the others of its row. */
function isRowStart(next: NumberedLine | undefined, rowGap: number | null): boolean {
  return (
    next !== undefined &&
    rowGap !== null &&
    next.gap !== null &&
    next.gap * APART <= rowGap &&
    next.gap < next.size &&
    next.cells.length >= 2
  );
}

function isPartOfRow(
  line: NumberedLine,
  cells: readonly { readonly kind: ColumnKind }[],
  columns: readonly Column[],
  rowGap: number | null,
): boolean {
  if (line.gap === null || line.gap <= 0) return false;
  if (rowGap !== null) return line.gap * APART <= rowGap && cells.length <= columns.length;
  return (
    cells.length < columns.length &&
    !cells.some(({ kind }) => kind === "year") &&
    line.gap < line.size * 1.6
  );
}

/** Columns whose cells hold one number or date. */
const SINGLE = new Set<ColumnKind>(["serial", "grade", "year", "from", "to"]);

/** True where a row already holds the number or date that a line brings: the line is a row of its own. */
function isFilled(row: OpenRow, cells: OpenRow["cells"]): boolean {
  return cells.some(
    ({ kind, stretch }) =>
      SINGLE.has(kind) &&
      /\p{Nd}/u.test(textOf(stretch)) &&
      row.cells.some(
        (cell) =>
          cell.kind === kind && /\p{Nd}(?!.*(?:[-–—]|\bto)\s*$)/iu.test(textOf(cell.stretch)),
      ),
  );
}

/** The column a cell is in: where an edge or the middle lines up best. */
function nearestColumn(columns: readonly Column[], cell: Cell): Column {
  const distance = (column: Column) =>
    Math.min(
      Math.abs(column.x - cell.x),
      Math.abs(column.right - cell.right),
      Math.abs((column.x + column.right - cell.x - cell.right) / 2),
    );
  return (
    columns.toSorted((a, b) => distance(a) - distance(b))[0] ?? { kind: "other", x: 0, right: 0 }
  );
}
