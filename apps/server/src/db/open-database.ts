import type { ClientConfig } from "pg";
import { StartProblem } from "../start-problem.ts";
import { connectClient } from "./client.ts";
import { openConnections, type Connections } from "./connections.ts";
import { findRunning, startEmbedded, type EmbeddedPostgres } from "./embedded/start-embedded.ts";
import { migrateDatabase } from "./migrate.ts";

/** The database while the server runs. Closing it stops a PostgreSQL of our own as well. */
export interface Database extends Connections {
  /** Whether our own PostgreSQL ended and cannot start again because its disk is full. */
  readonly isFull: () => boolean;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly log: (line: string) => void;
}

/** Name of the database in a PostgreSQL of our own. */
export const DATABASE = "taiyari";
/** For a database that is asked for the first time. */
const FIRST_ANSWER_LIMIT_MS = 5_000;
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
  return open(embedded.connection, options.log, embedded);
}

/** Opens it beside a running server as well: for a command that does one thing and ends. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const running = options.databaseUrl === undefined ? findRunning(options.dataDir, DATABASE) : null;
  return running ? open(running, options.log) : openDatabase(options);
}

async function openExternal(url: string, log: DatabaseOptions["log"]): Promise<Database> {
  const connection = { connectionString: url };
  const version = await askVersion(connection).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The setting DATABASE_URL is wrong. The database says: ${reason}`);
  });
  if (version < OLDEST_VERSION) {
    throw new StartProblem(
      "The setting DATABASE_URL is wrong. Taiyari needs PostgreSQL 15 or later.",
    );
  }
  return open(connection, log);
}

async function askVersion(connection: ClientConfig): Promise<number> {
  const client = await connectClient({
    ...connection,
    connectionTimeoutMillis: FIRST_ANSWER_LIMIT_MS,
    query_timeout: FIRST_ANSWER_LIMIT_MS,
  });
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
}

/** @param own  the PostgreSQL that this process runs for it, if it does */
async function open(
  connection: ClientConfig,
  log: DatabaseOptions["log"],
  own?: Pick<EmbeddedPostgres, "stop" | "isFull">,
): Promise<Database> {
  try {
    await migrateDatabase(connection);
  } catch (error) {
    await own?.stop();
    throw error;
  }
  const connections = openConnections(connection, log);
  return {
    ...connections,
    isFull: () => own?.isFull() ?? false,
    async close() {
      await connections.close();
      await own?.stop();
    },
  };
}
