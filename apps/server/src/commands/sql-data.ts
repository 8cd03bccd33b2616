import path from "node:path";
import { snapshotsOf } from "@taiyari/content/data-sets";
import type { DataSetName } from "@taiyari/domain/sql";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { projectRoot } from "../project.ts";

/** Runs a command's work with the databases of a data set, in a thread that may be ended. */
export async function withSqlData<Value>(
  name: DataSetName,
  work: (sql: SqlThread) => Promise<Value>,
): Promise<Value> {
  const root = projectRoot();
  const content = path.join(root, "content");
  const cache = path.join(root, "node_modules", ".taiyari", "snapshots");
  const sql = startSqlThread(await snapshotsOf(content, name, cache));
  try {
    return await work(sql);
  } finally {
    await sql.close();
  }
}
