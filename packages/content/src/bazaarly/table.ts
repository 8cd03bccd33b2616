export type Value = string | number | boolean | null;

/** The rows of a table in the order they are stored in. */
export interface Table {
  readonly name: string;
  /** Those that are stored, in the order of `rows`. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
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
