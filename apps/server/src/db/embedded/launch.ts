import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "../../start-problem.ts";
import { storageFullError } from "../../storage-full.ts";
import type { Binaries } from "./binaries.ts";
import { POSTGRES_ENVIRONMENT, type ClusterFolders } from "./cluster.ts";
import { endLeftOver, endPostgres, removeStaleLocks, STOP_HANGING } from "./end-postgres.ts";
import { endedWithParent, type LaunchMode } from "./launch-mode.ts";
import { findPostmaster, isAlive } from "./postmaster.ts";

export const DATABASE_PORT = 5432;

/** Recovery after a crash writes again what the log holds: seconds, minutes on a slow disk. */
const START_LIMIT_MS = 5 * 60_000;
/** What PostgreSQL says when it takes somebody else to be there. */
const LOCKED = /lock file|still in use/;
const POLL_MS = 100;

export interface LaunchOptions {
  readonly binaries: Binaries;
  readonly mode: LaunchMode;
  readonly folders: ClusterFolders;
  /** Further `-c` settings. */
  readonly settings: readonly string[];
  readonly log: (line: string) => void;
  /** Whether nobody wants it any more: then the launch is given up. */
  readonly isCancelled: () => boolean;
}

/** A PostgreSQL that takes connections. */
export interface Running {
  readonly pid: number;
  readonly socketDir: string;
  /** Resolves with what ended it: an exit code, a signal, or "gone" for one that an earlier process started. */
  readonly ended: Promise<string>;
}

/**
 * Starts PostgreSQL, or takes over one that an earlier process left. What hangs in the way is ended first.
 *
 * @returns null when the launch was cancelled; then nothing of it runs
 * @throws StartProblem  with what PostgreSQL says when it refuses to start; `code: "ENOSPC"` when its disk is full
 */
export async function launch(options: LaunchOptions): Promise<Running | null> {
  const { cluster, socketDir } = options.folders;
  const deadline = performance.now() + START_LIMIT_MS;
  while (!options.isCancelled()) {
    const earlier = findPostmaster(cluster);
    if (earlier?.status === "ready") return takenOver(earlier.pid, earlier.socketDir, cluster);
    if (performance.now() > deadline) {
      throw new StartProblem("PostgreSQL does not get ready. What it wrote is in the log.");
    }
    if (earlier?.status === "starting") {
      await sleep(POLL_MS);
      continue;
    }
    await (earlier ? endPostgres(cluster, STOP_HANGING) : endLeftOver(cluster));
    const outcome = await tryToStart(options);
    if (outcome.running) return outcome.running;
    const full = storageFullError(outcome.said);
    if (full) throw full;
    if (!LOCKED.test(outcome.said)) throw refusal(outcome.said);
    await removeStaleLocks(cluster, path.join(socketDir, `.s.PGSQL.${DATABASE_PORT}`));
    await sleep(POLL_MS);
  }
  return null;
}

function takenOver(pid: number, socketDir: string, cluster: string): Running {
  async function untilGone(): Promise<string> {
    while (isAlive(pid, cluster)) await sleep(POLL_MS, undefined, { ref: false });
    return "gone";
  }
  return { pid, socketDir, ended: untilGone() };
}

async function tryToStart(
  options: LaunchOptions,
): Promise<{ readonly running: Running | null; readonly said: string }> {
  const { cluster, socketDir } = options.folders;
  const child = spawnPostgres(options);
  const state = { said: "", hasEnded: false };
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => {
      state.said = String(error);
      resolve("not started");
    });
    child.once("exit", (code, signal) => resolve(String(code ?? signal)));
  });
  void ended.then(() => (state.hasEnded = true));
  child.stderr?.on("data", (chunk: Buffer) => {
    state.said = (state.said + chunk.toString()).slice(-4_000);
    options.log(chunk.toString().trimEnd());
  });
  while (!state.hasEnded) {
    if (options.isCancelled()) child.kill("SIGKILL");
    const found = findPostmaster(cluster);
    if (found?.status === "ready" && found.pid === child.pid) {
      return { running: { pid: found.pid, socketDir, ended }, said: state.said };
    }
    await sleep(10);
  }
  return { running: null, said: state.said };
}

function spawnPostgres({ binaries, mode, folders, settings }: LaunchOptions): ChildProcess {
  const all = [
    "listen_addresses=",
    `unix_socket_directories=${folders.socketDir}`,
    "unix_socket_permissions=0700",
    `port=${DATABASE_PORT}`,
    ...settings,
  ];
  const [program, args] = mode.wrap(
    endedWithParent([
      binaries.postgres,
      ["-D", folders.cluster, ...all.flatMap((setting) => ["-c", setting])],
    ]),
  );
  return spawn(program, args, {
    ...mode.ids,
    env: POSTGRES_ENVIRONMENT,
    cwd: "/",
    // A session of its own: Ctrl-C in a terminal reaches us first, and we stop it when we are done with it.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

function refusal(said: string): StartProblem {
  const lines = said.trim().split("\n");
  const worst = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "";
  const reason = worst.replace(/^.*?(FATAL|PANIC):\s*/, "");
  return new StartProblem(`PostgreSQL did not start. It says: ${reason}`);
}
