import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import type { SnapshotFiles } from "./data-sets/snapshot.ts";

/** Two threads: the machines this runs on have two cores, and each holds a gigabyte. */
const WIDTH = 2;
/** What a check says may not depend on how busy the machine is. */
const LIMIT_MS = 30_000;

/** Does something for each of some items on a data set, in two threads; gives what came of it in their order. */
export async function inSqlThreads<Item, Value>(
  snapshots: SnapshotFiles,
  items: readonly Item[],
  work: (sql: SqlThread, item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = [];
  const queue = [...items.entries()];
  async function workOn(): Promise<void> {
    const sql = patient(startSqlThread({ ...snapshots, isTrusted: true }));
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- a thread has one item at a time
        values[next[0]] = await work(sql, next[1]);
      }
    } finally {
      await sql.close();
    }
  }
  await Promise.all(Array.from({ length: Math.min(WIDTH, items.length) }, workOn));
  return values;
}

function patient(sql: SqlThread): SqlThread {
  return {
    ...sql,
    run: (source, text, options) => sql.run(source, text, { limitMs: LIMIT_MS, ...options }),
    judge: (exercise, text, options) =>
      sql.judge(exercise, text, { limitMs: LIMIT_MS, ...options }),
  };
}
