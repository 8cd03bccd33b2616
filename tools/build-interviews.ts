import { rmSync } from "node:fs";
import path from "node:path";
import { compileInterviews } from "@taiyari/content/interviews";
import { ROOT } from "./run.ts";
import { writeCompressed } from "./write-compressed.ts";

/** Where the compiled questions are put together, for the build to copy and the development server to serve. */
export const INTERVIEWS_FOLDER = path.join(ROOT, "node_modules", ".taiyari", "interview-files");

/**
 * Compiles the questions of mock interviews: `questions.json` (a `QuestionIndex`), and below `files/` the questions of each type and role.
 *
 * @returns  what writers have to mend; such a file is left out
 */
export async function buildInterviews(folder = INTERVIEWS_FOLDER): Promise<readonly string[]> {
  const { index, files, problems } = compileInterviews(path.join(ROOT, "content"));
  rmSync(folder, { recursive: true, force: true });
  for (const { name, text } of files) writeCompressed(path.join(folder, "files", name), text);
  writeCompressed(path.join(folder, "questions.json"), JSON.stringify(index));
  return problems;
}
