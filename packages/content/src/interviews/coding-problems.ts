import type { AskedProblem } from "@taiyari/domain/interview";
import { loadProblem, problemSlugs } from "../problems/load-problem.ts";
import { loadSqlProblems } from "../sql-problems/load-sql-problems.ts";

/**
 * The problems of the Practice Lab as an interview asks them, by slug. Runs nothing; one that cannot be read is left out.
 *
 * @param root  the content folder
 */
export function loadCodingProblems(root: string): readonly AskedProblem[] {
  const code = problemSlugs(root).flatMap((slug): readonly AskedProblem[] => {
    const { problem } = loadProblem(root, slug);
    if (!problem) return [];
    const { title, level, topics, minutes, skills } = problem;
    return [{ slug, title, kind: "code", level, topics, minutes, skills }];
  });
  const sql = loadSqlProblems(root).problems.map(
    ({ slug, topics, minutes, exercise: { title, level, skill } }): AskedProblem => ({
      slug,
      title,
      kind: "sql",
      level,
      topics,
      minutes,
      skills: [skill],
    }),
  );
  return [...code, ...sql];
}
