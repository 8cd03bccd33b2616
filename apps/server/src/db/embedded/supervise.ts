import { setTimeout as sleep } from "node:timers/promises";
import { isStorageFull } from "../../storage-full.ts";
import { endPostgres, STOP_NOW } from "./end-postgres.ts";
import { launch, type LaunchOptions, type Running } from "./launch.ts";

/** Between attempts to start it again; each time twice as long. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

export interface SupervisedPostgres {
  /** Where it listens. */
  readonly socketDir: string;
  readonly pid: () => number;
  /** Whether it ended and cannot start again because its disk is full. */
  readonly isFull: () => boolean;
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL, or takes over one that an earlier process left, and starts it again whenever it ends, for as long
 * as it takes: a disk that is full today may have room in a minute.
 *
 * @throws StartProblem  when the first start fails
 */
export async function supervise(
  options: Omit<LaunchOptions, "isCancelled">,
): Promise<SupervisedPostgres> {
  const { cluster } = options.folders;
  const state: { isStopping: boolean; lastFailure: unknown } = {
    isStopping: false,
    lastFailure: null,
  };
  const isCancelled = () => state.isStopping;

  const first = await launch({ ...options, isCancelled });
  if (!first) throw new Error("a launch was cancelled by nobody");
  let current: Running = first;
  // Whoever connects keeps looking where the first one listened.
  const again: LaunchOptions = {
    ...options,
    isCancelled,
    folders: { cluster, socketDir: first.socketDir },
  };

  async function startAgain(): Promise<Running | null> {
    for (let wait = FIRST_WAIT_MS; !state.isStopping; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        const next = await launch(again);
        state.lastFailure = null;
        return next;
      } catch (error) {
        state.lastFailure = error;
        options.log(String(error));
        await sleep(wait, undefined, { ref: false });
      }
    }
    return null;
  }

  async function keepRunning(): Promise<void> {
    while (!state.isStopping) {
      const why = await current.ended;
      if (state.isStopping) return;
      options.log(`PostgreSQL ended (${why}); starting it again`);
      const next = await startAgain();
      if (!next) return;
      current = next;
    }
  }

  const kept = keepRunning();
  return {
    socketDir: first.socketDir,
    pid: () => current.pid,
    isFull: () => isStorageFull(state.lastFailure),
    async stop() {
      state.isStopping = true;
      await endPostgres(cluster, STOP_NOW);
      await kept;
    },
  };
}
