import { least, most } from "../line/extremes.ts";
import type { Box } from "../../resume/document.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import { inRows } from "./fragments.ts";
import { type Fragment, mainStyle, type Piece } from "../line/line.ts";

/** A row of a ruled table, standing in for its cells while columns are looked for. */
export interface TableRow extends Fragment {
  readonly cells: readonly Cell[];
  /** Where each cell ends. */
  readonly rights: readonly number[];
}

type Cell = readonly (readonly Fragment[])[];

/** A table whose cells are separated by lines. */
interface Grid extends Box {
  readonly across: readonly Box[];
  readonly down: readonly Box[];
}

/** Lines this close touch. Points. */
const TOUCH = 2.5;

/** Thicker than this is a bar, not a line. Points. */
const THICKEST_LINE = 3;

/** A cell of more rows or letters is a description; one of fewer is a name. */
const MOST_LABEL_ROWS = 3;
const MOST_LABEL_LETTERS = 110;

/** More lines than this on a page are a drawing. */
const MOST_LINES = 1_500;

/**
 * A page's fragments with each row of a ruled table as one. A table with two long cells in one row only lays out the
 * page: its cells stay as they are.
 */
export function withTableRows(
  fragments: readonly Fragment[],
  rules: readonly Box[],
): (Fragment | TableRow)[] {
  let rest: readonly Fragment[] = fragments;
  const rows: TableRow[] = [];
  for (const grid of findGrids(rules)) {
    const inside = rest.filter((part) => isInside(part, grid));
    const found = rowsOf(grid, inside);
    if (!found) continue;
    rows.push(...found);
    const taken = new Set(inside);
    rest = rest.filter((part) => !taken.has(part));
  }
  return [...rest, ...rows];
}

/**
 * A region's fragments in groups whose lines follow each other: text as it is, and each row of a table as its
 * short cells side by side, each in one line however often it is broken, then what its long cell says.
 */
export function readingGroups(region: readonly (Fragment | TableRow)[]): Fragment[][] {
  const groups: { fragments: Fragment[]; isTable: boolean }[] = [];
  const add = (fragments: readonly Fragment[], isTable: boolean, alone = false) => {
    const group = groups.at(-1);
    if (group && group.isTable === isTable && !alone) group.fragments.push(...fragments);
    else groups.push({ fragments: [...fragments], isTable });
  };
  let afterLong = false;
  for (const part of region.toSorted((a, b) => a.baseline - b.baseline)) {
    if (!isTableRow(part)) {
      add([part], false);
      continue;
    }
    const short = part.cells.flatMap((cell, i) =>
      isLong(cell, part.rights[i] ?? part.right)
        ? []
        : inOneLine(cell, part.rights[i] ?? part.right, part.baseline).map((fragment) => ({
            ...fragment,
            cell: i,
          })),
    );
    if (short.length > 0) {
      add(short, true, afterLong);
      afterLong = false;
    }
    for (const [i, cell] of part.cells.entries()) {
      if (!isLong(cell, part.rights[i] ?? part.right)) continue;
      add(cell.flat(), true, true);
      afterLong = true;
    }
  }
  return groups.map((group) => group.fragments);
}

function isTableRow(part: Fragment | TableRow): part is TableRow {
  return "cells" in part;
}

function isInside(part: Fragment, box: Box): boolean {
  return (
    part.baseline >= box.y &&
    part.baseline <= box.y + box.height &&
    part.x >= box.x - TOUCH &&
    part.x <= box.x + box.width
  );
}

function findGrids(rules: readonly Box[]): Grid[] {
  const lines = rules.filter((rule) => Math.min(rule.width, rule.height) <= THICKEST_LINE);
  if (lines.length < 5 || lines.length > MOST_LINES) return [];
  return touching(lines)
    .flatMap((group) => {
      const across = group.filter((line) => line.width > line.height);
      const down = group.filter((line) => line.height > line.width);
      const [lefts, tops] = [
        distinct(down.map((line) => line.x)),
        distinct(across.map((line) => line.y)),
      ];
      if (lefts.length < 2 || tops.length < 2 || lefts.length + tops.length < 5) return [];
      const box = around(group);
      return [{ ...box, across, down }];
    })
    .toSorted((a, b) => a.y - b.y);
}

/** Lines in groups of those that touch. */
function touching(lines: readonly Box[]): Box[][] {
  const groups: { box: Box; lines: Box[] }[] = [];
  for (const line of lines) {
    const met = groups.filter((group) => group.lines.some((other) => touches(other, line)));
    const merged = { box: line, lines: [...met.flatMap((group) => group.lines), line] };
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups.map((group) => group.lines);
}

function touches(a: Box, b: Box): boolean {
  return (
    a.x <= b.x + b.width + TOUCH &&
    b.x <= a.x + a.width + TOUCH &&
    a.y <= b.y + b.height + TOUCH &&
    b.y <= a.y + a.height + TOUCH
  );
}

function around(boxes: readonly Box[]): Box {
  const x = least(boxes.map((box) => box.x));
  const y = least(boxes.map((box) => box.y));
  return {
    x,
    y,
    width: most(boxes.map((box) => box.x + box.width)) - x,
    height: most(boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Values in order, those closer than lines touch as one. */
function distinct(values: readonly number[]): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (value - (kept.at(-1) ?? -Infinity) > TOUCH) kept.push(value);
  return kept;
}

/** A grid's rows of cells, each a list of lines; null when it is no table of facts. */
function rowsOf(grid: Grid, inside: readonly Fragment[]): TableRow[] | null {
  const edges = distinct(grid.across.map((line) => line.y));
  const rows = edges.slice(1).map((bottom, i) => {
    const top = edges[i] ?? bottom;
    const middle = (top + bottom) / 2;
    const cuts = distinct(
      grid.down
        .filter((line) => line.y <= middle && line.y + line.height >= middle)
        .map((line) => line.x),
    );
    const within = inside.filter((part) => part.baseline > top && part.baseline <= bottom + TOUCH);
    const cells = cuts.map((left, k) =>
      inRows(
        within.filter(
          (part) => part.x >= left - TOUCH && part.x < (cuts[k + 1] ?? Infinity) - TOUCH,
        ),
      ),
    );
    const kept = cells.flatMap((cell, k) =>
      cell.length > 0 ? [{ cell, right: cuts[k + 1] }] : [],
    );
    const parts = kept.flatMap(({ cell }) => cell.flat());
    return {
      cells: kept.map(({ cell }) => cell),
      rights: kept.map(({ right }) => right ?? grid.x + grid.width),
      pieces: [],
      text: parts.map((part) => part.text).join(" "),
      x: grid.x,
      right: grid.x + grid.width,
      baseline: least(parts.map((part) => part.baseline)),
      size: parts[0]?.size ?? 0,
    };
  });
  const filled = rows.filter((row) => row.cells.length > 0);
  const placed = filled.flatMap((row) => row.cells.flat(2)).length;
  const isLayout = filled.some(
    (row) => row.cells.filter((cell, i) => isLong(cell, row.rights[i] ?? row.right)).length > 1,
  );
  const isTable =
    filled.filter((row) => row.cells.length > 1).length >= 2 ||
    filled.some((row) => row.cells.length > 2);
  return isTable && !isLayout && placed === inside.length ? filled : null;
}

function isLong(cell: Cell, right: number): boolean {
  const letters = cell.flat().reduce((sum, part) => sum + part.text.length, 0);
  return (
    (cell.length > MOST_LABEL_ROWS && !isOneText(cell, right)) ||
    letters > MOST_LABEL_LETTERS ||
    cell.some((row) => bulletEnd(row.map((part) => part.text).join(" ")) > 0)
  );
}

/** True where each row of a cell ends because the next word would not have fitted. */
function isOneText(cell: Cell, right: number): boolean {
  return cell.slice(1).every((row, i) => {
    const [last, next] = [cell[i]?.at(-1), row[0]];
    if (!last || !next) return false;
    const word = /^\S+/u.exec(next.text)?.[0] ?? "";
    const width = ((next.right - next.x) / Math.max(1, next.text.length)) * (word.length + 1);
    return last.right + width > right - next.size * 0.8;
  });
}

/** A cell on one baseline. A broken cell becomes one fragment, squeezed so that it ends before the next cell. */
function inOneLine(cell: Cell, right: number, baseline: number): Fragment[] {
  const [first] = cell[0] ?? [];
  if (!first) return [];
  if (cell.length === 1)
    return (cell[0] ?? []).map((part) => ({
      ...part,
      baseline,
      pieces: part.pieces.map((piece) => ({ ...piece, baseline })),
    }));
  const end = Math.max(first.x + 1, right - first.size);
  const step = (end - first.x) / cell.length;
  const pieces = cell.map((row, i): Piece => {
    const own = row.flatMap((part) => part.pieces);
    return {
      ...mainStyle(own),
      text: row.map((part) => part.text).join(" "),
      x: first.x + step * i,
      right: first.x + step * (i + 1),
      baseline,
      order: least(own.map((piece) => piece.order)),
      afterBlank: true,
    };
  });
  return [
    {
      pieces,
      text: pieces.map((piece) => piece.text).join(" "),
      x: first.x,
      right: end,
      baseline,
      size: first.size,
    },
  ];
}
