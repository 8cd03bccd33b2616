import path from "node:path";
import { bazaarlySnapshot } from "@taiyari/content/bazaarly";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { projectRoot } from "../../project.ts";

/** An engine with the data of the course, which is made where it never was. */
export async function openThread(): Promise<SqlThread> {
  const root = projectRoot();
  const content = path.join(root, "content");
  const cache = path.join(root, "node_modules", ".taiyari", "snapshots");
  return startSqlThread({
    visible: await bazaarlySnapshot(content, "visible", cache),
    hidden: await bazaarlySnapshot(content, "hidden", cache),
  });
}
