import path from "node:path";
import { snapshotsOf } from "@taiyari/content/data-sets";
import type { DataSetName } from "@taiyari/domain/sql";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { projectRoot } from "../../project.ts";

/** An engine with a data set, which is made where it never was. */
export async function openThread(set: DataSetName): Promise<SqlThread> {
  const root = projectRoot();
  const cache = path.join(root, "node_modules", ".taiyari", "snapshots");
  return startSqlThread(await snapshotsOf(path.join(root, "content"), set, cache));
}
