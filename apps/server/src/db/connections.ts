import { Pool, type PoolClient, type PoolConfig } from "pg";
import { openDb, type Db } from "./client.ts";
import { watchLiveness } from "./liveness.ts";

/** For a free connection while others have them all. */
const WAIT_LIMIT_MS = 5_000;
/** Longer than any request of ours works on the database. Migrations have connections of their own. */
const WORK_LIMIT_MS = 20_000;
/** Below what firewalls allow a silent connection, and often enough to notice one that was dropped. */
const KEEP_ALIVE_MS = 10_000;
const ANSWER_LIMIT_MS = 1_500;
const CLOSE_LIMIT_MS = 300;

/** The connections of this process to a database. */
export interface Connections {
  readonly db: Db;
  readonly pool: Pool;
  /** How to open one more, outside the pool and its limits: for work that takes minutes. */
  readonly connection: PoolConfig;
  /** Asks for one row; false when none comes soon. Never rejects. */
  readonly answers: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Opens connections as they are needed. A lost one fails what ran on it, is reported, and is replaced at the next
 * query; nothing here ever ends the process.
 */
export function openConnections(connection: PoolConfig, log: (line: string) => void): Connections {
  const liveness = watchLiveness({
    connection,
    log,
    isAwaited: () => pool.totalCount > pool.idleCount,
  });
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: WAIT_LIMIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    stream: liveness.openSocket,
    ...connection,
  });
  // Until the client is closed: the pool itself listens only while nobody uses it, and an error that nobody
  // listens to ends the process.
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      log(`a database connection was lost: ${error.message}`);
    });
  });
  pool.on("error", () => undefined);
  limitWork(pool, log);

  return {
    pool,
    connection,
    db: openDb(pool),
    answers: async () => !liveness.isSilent() && answersSoon(pool),
    async close() {
      liveness.stop();
      // A query that hangs must not keep the process.
      await Promise.race([pool.end(), later(CLOSE_LIMIT_MS)]);
    },
  };
}

/** Ends a connection that works for too long: its queries fail, and PostgreSQL gives up what it did for them. */
function limitWork(pool: Pool, log: (line: string) => void): void {
  const timers = new Map<PoolClient, NodeJS.Timeout>();
  pool.on("acquire", (client) => {
    const timer = setTimeout(() => {
      log(`a database connection was ended after ${WORK_LIMIT_MS / 1000} s of work`);
      void client.end();
    }, WORK_LIMIT_MS);
    timers.set(client, timer.unref());
  });
  pool.on("release", (_error, client) => {
    clearTimeout(timers.get(client));
    timers.delete(client);
  });
}

async function answersSoon(pool: Pool): Promise<boolean> {
  const asked = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([asked, later(ANSWER_LIMIT_MS).then(() => false)]);
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
