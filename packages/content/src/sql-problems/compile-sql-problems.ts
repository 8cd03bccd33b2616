import type { LearnerSqlProblem, SqlProblem, WorkedSqlProblem } from "@taiyari/domain/practice";
import { compileSqlProblem } from "./compile-sql-problem.ts";
import { loadSqlProblems } from "./load-sql-problems.ts";
import { forSqlProblems } from "./open-sql-problems.ts";

/** A problem in the parts that are fetched at different times. */
export interface SqlProblemParts {
  /** For the catalogue. */
  readonly entry: ReturnType<typeof entryOf>;
  readonly learner: LearnerSqlProblem;
  /** What judges an answer stands in `learner`. */
  readonly hidden: null;
  readonly worked: WorkedSqlProblem;
}

/**
 * Compiles the SQL problems for people's devices.
 *
 * @param root   the content folder
 * @param cache  a folder for what was compiled before, made where it is missing
 * @returns      with what writers have to mend; a problem whose answer does not run is left out
 */
export async function compileSqlProblems(
  root: string,
  cache: string,
): Promise<{ readonly parts: readonly SqlProblemParts[]; readonly faults: readonly string[] }> {
  const { problems, placeOf, faults } = loadSqlProblems(root);
  const compiled = await forSqlProblems(problems, { root, cache }, (problem, { sql, kept }) =>
    kept.of("compiled", problem, () => compileSqlProblem(sql, problem)),
  );
  const found = problems.map((problem) => ({ problem, made: compiled.get(problem.slug) }));
  return {
    parts: found.flatMap(({ problem, made }) =>
      made?.problem
        ? [{ entry: entryOf(problem), learner: made.problem, hidden: null, worked: made.worked }]
        : [],
    ),
    faults: [
      ...faults,
      ...found.flatMap(({ problem, made }) =>
        (made?.faults ?? []).map(
          (fault) => `${placeOf(problem.slug)({ key: "answer" })}: ${fault}`,
        ),
      ),
    ],
  };
}

/** An answer is judged on what is shown and on its hidden twin: one case each. */
function entryOf({ slug, topics, minutes, exercise }: SqlProblem) {
  const { title, level, skill } = exercise;
  return {
    slug,
    title,
    kind: "sql" as const,
    level,
    topics,
    minutes,
    skills: [skill],
    languages: ["sql"] as const,
    shown: 1,
    hidden: 1,
    kinds: 1,
  };
}
