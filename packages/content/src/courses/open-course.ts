import path from "node:path";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { bazaarlySnapshot } from "../bazaarly/snapshot.ts";
import { compilePage, type CompiledPage } from "./compile/compile-page.ts";
import { keptResults, type KeptResults } from "./keep-results.ts";
import { loadCourse, type SourceCourse, type SourcePage } from "./load-course.ts";

/** A course with what runs its queries. */
export interface OpenCourse {
  readonly course: SourceCourse;
  readonly kept: KeptResults;
  readonly snapshots: { readonly visible: string; readonly hidden: string };
  readonly compiled: (sql: SqlThread, page: SourcePage) => Promise<CompiledPage>;
  /** Does something for each of some pages, in two threads. */
  readonly forPages: <Value>(
    pages: readonly SourcePage[],
    work: (sql: SqlThread, page: SourcePage) => Promise<Value>,
  ) => Promise<readonly Value[]>;
}

/** Two threads: the machines this runs on have two cores, and each holds a gigabyte. */
const WIDTH = 2;

/**
 * @param root   the content folder
 * @param cache  a folder for snapshots and results, made where it is missing
 */
export async function openCourse(root: string, cache: string): Promise<OpenCourse> {
  const snapshots = {
    visible: await bazaarlySnapshot(root, "visible", path.join(cache, "snapshots")),
    hidden: await bazaarlySnapshot(root, "hidden", path.join(cache, "snapshots")),
  };
  const kept = keptResults(path.join(cache, "course"), Object.values(snapshots));
  return {
    course: loadCourse(root),
    kept,
    snapshots,
    compiled: (sql, page) => kept.of("compiled", page, () => compilePage(sql, page)),
    async forPages<Value>(
      pages: readonly SourcePage[],
      work: (sql: SqlThread, page: SourcePage) => Promise<Value>,
    ) {
      const values: Value[] = [];
      const queue = [...pages.entries()];
      async function workOn(): Promise<void> {
        const sql = startSqlThread({ ...snapshots, isTrusted: true });
        try {
          for (let next = queue.shift(); next; next = queue.shift()) {
            // oxlint-disable-next-line no-await-in-loop -- a thread has one page at a time
            values[next[0]] = await work(sql, next[1]);
          }
        } finally {
          await sql.close();
        }
      }
      await Promise.all(Array.from({ length: WIDTH }, workOn));
      return values;
    },
  };
}
