import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const start = promisify(execFile);
const MAX_OUTPUT = 64 * 1024 ** 2;

/** Whether this machine has a program, asked with a flag that does nothing else. */
export function isThere(program: string, flag: string): boolean {
  try {
    execFileSync(program, [flag], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A file on disk for programs to look at. */
export interface FileOnDisk {
  /** What a program says of it: its arguments, with the file among them. Rejects when it ends with an error. */
  readonly run: (program: string, args: (file: string) => readonly string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

export async function onDisk(bytes: Uint8Array, name = "file.pdf"): Promise<FileOnDisk> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-file-"));
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return {
    async run(program, args) {
      const { stdout } = await start(program, args(file), {
        encoding: "utf8",
        maxBuffer: MAX_OUTPUT,
      });
      return stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Prints a line into the report of the tests. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
