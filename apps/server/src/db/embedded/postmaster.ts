import { readFileSync } from "node:fs";
import path from "node:path";

/** What PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

/** The running, starting or stopping PostgreSQL of a data folder; null when none is alive. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readLines(path.join(cluster, "postmaster.pid"));
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid, cluster)) return null;
  // The file's layout: pidfile.h of PostgreSQL, LOCK_FILE_LINE_*.
  return { pid, socketDir: (lines[4] ?? "").trim(), isReady: (lines[7] ?? "").trim() === "ready" };
}

/** Whether this process id is a PostgreSQL of this data folder, and not some later process. */
export function isAlive(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isPermissionProblem(error)) return false;
  }
  if (process.platform !== "linux") return true;
  // Empty for a zombie that waits to be reaped.
  return readText(`/proc/${pid}/cmdline`).includes(cluster);
}

function isPermissionProblem(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPERM";
}

function readLines(file: string): readonly string[] {
  return readText(file).split("\n");
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
