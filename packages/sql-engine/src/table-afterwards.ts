import { fail, ok, type Result } from "@taiyari/domain/result";
import type { ResultSet, SqlError } from "@taiyari/domain/sql";
import type { SqlEngine } from "./engine.ts";

/** Before the name of a table, the columns of it: their types and whether they may be NULL. */
export const COLUMNS_OF = "columns of ";

/**
 * All rows of a table, or its columns.
 *
 * @param name  a table or view as a statement names it; after `COLUMNS_OF`, what it is made of
 */
export async function readTable(
  engine: SqlEngine,
  name: string,
): Promise<Result<ResultSet, SqlError>> {
  const { statements, error } = await engine.run(
    name.startsWith(COLUMNS_OF)
      ? columnsQuery(name.slice(COLUMNS_OF.length))
      : `SELECT * FROM ${name}`,
  );
  const result = statements[0]?.result;
  if (error || !result) return fail(error ? { ...error, position: null } : NO_ROWS);
  return ok(result);
}

function columnsQuery(table: string): string {
  return `SELECT attname AS "column", format_type(atttypid, atttypmod) AS "type", NOT attnotnull AS "may be NULL"
    FROM pg_catalog.pg_attribute
    WHERE attrelid = '${table.replaceAll("'", "''")}'::regclass AND attnum > 0 AND NOT attisdropped`;
}

const NO_ROWS: SqlError = {
  code: "42809",
  message: "that is no table",
  position: null,
  detail: null,
  hint: null,
};
