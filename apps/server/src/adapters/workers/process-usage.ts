import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";

/** What a process uses. */
export interface ProcessUsage {
  /** Processor time of all its threads since it began, in milliseconds. */
  readonly processorMs: number;
  /** Memory it holds right now, in megabytes. */
  readonly memoryMb: number;
}

/** `USER_HZ`, the unit of times in /proc on every Linux: a hundredth of a second. */
const TICK_MS = 10;

/** What another process uses; null where the system does not say (only Linux does), and for one that is gone. */
export function usageOf(pid: number): ProcessUsage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets and may hold anything. Source: proc_pid_stat(5).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return {
      processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
      memoryMb: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024,
    };
  } catch {
    return null;
  }
}

/** A child is this much less urgent than the server, and the first to go when the machine runs out of memory. */
const NICENESS = 5;
const LEAST_PRIORITY = 19;
const OOM_SCORE = "800";

/** Puts a child behind the server, as far as the system allows. */
export function makeLessUrgent(pid: number): void {
  try {
    os.setPriority(pid, Math.min(os.getPriority() + NICENESS, LEAST_PRIORITY));
    writeFileSync(`/proc/${pid}/oom_score_adj`, OOM_SCORE);
  } catch {
    // It is as urgent as the server then, and as safe.
  }
}
