import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import path from "node:path";

/** What PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  /** "starting" as well while it recovers, "stopping" from the request to stop until it is gone. */
  readonly status: "starting" | "ready" | "stopping";
}

/** The running, starting or stopping PostgreSQL of a data folder; null when none is alive. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readText(path.join(cluster, "postmaster.pid")).split("\n");
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid, cluster)) return null;
  // The file's layout: pidfile.h of PostgreSQL, LOCK_FILE_LINE_* and PM_STATUS_*.
  const written = (lines[7] ?? "").trim();
  const status = written === "ready" || written === "stopping" ? written : "starting";
  return { pid, socketDir: (lines[4] ?? "").trim(), status };
}

/** Whether this process id is a PostgreSQL of this data folder, and not some later process. */
export function isAlive(pid: number, cluster: string): boolean {
  if (!isProcess(pid)) return false;
  if (process.platform !== "linux") return true;
  // Empty for a zombie that waits to be reaped.
  return readText(`/proc/${pid}/cmdline`).includes(cluster);
}

/**
 * Every process of PostgreSQL that works in a data folder: the postmaster and its children, which outlive it for a
 * moment when it is killed. [] where the system does not say (only Linux does).
 */
export function processesOf(cluster: string): readonly number[] {
  if (process.platform !== "linux") return [];
  const folder = realPath(cluster);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && linkTarget(`/proc/${pid}/cwd`) === folder)
    .filter((pid) => path.basename(linkTarget(`/proc/${pid}/exe`)).startsWith("postgres"));
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** "" for a process that is gone, a zombie, or not ours to look at. */
function linkTarget(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return "";
  }
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
