import type { SqlProblem } from "@taiyari/domain/practice";
import type { DataSetName } from "@taiyari/domain/sql";
import { checkExercise } from "../courses/check/check-exercise.ts";
import { checkLimit } from "../courses/check/check-limit.ts";
import {
  type CheckedMutants,
  checkMutants,
  type MutantCounts,
} from "../courses/check/check-mutants.ts";
import { checkTwins } from "../courses/check/check-twins.ts";
import type { PlaceOf } from "../courses/exercise-places.ts";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { compileSqlProblem } from "./compile-sql-problem.ts";
import { loadSqlProblems } from "./load-sql-problems.ts";
import { forSqlProblems } from "./open-sql-problems.ts";

export interface CheckedSqlProblem {
  readonly slug: string;
  readonly dataSet: DataSetName;
  readonly level: SqlProblem["exercise"]["level"];
  /** File, line, what to do. */
  readonly faults: readonly string[];
  /** Null where they were not asked for. */
  readonly mutants: MutantCounts | null;
}

/**
 * Runs the answer, the other right answers and the wrong ones of SQL problems on both twins of their data set.
 *
 * @param root   the content folder
 * @param cache  where results are kept, so that an unchanged problem costs nothing
 * @param only   a slug or the name of a data set; null for all
 */
export async function checkSqlProblems(
  root: string,
  {
    cache,
    only = null,
    withMutants = false,
  }: {
    readonly cache: string;
    readonly only?: string | null;
    /** Whether answers with one slip in them are judged as well, each of which must be found. */
    readonly withMutants?: boolean;
  },
): Promise<{ readonly checked: readonly CheckedSqlProblem[]; readonly faults: readonly string[] }> {
  const { problems, placeOf, faults } = loadSqlProblems(root);
  const chosen = problems.filter(
    ({ slug, dataSet }) => only === null || slug === only || dataSet === only,
  );
  const found = await forSqlProblems(chosen, { root, cache }, async (problem, { sql, kept }) => {
    const place = placeOf(problem.slug);
    return {
      faults: await kept.of("checked", problem, () => faultsOf(sql, problem, place)),
      mutants: withMutants
        ? await kept.of("mutants", problem, () => mutantsOf(sql, problem, place))
        : null,
    };
  });
  return {
    faults,
    checked: chosen.map(({ slug, dataSet, exercise }) => {
      const { faults: own = [], mutants = null } = found.get(slug) ?? {};
      const all = [...own, ...(mutants?.problems ?? [])];
      return { slug, dataSet, level: exercise.level, faults: all, mutants };
    }),
  };
}

async function faultsOf(
  sql: SqlThread,
  problem: SqlProblem,
  placeOf: PlaceOf,
): Promise<readonly string[]> {
  const compiled = await compileSqlProblem(sql, problem);
  const faults = compiled.faults.map((fault) => `${placeOf({ key: "answer" })}: ${fault}`);
  if (!compiled.problem) return faults;
  const one = { source: problem.exercise, exercise: compiled.problem.exercise, placeOf };
  return [
    ...faults,
    ...(await checkExercise(sql, one)),
    ...(await checkTwins(sql, one)),
    ...(await checkLimit(sql, one)),
  ];
}

async function mutantsOf(
  sql: SqlThread,
  problem: SqlProblem,
  placeOf: PlaceOf,
): Promise<CheckedMutants> {
  const { problem: learner } = await compileSqlProblem(sql, problem);
  if (!learner) return { made: 0, killed: 0, equivalent: 0, problems: [] };
  return checkMutants(sql, { source: problem.exercise, exercise: learner.exercise, placeOf });
}
