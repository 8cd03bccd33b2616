import path from "node:path";
import type { SqlProblem } from "@taiyari/domain/practice";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Verdict } from "@taiyari/domain/sql";
import { startSqlThread } from "@taiyari/sql-engine/node";
import { snapshotsOf } from "../data-sets/snapshot.ts";
import { compileSqlProblem } from "./compile-sql-problem.ts";
import { loadSqlProblems } from "./load-sql-problems.ts";

/**
 * Judges answers to an SQL problem as a person's are judged: on both twins of its data set, the first finding counts.
 *
 * @param root   the content folder
 * @param cache  a folder for databases, made where it is missing
 * @returns      a verdict for each answer in their order, or sentences that say why there is none
 */
export async function judgeSqlProblem(
  slug: string,
  answers: readonly string[],
  { root, cache }: { readonly root: string; readonly cache: string },
): Promise<Result<readonly Verdict[], readonly string[]>> {
  const problem = findSqlProblem(root, slug);
  if (!problem) return fail([`There is no SQL problem “${slug}”.`]);
  const sql = startSqlThread(
    await snapshotsOf(root, problem.dataSet, path.join(cache, "snapshots")),
  );
  try {
    const compiled = await compileSqlProblem(sql, problem);
    if (!compiled.problem) return fail(compiled.faults);
    const { exercise } = compiled.problem;
    return ok(await Promise.all(answers.map((answer) => sql.judge(exercise, answer))));
  } finally {
    await sql.close();
  }
}

/** Null for none of that slug. */
export function findSqlProblem(root: string, slug: string): SqlProblem | null {
  return loadSqlProblems(root).problems.find((problem) => problem.slug === slug) ?? null;
}
