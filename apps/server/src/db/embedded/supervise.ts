import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { POSTGRES_ENVIRONMENT, type ClusterFolders } from "./cluster.ts";
import { dyingWithParent, type LaunchMode } from "./launch-mode.ts";
import { findPostmaster, isAlive } from "./postmaster.ts";

export const DATABASE_PORT = 5432;

const START_LIMIT_MS = 30_000;
/** After this a stopping PostgreSQL is told to leave its clients and recover at the next start. */
const STOP_LIMIT_MS = 1_200;
/** What a predecessor that is still dying causes; it passes by itself. */
const PASSING_PROBLEM = /lock file|still in use/;

export interface SupervisedPostgres {
  /** Where it listens. */
  readonly socketDir: string;
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
}

export interface LaunchOptions {
  readonly binaries: Binaries;
  readonly mode: LaunchMode;
  readonly folders: ClusterFolders;
  /** Further `-c` settings. */
  readonly settings: readonly string[];
  readonly log: (line: string) => void;
}

/** Starts PostgreSQL, or takes over one that an earlier process left, and starts it again whenever it ends. */
export async function supervise(options: LaunchOptions): Promise<SupervisedPostgres> {
  const { cluster } = options.folders;
  let stopping = false;
  let current = await launch(options);

  async function startAgain(why: unknown): Promise<void> {
    if (stopping) return;
    options.log(`PostgreSQL ended (${String(why)}); starting it again`);
    try {
      current = await launch(options);
      watch(current);
    } catch (error) {
      options.log(String(error));
    }
  }

  function watch(running: Running): void {
    running.child?.once("exit", (code, signal) => void startAgain(code ?? signal));
  }

  watch(current);
  return {
    socketDir: current.socketDir,
    pid: () => current.pid,
    async stop() {
      stopping = true;
      signalTo(current.pid, "SIGINT");
      const hurry = setTimeout(() => signalTo(current.pid, "SIGQUIT"), STOP_LIMIT_MS);
      while (isAlive(current.pid, cluster)) await sleep(10);
      clearTimeout(hurry);
    },
  };
}

interface Running {
  readonly pid: number;
  readonly socketDir: string;
  /** Null for a PostgreSQL that was taken over. */
  readonly child: ChildProcess | null;
}

async function launch(options: LaunchOptions): Promise<Running> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const earlier = findPostmaster(options.folders.cluster);
    if (earlier?.isReady) {
      return { pid: earlier.pid, socketDir: earlier.socketDir, child: null };
    }
    if (Date.now() > deadline) throw new Error("PostgreSQL did not get ready within 30 seconds");
    if (earlier) {
      await sleep(50);
      continue;
    }
    const outcome = await tryToStart(options);
    if (outcome.running) return outcome.running;
    if (!PASSING_PROBLEM.test(outcome.said)) {
      throw new Error(`PostgreSQL did not start:\n${outcome.said}`);
    }
    await sleep(100);
  }
}

async function tryToStart(
  options: LaunchOptions,
): Promise<{ readonly running: Running | null; readonly said: string }> {
  const { cluster, socketDir } = options.folders;
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${socketDir}`,
    "unix_socket_permissions=0700",
    `port=${DATABASE_PORT}`,
    ...options.settings,
  ];
  const [program, args] = options.mode.wrap(
    dyingWithParent([
      options.binaries.postgres,
      ["-D", cluster, ...settings.flatMap((setting) => ["-c", setting])],
    ]),
  );
  const child = spawn(program, args, {
    ...options.mode.ids,
    env: POSTGRES_ENVIRONMENT,
    cwd: "/",
    // A session of its own: Ctrl-C in a terminal reaches us first, and we stop it when we are done with it.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  let failedToSpawn = false;
  child.once("error", (error) => {
    failedToSpawn = true;
    said = String(error);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
    options.log(chunk.toString().trimEnd());
  });
  const hasEnded = () => failedToSpawn || child.exitCode !== null || child.signalCode !== null;
  while (!hasEnded()) {
    const found = findPostmaster(cluster);
    if (found?.isReady && found.pid === child.pid) {
      return { running: { pid: found.pid, socketDir, child }, said };
    }
    await sleep(10);
  }
  return { running: null, said };
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already, which is what was wanted.
  }
}
