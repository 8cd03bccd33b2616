import { rmSync } from "node:fs";
import path from "node:path";
import { compileCodeProblems, problemFiles, runPlain } from "@taiyari/content/problem-check";
import { compileSqlProblems } from "@taiyari/content/sql-problems";
import { ROOT } from "./run.ts";
import { writeCompressed } from "./write-compressed.ts";

/** Where the compiled problems are put together, for the build to copy and the development server to serve. */
export const PROBLEMS_FOLDER = path.join(ROOT, "node_modules", ".taiyari", "problem-files");

/**
 * Compiles the problems of the Practice Lab: `problems.json` with the catalogue and the names of the other files, and below `files/` what a learner sees, the hidden
 * cases and the worked solutions apart.
 *
 * @returns  what writers have to mend; such a problem is left out
 */
export async function buildProblems(folder = PROBLEMS_FOLDER): Promise<readonly string[]> {
  const content = path.join(ROOT, "content");
  const cache = path.join(ROOT, "node_modules", ".taiyari");
  const code = await compileCodeProblems(content, { run: runPlain, cache });
  const sql = await compileSqlProblems(content, cache);
  const { index, files, problems } = problemFiles(content, [...code.parts, ...sql.parts]);
  rmSync(folder, { recursive: true, force: true });
  for (const { name, text } of files) writeCompressed(path.join(folder, "files", name), text);
  writeCompressed(path.join(folder, "problems.json"), JSON.stringify(index));
  return [...code.problems, ...sql.faults, ...problems];
}
