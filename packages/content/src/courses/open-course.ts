import path from "node:path";
import { COURSE_DATA } from "@taiyari/domain/sql";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { snapshotsOf, type SnapshotFiles } from "../data-sets/snapshot.ts";
import { inSqlThreads } from "../sql-threads.ts";
import { compilePage, type CompiledPage } from "./compile/compile-page.ts";
import { keptResults, type KeptResults } from "./keep-results.ts";
import { loadCourse, type SourceCourse, type SourcePage } from "./load-course.ts";

/** A course with what runs its queries. */
export interface OpenCourse {
  readonly course: SourceCourse;
  readonly kept: KeptResults;
  readonly snapshots: SnapshotFiles;
  readonly compiled: (sql: SqlThread, page: SourcePage) => Promise<CompiledPage>;
  /** Does something for each of some pages, in two threads. */
  readonly forPages: <Value>(
    pages: readonly SourcePage[],
    work: (sql: SqlThread, page: SourcePage) => Promise<Value>,
  ) => Promise<readonly Value[]>;
}

/**
 * @param root   the content folder
 * @param cache  a folder for snapshots and results, made where it is missing
 */
export async function openCourse(root: string, cache: string): Promise<OpenCourse> {
  const snapshots = await snapshotsOf(root, COURSE_DATA, path.join(cache, "snapshots"));
  const kept = keptResults(path.join(cache, "course"), Object.values(snapshots));
  return {
    course: loadCourse(root),
    kept,
    snapshots,
    compiled: (sql, page) => kept.of("compiled", page, () => compilePage(sql, page)),
    forPages: (pages, work) => inSqlThreads(snapshots, pages, work),
  };
}
