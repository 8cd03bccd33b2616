import type { RunOutcome } from "@taiyari/domain/sql";
import type { SqlData } from "../../lib/sql/sql-data.ts";
import { sql } from "../../lib/sql/sql.ts";
import type { SqlSchema } from "./sql-schema.ts";

const COLUMNS = `
SELECT c.relname, a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod),
       EXISTS (SELECT FROM pg_catalog.pg_constraint k
               WHERE k.conrelid = c.oid AND k.contype = 'p' AND a.attnum = ANY (k.conkey)),
       (SELECT f.relname FROM pg_catalog.pg_constraint k
        JOIN pg_catalog.pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.conkey = ARRAY[a.attnum] LIMIT 1)
FROM pg_catalog.pg_class c
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v', 'm')
ORDER BY c.relname, a.attnum`;

/** The tables as they are now, with exact counts of rows; null where they cannot be asked, as in a failed transaction. */
export async function readSchema(data: SqlData): Promise<SqlSchema | null> {
  const rows = await ask(COLUMNS, data);
  if (!rows) return null;
  const names = [...new Set(rows.map(([table]) => table ?? ""))];
  const counted = names.length === 0 ? [] : await ask(names.map(countOf).join(" UNION ALL "), data);
  const counts = new Map((counted ?? []).map(([table, count]) => [table, Number(count)]));
  return names.map((name) => ({
    name,
    rows: counts.get(name) ?? 0,
    columns: rows
      .filter(([table]) => table === name)
      .map(([, column, type, isKey, references]) => ({
        name: column ?? "",
        type: shortType(type ?? ""),
        isKey: isKey === "t",
        references: references ?? null,
      })),
  }));
}

function countOf(table: string): string {
  const text = table.replaceAll("'", "''");
  return `SELECT '${text}', count(*) FROM public."${table.replaceAll('"', '""')}"`;
}

async function ask(text: string, data: SqlData) {
  const answer = await sql.run(text, data);
  return answer.kind === "done" ? rowsOf(answer.answer) : null;
}

function rowsOf({ statements, error }: RunOutcome) {
  return error ? null : (statements[0]?.result?.rows ?? null);
}

/** As everybody writes it. */
function shortType(type: string): string {
  return type
    .replace("timestamp with time zone", "timestamptz")
    .replace("timestamp without time zone", "timestamp")
    .replace("character varying", "varchar");
}
