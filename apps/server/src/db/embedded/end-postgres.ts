import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostmaster, processesOf } from "./postmaster.ts";

/**
 * A request to stop, and after how long it is made. Of PostgreSQL's three ways to stop the first, SIGTERM, waits for
 * every session; SIGINT ends them, SIGQUIT leaves everything as it is and has the next start recover.
 * Source: PostgreSQL, "Shutting Down the Server".
 */
export interface Step {
  readonly afterMs: number;
  readonly signal: "SIGTERM" | "SIGINT" | "SIGQUIT" | "SIGKILL";
}

const POLL_MS = 10;

/** For our own, when this process stops. Has to fit into the time that a stopping server has. */
export const STOP_NOW: readonly Step[] = [
  { afterMs: 0, signal: "SIGINT" },
  { afterMs: 1_000, signal: "SIGQUIT" },
  { afterMs: 1_200, signal: "SIGKILL" },
];

/** For one that is stopping by itself, with time for its last checkpoint. */
export const STOP_HANGING: readonly Step[] = [
  { afterMs: 0, signal: "SIGTERM" },
  { afterMs: 1_000, signal: "SIGINT" },
  { afterMs: 2_000, signal: "SIGQUIT" },
  { afterMs: 4_000, signal: "SIGKILL" },
];

/** For children whose postmaster is gone: they notice it by themselves, unless they hang. */
const STOP_LEFT_OVER: readonly Step[] = [
  { afterMs: 500, signal: "SIGQUIT" },
  { afterMs: 1_000, signal: "SIGKILL" },
];

/**
 * Makes the postmaster of a data folder stop, and its children with it; killed are all of them at once. Resolves when
 * none is left.
 */
export async function endPostgres(cluster: string, steps: readonly Step[]): Promise<void> {
  await signalUntilGone((signal) => {
    const postmaster = findPostmaster(cluster);
    if (!postmaster) return [];
    return signal === "SIGKILL" ? [postmaster.pid, ...processesOf(cluster)] : [postmaster.pid];
  }, steps);
  await endLeftOver(cluster);
}

/**
 * Ends what a killed postmaster left. Only for a data folder without one: as long as they live, PostgreSQL refuses to
 * start there.
 */
export async function endLeftOver(cluster: string): Promise<void> {
  await signalUntilGone(
    () => (findPostmaster(cluster) ? [] : processesOf(cluster)),
    STOP_LEFT_OVER,
  );
}

/** @param find  whom to send a signal; [] when all are gone */
async function signalUntilGone(
  find: (signal: Step["signal"] | null) => readonly number[],
  steps: readonly Step[],
): Promise<void> {
  const beganAt = performance.now();
  const due = [...steps];
  while (find(null).length > 0) {
    const [step] = due;
    if (step && performance.now() - beganAt >= step.afterMs) {
      for (const pid of find(step.signal)) signalTo(pid, step.signal);
      due.shift();
    }
    await sleep(POLL_MS);
  }
}

/**
 * Removes the files that say who uses a data folder, when nobody does: PostgreSQL takes them for a running one's when
 * another process has that number by now, as in a container that was started again, or when they are empty after a
 * crash. Does nothing where the system does not say who works there.
 */
export async function removeStaleLocks(cluster: string, socketFile: string): Promise<void> {
  if (process.platform !== "linux") return;
  if (findPostmaster(cluster) ?? processesOf(cluster).length > 0) return;
  for (const file of [path.join(cluster, "postmaster.pid"), `${socketFile}.lock`, socketFile]) {
    await rm(file, { force: true });
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already, which is what was wanted.
  }
}
