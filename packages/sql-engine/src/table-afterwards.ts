import { fail, ok, type Result } from "@taiyari/domain/result";
import type { ResultSet, SqlError } from "@taiyari/domain/sql";
import type { SqlEngine } from "./engine.ts";

/** Before the name of a table, what it is made of: its columns, their types and whether they may be NULL. */
const COLUMNS_OF = "columns of ";

/** The queries that show a table afterwards, by the names under which their results are kept. */
export function tablesQueries(table: string): Readonly<Record<string, string>> {
  const names = table.startsWith(COLUMNS_OF) ? [table] : [table, COLUMNS_OF + table];
  return Object.fromEntries(names.map((name) => [name, queryFor(name)]));
}

/** @param name  a table or view as a statement names it, or one of the other names of `tablesQueries` */
export async function readTable(
  engine: SqlEngine,
  name: string,
): Promise<Result<ResultSet, SqlError>> {
  const { statements, error } = await engine.run(queryFor(name));
  const result = statements[0]?.result;
  if (error || !result) return fail(error ? { ...error, position: null } : NO_ROWS);
  return ok(result);
}

function queryFor(name: string): string {
  if (!name.startsWith(COLUMNS_OF)) return `SELECT * FROM ${name}`;
  const table = name.slice(COLUMNS_OF.length).replaceAll("'", "''");
  return `SELECT attname AS "column", format_type(atttypid, atttypmod) AS "type", NOT attnotnull AS "may be NULL"
    FROM pg_catalog.pg_attribute, (VALUES ('${table}')) AS asked (name)
    WHERE attrelid = CASE WHEN pg_input_is_valid(name, 'regclass') THEN to_regclass(name) END
      AND attnum > 0 AND NOT attisdropped`;
}

const NO_ROWS: SqlError = {
  code: "42809",
  message: "that is no table",
  position: null,
  detail: null,
  hint: null,
};
