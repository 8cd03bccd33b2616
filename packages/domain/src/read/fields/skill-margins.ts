import { bulletEnd } from "../patterns/bullets.ts";
import type { Cell, NumberedLine } from "../line/line.ts";
import type { Stretch } from "../line/found.ts";

/** A group with its name in the margin beside its skills. The list may continue over lines. */
export interface MarginGroup {
  readonly name: Stretch;
  readonly lists: Stretch[];
}

/** Left edges this close are one column. Points. */
const EDGE = 3;

/** A name has at most so many words. */
const LONGEST_NAME = 4;

const LIST_MARK = /[,;|•·、，；]/u;

/**
 * Groups whose names are in a margin left of their lists, one pair a row or two side by side, and the lines they
 * take up. [] where fewer than two rows are laid out so.
 */
export function findMarginGroups(lines: readonly NumberedLine[]): {
  readonly groups: readonly MarginGroup[];
  readonly taken: ReadonlySet<NumberedLine>;
} {
  const edges = valueEdges(lines);
  const groups: MarginGroup[] = [];
  const taken = new Set<NumberedLine>();
  const open = new Map<number, MarginGroup>();
  if (edges.length === 0) return { groups, taken };
  for (const line of lines) {
    const parts = bulletEnd(line.text) > 0 ? [] : partsOf(line, edges);
    if (parts.length === 0 || parts.some(({ name, edge }) => !name && !open.has(edge))) {
      open.clear();
      continue;
    }
    for (const { name, edge, list } of parts) {
      if (name) {
        const group = { name, lists: [] };
        open.set(edge, group);
        groups.push(group);
      }
      open.get(edge)?.lists.push(list);
    }
    taken.add(line);
  }
  return { groups, taken };
}

/** A part of a row: a list that begins at an edge, however wide its blanks, and the name before it. */
interface RowPart {
  readonly name: Stretch | null;
  readonly edge: number;
  readonly list: Stretch;
}

/** The parts of a row; [] for a row that begins with something else. */
function partsOf(line: NumberedLine, edges: readonly number[]): RowPart[] {
  const atEdge = (cell: Cell | undefined) =>
    cell ? edges.findIndex((edge) => Math.abs(edge - cell.x) < EDGE) : -1;
  const isNameAt = (i: number) => {
    const cell = line.cells[i];
    return (
      cell !== undefined && atEdge(cell) < 0 && atEdge(line.cells[i + 1]) >= 0 && isName(line, cell)
    );
  };
  const parts: RowPart[] = [];
  for (const [i, cell] of line.cells.entries()) {
    const edge = atEdge(cell);
    const before = line.cells[i - 1];
    const part = parts.at(-1);
    if (edge >= 0) {
      const name = before && isNameAt(i - 1) ? { line, from: before.from, to: before.to } : null;
      parts.push({ name, edge, list: { line, from: cell.from, to: cell.to } });
    } else if (isNameAt(i)) continue;
    else if (part) parts[parts.length - 1] = { ...part, list: { ...part.list, to: cell.to } };
    else return [];
  }
  return parts;
}

/** Where the lists begin that have a name to their left: on two rows or more, half of them lists for sure. */
function valueEdges(lines: readonly NumberedLine[]): number[] {
  const edges: { x: number; rows: number; lists: number }[] = [];
  for (const line of lines) {
    for (const [i, cell] of line.cells.entries()) {
      const before = line.cells[i - 1];
      if (!before || !isName(line, before)) continue;
      const isList = LIST_MARK.test(line.text.slice(cell.from, cell.to));
      const edge = edges.find(({ x }) => Math.abs(x - cell.x) < EDGE);
      if (edge) Object.assign(edge, { rows: edge.rows + 1, lists: edge.lists + Number(isList) });
      else edges.push({ x: cell.x, rows: 1, lists: Number(isList) });
    }
  }
  return edges.filter(({ rows, lists }) => rows >= 2 && lists >= rows / 2).map(({ x }) => x);
}

function isName(line: NumberedLine, { from, to }: Cell): boolean {
  const text = line.text.slice(from, to);
  return (
    !LIST_MARK.test(text) &&
    /^\p{L}/u.test(text) &&
    text.length <= 40 &&
    text.split(/\s+/u).length <= LONGEST_NAME
  );
}
