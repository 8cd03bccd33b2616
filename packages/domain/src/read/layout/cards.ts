import { findDates } from "../patterns/dates.ts";
import type { Cell, Line } from "../line/line.ts";

/** A gap of so many sizes of the letters separates one row of entries from the next. */
export const ROW_GAP = 1.9;

/** True for words, where a margin has dates and a right-hand column has places. */
export function tells(text: string): boolean {
  return (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2;
}

/** True for a text that ends or begins with a date. */
export function isDated(text: string): boolean {
  const bare = text.replace(/[\s)\].]+$/u, "");
  return findDates(text).some(({ from, to }) => from <= 1 || to >= bare.length);
}

/** A line with some of its cells only. */
export function lineOf(line: Line, cells: readonly Cell[]): Line {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return line;
  const spans = line.spans
    .filter((span) => span.from < last.to && span.to > first.from)
    .map((span) => ({
      ...span,
      from: Math.max(span.from, first.from) - first.from,
      to: Math.min(span.to, last.to) - first.from,
      x: Math.max(span.x, first.x),
      right: Math.min(span.right, last.right),
    }));
  const main = spans.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  return {
    ...line,
    ...(main ? { size: main.size, bold: main.bold, italic: main.italic, font: main.font } : {}),
    text: line.text.slice(first.from, last.to),
    x: first.x,
    right: last.right,
    spans,
    cells: cells.map((cell) => ({
      ...cell,
      from: cell.from - first.from,
      to: cell.to - first.from,
    })),
  };
}
