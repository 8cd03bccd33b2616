import { existsSync } from "node:fs";
import path from "node:path";
import { findBrowser, openRunner, type OpenRunner } from "@taiyari/code-runner/node";
import { projectRoot } from "../project.ts";

/**
 * Runs a command's work with the runner of the page, in a browser of its own.
 *
 * @returns  null after saying on standard error why there is no runner
 */
export async function withRunner<Value>(
  work: (runner: OpenRunner) => Promise<Value>,
): Promise<Value | null> {
  const root = projectRoot();
  if (!existsSync(path.join(root, "packages", "code-runner"))) {
    console.error(
      "Code is run from the command line where the project's sources are: this is an image without them.",
    );
    return null;
  }
  const program = await findProgram();
  if (!program) return null;
  const runner = await openRunner({ program, root });
  try {
    return await work(runner);
  } finally {
    await runner.close();
  }
}

async function findProgram(): Promise<string | null> {
  try {
    const program = await findBrowser();
    if (program) return program;
    console.error(
      "No Chromium was found to run code in. Install one (Debian: apt-get install chromium) or set CHROMIUM to the " +
        "path of its program.",
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  return null;
}
