import { rmSync } from "node:fs";
import path from "node:path";
import { compileSimulations } from "@taiyari/content/simulations";
import { ROOT } from "./run.ts";
import { writeCompressed } from "./write-compressed.ts";

/** Where the compiled days are put together, for the build to copy and the development server to serve. */
export const SIMULATIONS_FOLDER = path.join(ROOT, "node_modules", ".taiyari", "simulation-files");

/**
 * Compiles the simulated days: `simulations.json` (a `SimulationIndex`), and below `files/` a `Scenario` each.
 *
 * @returns  what writers have to mend; such a day is left out
 */
export async function buildSimulations(folder = SIMULATIONS_FOLDER): Promise<readonly string[]> {
  const { index, files, problems } = compileSimulations(path.join(ROOT, "content"));
  rmSync(folder, { recursive: true, force: true });
  for (const { name, text } of files) writeCompressed(path.join(folder, "files", name), text);
  writeCompressed(path.join(folder, "simulations.json"), JSON.stringify(index));
  return problems;
}
