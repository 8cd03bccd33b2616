import type { ClientConfig, Pool } from "pg";
import { StartProblem } from "../start-problem.ts";
import { openDb, openPool, type Db } from "./client.ts";
import { findRunning, startEmbedded } from "./embedded/start-embedded.ts";
import { migrateDatabase } from "./migrate.ts";

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  /** Asks for one row; false when none comes within two seconds. Never rejects. */
  readonly answers: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly log: (line: string) => void;
}

const DATABASE = "taiyari";
const ANSWER_LIMIT_MS = 2_000;
/** `server_version_num` of PostgreSQL 15. */
const OLDEST_VERSION = 150_000;

/**
 * Opens the database for the one server of a data folder, starting our own PostgreSQL when none is configured.
 *
 * @throws StartProblem  with a sentence when it cannot be reached, is too old, or the folder is taken
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) return openExternal(options.databaseUrl, options.log);
  const embedded = await startEmbedded({ ...options, database: DATABASE });
  return open(embedded.connection, options.log, embedded.stop);
}

/** Opens it beside a running server as well: for a command that does one thing and ends. */
export async function visitDatabase(options: DatabaseOptions): Promise<Database> {
  const running = options.databaseUrl === undefined ? findRunning(options.dataDir, DATABASE) : null;
  return running ? open(running, options.log, async () => undefined) : openDatabase(options);
}

async function openExternal(url: string, log: DatabaseOptions["log"]): Promise<Database> {
  const connection = { connectionString: url };
  const probe = openPool({ ...connection, max: 1 }, log);
  try {
    const { rows } = await probe.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < OLDEST_VERSION) {
      throw new StartProblem(
        "The setting DATABASE_URL is wrong. Taiyari needs PostgreSQL 15 or later.",
      );
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The setting DATABASE_URL is wrong. The database says: ${reason}`);
  } finally {
    await probe.end();
  }
  return open(connection, log, async () => undefined);
}

async function open(
  connection: ClientConfig,
  log: DatabaseOptions["log"],
  stop: () => Promise<void>,
): Promise<Database> {
  try {
    await migrateDatabase(connection);
  } catch (error) {
    await stop();
    throw error;
  }
  const pool = openPool(connection, log);
  return {
    db: openDb(pool),
    pool,
    answers: () => answers(pool),
    async close() {
      // A query that hangs must not keep the process: PostgreSQL ends it when it stops.
      await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 500).unref())]);
      await stop();
    },
  };
}

async function answers(pool: Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), ANSWER_LIMIT_MS).unref();
  });
  const asked = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}
