import type { NumberedLine } from "../line/line.ts";

/** A row of names with what each group holds in the column below it. */
export interface SkillGrid {
  readonly names: NumberedLine;
  readonly rows: readonly NumberedLine[];
}

/** Left edges this close line up. Points. */
const EDGE_TOLERANCE = 3;

/** Groups side by side: a bold row of names, and below it rows that begin where the names do. */
export function findSkillGrids(lines: readonly NumberedLine[]): SkillGrid[] {
  const grids: SkillGrid[] = [];
  for (const [i, names] of lines.entries()) {
    if (!names.bold || names.cells.length < 2 || /[,;:•]/u.test(names.text)) continue;
    const rest = lines.slice(i + 1);
    const end = rest.findIndex((line) => line.bold || !isUnder(line, names));
    const rows = end < 0 ? rest : rest.slice(0, end);
    if (rows.length > 0) grids.push({ names, rows });
  }
  return grids;
}

function isUnder(line: NumberedLine, names: NumberedLine): boolean {
  return (
    line.page === names.page &&
    line.column === names.column &&
    line.cells.every((cell) => columnOf(names, cell.x) >= 0)
  );
}

/** The name a cell is under, by its place in the row; -1 for none. */
export function columnOf(names: NumberedLine, x: number): number {
  return names.cells.findIndex((cell) => Math.abs(cell.x - x) < EDGE_TOLERANCE);
}

/** What the columns of a table of skills say beside the skill itself. */
const MEASURE =
  /^(?:version|last used|experience|exp\.?|level|proficiency(?: level)?|years?(?: of experience)?|rating|months?)$/iu;

/**
 * A table of skills ("Skills, Version, Last used, Experience") as lines that hold the skills alone, without the row
 * that heads it; other lines as they are.
 */
export function withoutMeasures(lines: readonly NumberedLine[]): NumberedLine[] {
  const at = lines.findIndex(({ cells, text }) => {
    const [, ...others] = cells;
    return others.length > 0 && others.every(({ from, to }) => MEASURE.test(text.slice(from, to)));
  });
  if (at < 0) return [...lines];
  return [
    ...lines.slice(0, at),
    ...lines.slice(at + 1).map((line) => ({ ...line, cells: line.cells.slice(0, 1) })),
  ];
}
