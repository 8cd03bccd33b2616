import path from "node:path";
import type { SqlProblem } from "@taiyari/domain/practice";
import { DATA_SETS, type DataSetName } from "@taiyari/domain/sql";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { type KeptResults, keptResults } from "../courses/keep-results.ts";
import { snapshotsOf } from "../data-sets/snapshot.ts";
import { inSqlThreads } from "../sql-threads.ts";

/** What is at hand while something is done for a problem. */
interface AtHand {
  readonly sql: SqlThread;
  readonly kept: KeptResults;
}

/**
 * Does something for each of some problems, data set by data set, in two threads.
 *
 * @param root   the content folder
 * @param cache  a folder for databases and results, made where it is missing
 */
export async function forSqlProblems<Value>(
  problems: readonly SqlProblem[],
  { root, cache }: { readonly root: string; readonly cache: string },
  work: (problem: SqlProblem, at: AtHand) => Promise<Value>,
): Promise<ReadonlyMap<string, Value>> {
  const values = new Map<string, Value>();
  async function workOn(name: DataSetName): Promise<void> {
    const own = problems.filter(({ dataSet }) => dataSet === name);
    if (own.length === 0) return;
    const snapshots = await snapshotsOf(root, name, path.join(cache, "snapshots"));
    const kept = keptResults(path.join(cache, "sql-problems"), Object.values(snapshots));
    await inSqlThreads(snapshots, own, async (sql, problem) => {
      values.set(problem.slug, await work(problem, { sql, kept }));
    });
  }
  for (const { name } of DATA_SETS) {
    // oxlint-disable-next-line no-await-in-loop -- two threads, each with half a gigabyte, are enough
    await workOn(name);
  }
  return values;
}
