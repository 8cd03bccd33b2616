import path from "node:path";
import { findExercise } from "@taiyari/content/course-check";
import { COURSE_DATA } from "@taiyari/domain/sql";
import { projectRoot } from "../project.ts";
import { openFile } from "./open-file.ts";
import { withSqlData } from "./sql-data.ts";

/**
 * `check-answer EXERCISE FILE`: judges the answer in a file as a learner's is judged, and prints the verdict as JSON
 * (`Verdict`). Ends with 0 for a right one and 1 for any other. "-" reads standard input.
 */
export async function checkAnswer(args: readonly string[]): Promise<number> {
  const [id, file, ...more] = args;
  if (id === undefined || file === undefined || more.length > 0) {
    console.error("Name an exercise and a file: check-answer EXERCISE FILE");
    return 2;
  }
  const root = projectRoot();
  const found = await findExercise(id, {
    root: path.join(root, "content"),
    cache: path.join(root, "node_modules", ".taiyari"),
  });
  if (!found.ok) {
    for (const problem of found.problem) console.error(problem);
    return 2;
  }
  const bytes = await openFile(file);
  if (!bytes) return 2;
  const verdict = await withSqlData(COURSE_DATA, (sql) =>
    sql.judge(found.value, new TextDecoder().decode(bytes)),
  );
  console.log(JSON.stringify(verdict, null, 2));
  return verdict.kind === "right" ? 0 : 1;
}
