import path from "node:path";
import { bazaarlySnapshot } from "@taiyari/content/bazaarly";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { projectRoot } from "../project.ts";

/** Runs a command's work with the databases of the SQL course, in a thread that may be ended. */
export async function withSqlData<Value>(work: (sql: SqlThread) => Promise<Value>): Promise<Value> {
  const root = projectRoot();
  const content = path.join(root, "content");
  const cache = path.join(root, "node_modules", ".taiyari", "snapshots");
  const sql = startSqlThread({
    visible: await bazaarlySnapshot(content, "visible", cache),
    hidden: await bazaarlySnapshot(content, "hidden", cache),
  });
  try {
    return await work(sql);
  } finally {
    await sql.close();
  }
}
