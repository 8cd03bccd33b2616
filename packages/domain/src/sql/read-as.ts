import type { Aligned } from "./align-columns.ts";
import type { Cell, ResultRow, ValueKind } from "./result-set.ts";

/**
 * The rows of a result with their values written as the reference's types would write them, where another type was given
 * for the same value: midnight for a date. What cannot be written so stays as it is.
 */
export function readAs({ columns, given, rows }: Aligned): readonly ResultRow[] {
  const changes = columns.flatMap(({ kind }, at) => {
    const other = given[at]?.kind;
    return other === undefined || other === kind ? [] : [{ at, from: other, to: kind }];
  });
  if (changes.length === 0) return rows;
  return rows.map((row) =>
    changes.reduce<ResultRow>(
      (changed, { at, from, to }) => changed.with(at, writtenAs(row[at] ?? null, from, to)),
      row,
    ),
  );
}

function writtenAs(value: Cell, from: ValueKind, to: ValueKind): Cell {
  if (value === null) return null;
  if (from === "timestamp" && to === "date")
    return value.replace(/^(\S+) 00:00:00(?:\.0+)?(?:[+-][\d:]+)?$/u, "$1");
  if (from === "date" && to === "timestamp") return `${value} 00:00:00`;
  return value;
}
