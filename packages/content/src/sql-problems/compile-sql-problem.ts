import type { LearnerSqlProblem, SqlProblem, WorkedSqlProblem } from "@taiyari/domain/practice";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { compileExercise } from "../courses/compile/compile-exercise.ts";

export interface CompiledSqlProblem {
  /** Null where the answer does not run. */
  readonly problem: LearnerSqlProblem | null;
  readonly worked: WorkedSqlProblem;
  /** What to do about it, without a place. */
  readonly faults: readonly string[];
}

/**
 * A problem as people's devices get it, and apart from it what is shown when it is solved.
 *
 * @param sql  with the databases of its data set
 */
export async function compileSqlProblem(
  sql: SqlThread,
  { exercise, ...facts }: SqlProblem,
): Promise<CompiledSqlProblem> {
  const compiled = await compileExercise(sql, exercise);
  const { answer, why, other } = exercise;
  return {
    problem: compiled.exercise && { ...facts, exercise: compiled.exercise },
    worked: { answer, why, other },
    faults: compiled.problems,
  };
}
