import { fail, ok, type Result } from "@taiyari/domain/result";
import type { ResultSet, SqlError } from "@taiyari/domain/sql";
import type { SqlEngine } from "./engine.ts";

/** Before the name of a table, what it is made of: its columns, their types and whether they may be NULL. */
const COLUMNS_OF = "columns of ";

/** @param name  what FROM may name, or "columns of" a table: what it is made of */
export async function readTable(
  engine: SqlEngine,
  name: string,
): Promise<Result<ResultSet, SqlError>> {
  const { statements, error } = await engine.run(tableQuery(name));
  const result = statements[0]?.result;
  if (error || !result) return fail(error ? { ...error, position: null } : NO_ROWS);
  return ok(result);
}

/** The query that shows a table afterwards. */
export function tableQuery(name: string): string {
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
