import type { Chance } from "./chance.ts";

export type Value = string | number | boolean | null;

/** The rows of a table in the order they are stored in. */
export interface Table {
  readonly name: string;
  /** Those that are stored, in the order of `rows`. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/**
 * A table whose rows are stored in no order, so that a query which forgets ORDER BY does not look right by chance.
 *
 * @param columns  separated by blanks, in the order of the rows
 */
export function shuffledTable(
  chance: Chance,
  name: string,
  { columns, rows }: { readonly columns: string; readonly rows: readonly (readonly Value[])[] },
): Table {
  return { name, columns: columns.split(" "), rows: chance.shuffled(rows) };
}

/**
 * A table as `COPY … FROM` reads it: tabs between values, a line for each row.
 *
 * Source: PostgreSQL 18, COPY, "Text Format".
 */
export function toCopyText({ rows }: Table): string {
  return rows.map((row) => `${row.map(copied).join("\t")}\n`).join("");
}

function copied(value: Value): string {
  if (value === null) return "\\N";
  if (typeof value === "boolean") return value ? "t" : "f";
  return String(value)
    .replaceAll("\\", "\\\\")
    .replaceAll("\t", "\\t")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r");
}
