import { rmSync } from "node:fs";
import path from "node:path";
import { compileNextSteps } from "@taiyari/content/next-steps";
import { compileSearch } from "@taiyari/content/search";
import { ROOT } from "./run.ts";
import { writeCompressed } from "./write-compressed.ts";

/** Where what ties the parts of the product is put together, for the build to copy and the development server to serve. */
export const CAREERS_FOLDER = path.join(ROOT, "node_modules", ".taiyari", "careers-files");

/**
 * Compiles what ties lessons, problems, questions and simulated days to skills: `steps.json` (a `StepIndex`), and what the search finds
 * of the content: `search.json` (a `SearchFile`).
 *
 * @returns  what writers have to mend
 */
export async function buildCareers(folder = CAREERS_FOLDER): Promise<readonly string[]> {
  const content = path.join(ROOT, "content");
  const { index, problems } = compileNextSteps(content);
  rmSync(folder, { recursive: true, force: true });
  writeCompressed(path.join(folder, "steps.json"), JSON.stringify(index));
  writeCompressed(path.join(folder, "search.json"), JSON.stringify(compileSearch(content)));
  return problems;
}
