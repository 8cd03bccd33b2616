import { spawn, type SpawnOptions } from "node:child_process";
import path from "node:path";

/** The repository's top folder. */
export const ROOT = path.resolve(import.meta.dirname, "..");

/** Where npm puts the commands of installed packages, this project's Node among them. */
const BIN = path.join(ROOT, "node_modules", ".bin");

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly ms: number;
}

/**
 * Runs a command of the project to its end.
 *
 * @param command  a name in node_modules/.bin or on the path
 * @param live     whether its output goes to the terminal as it comes; otherwise it is collected
 * @returns        its exit code (1 when a signal ended it), what it printed, and how long it took
 */
export function run(
  command: string,
  args: readonly string[],
  { live = false, ...options }: SpawnOptions & { live?: boolean } = {},
): Promise<Ran> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      ...options,
      env: {
        ...process.env,
        ...options.env,
        PATH: `${BIN}${path.delimiter}${process.env["PATH"]}`,
      },
    });
    let output = "";
    child.stdout?.on("data", (data) => (output += String(data)));
    child.stderr?.on("data", (data) => (output += String(data)));
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ code: code ?? 1, output, ms: Math.round(performance.now() - started) }),
    );
  });
}
