import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "../../start-problem.ts";
import { connectClient } from "../client.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { DATABASE_USER, POSTGRES_MAJOR, clusterFolders, prepareCluster } from "./cluster.ts";
import { refuseEarlierMajor } from "./earlier-major.ts";
import { findLaunchMode } from "./launch-mode.ts";
import { takeOwnership } from "./owner.ts";
import { findPostmaster } from "./postmaster.ts";
import { DATABASE_PORT } from "./launch.ts";
import { supervise } from "./supervise.ts";

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Created when absent. */
  readonly database: string;
  /** True for tests: nothing waits for the disk, and a crash may cost the data. */
  readonly fast?: boolean;
  /** To start what an earlier PostgreSQL left in the data folder, with its own programs. */
  readonly earlier?: { readonly major: number; readonly binaries: Binaries };
  readonly log: (line: string) => void;
}

export interface EmbeddedPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  readonly pid: () => number;
  /** Whether it ended and cannot start again because its disk is full. */
  readonly isFull: () => boolean;
  readonly stop: () => Promise<void>;
}

const OPEN_LIMIT_MS = 30_000;
const RETRY_MS = 100;

const SETTINGS = ["max_connections=60", "shared_buffers=64MB"];
const FAST_SETTINGS = [
  "max_connections=200",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
];

/**
 * Runs a private PostgreSQL from the programs npm installed, on a unix socket that only this user can open.
 *
 * @throws StartProblem when this machine has no such programs or another server uses the data folder
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const binaries = options.earlier?.binaries ?? (await findBinaries());
  if (!options.earlier) refuseEarlierMajor(dataDir);
  const mode = findLaunchMode(binaries.postgres);
  const folders = await prepareCluster(dataDir, {
    binaries,
    mode,
    durable: !options.fast,
    major: options.earlier?.major ?? POSTGRES_MAJOR,
  });
  const server = await supervise({
    binaries,
    mode,
    folders,
    settings: options.fast ? FAST_SETTINGS : SETTINGS,
    log: options.log,
  });

  const connection = connectionTo(server.socketDir, options.database);
  // Not stopped when this fails: it may be the PostgreSQL of another server, whose data folder this is.
  const ownership = await patiently(() => takeOwnership(connection, dataDir));
  await createDatabase(connection);
  return {
    connection,
    pid: server.pid,
    isFull: server.isFull,
    async stop() {
      ownership.release();
      await server.stop();
    },
  };
}

/** How to reach the PostgreSQL that a running server keeps in this data folder; null when none runs. */
export function findRunning(
  dataDir: string,
  database: string,
): EmbeddedPostgres["connection"] | null {
  const postmaster = findPostmaster(clusterFolders(path.resolve(dataDir)).cluster);
  return postmaster?.status === "ready" ? connectionTo(postmaster.socketDir, database) : null;
}

/**
 * Tries again for a while. A PostgreSQL that was taken over may be about to end, because the server that started it
 * died a moment ago; then another one is on its way.
 */
async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + OPEN_LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StartProblem) throw error;
      if (performance.now() > deadline) {
        throw new StartProblem(
          `The PostgreSQL of the data folder does not answer: ${String(error)}. End its processes and start again.`,
        );
      }
      await sleep(RETRY_MS);
    }
  }
}

function connectionTo(socketDir: string, database: string): EmbeddedPostgres["connection"] {
  return { host: socketDir, port: DATABASE_PORT, user: DATABASE_USER, database };
}

async function createDatabase(connection: EmbeddedPostgres["connection"]): Promise<void> {
  const client = await connectClient({ ...connection, database: "postgres" });
  const found = await client.query("select 1 from pg_database where datname = $1", [
    connection.database,
  ]);
  if (found.rowCount === 0) {
    await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
  }
  await client.end();
}
