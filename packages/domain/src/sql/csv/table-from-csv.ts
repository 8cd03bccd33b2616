import { valueAs, type ColumnType } from "./guess-types.ts";
import type { CsvTable } from "./read-csv.ts";

export interface ColumnChoice {
  readonly name: string;
  readonly type: ColumnType;
}

/** Rows in one INSERT: few statements, none of them huge. */
const ROWS_AT_ONCE = 500;

/** A name that needs no quotation marks: "Order Total (₹)" as order_total; no two the same. */
export function columnNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name, at) => {
    const plain = identifier(name) || `column_${at + 1}`;
    let unique = plain;
    for (let next = 2; used.has(unique); next++) unique = `${plain}_${next}`;
    used.add(unique);
    return unique;
  });
}

/** "Sales 2026.csv" as sales_2026; "" where nothing of it can stand in a name. */
export function identifier(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "_")
    .replaceAll(/^_+|_+$/gu, "")
    .replace(/^(?=\d)/u, "n_")
    .slice(0, 60);
}

/**
 * The statements that make a table of a file. A value that does not fit its column's type becomes NULL, which
 * `misfits` counts beforehand.
 */
export function tableFromCsv(
  table: string,
  columns: readonly ColumnChoice[],
  { rows }: CsvTable,
): string {
  const made = `CREATE TABLE ${quotedName(table)} (\n${columns
    .map(({ name, type }) => `  ${quotedName(name)} ${type}`)
    .join(",\n")}\n);`;
  const inserts: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const values = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map(
        (row) => `(${columns.map(({ type }, at) => literal(row[at] ?? null, type)).join(", ")})`,
      );
    inserts.push(`INSERT INTO ${quotedName(table)} VALUES\n${values.join(",\n")};`);
  }
  return [made, ...inserts].join("\n");
}

/** For each column, how many of its values are none of its type. */
export function misfits(columns: readonly ColumnChoice[], { rows }: CsvTable): number[] {
  return columns.map(({ type }, at) =>
    rows.reduce((sum, row) => {
      const value = row[at] ?? null;
      return sum + (value !== null && valueAs(value, type) === null ? 1 : 0);
    }, 0),
  );
}

function literal(value: string | null, type: ColumnType): string {
  const read = value === null ? null : valueAs(value, type);
  if (read === null) return "NULL";
  // Zero bytes are nothing that PostgreSQL keeps.
  return `'${read.replaceAll("\0", "").replaceAll("'", "''")}'`;
}

function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
