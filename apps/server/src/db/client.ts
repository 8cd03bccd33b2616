import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig, Pool, type PoolClient } from "pg";
import * as schema from "./schema/index.ts";

export type Db = NodePgDatabase<typeof schema>;

/** A transaction, or the database itself: what a query may run on. */
export type Tx = Pick<Db, "select" | "insert" | "update" | "delete" | "execute">;

/** What PostgreSQL says of a session outside any transaction. */
const IDLE = "I";

/** Queries in the schema's terms: `fileName` here is `file_name` there. */
export function openDb(connections: Pool | Client): Db {
  const db = drizzle(connections, { schema, casing: "snake_case" });
  if (connections instanceof Pool) db.transaction = transactionsOf(connections);
  return db;
}

/**
 * Transactions on connections of a pool. A connection whose transaction did not end goes, instead of back to the pool.
 *
 * Drizzle's own never gives a connection back on which "begin" failed: after ten lost ones the pool would be empty for
 * good (drizzle-orm 0.45, node-postgres/session).
 */
function transactionsOf(pool: Pool): Db["transaction"] {
  const opened = new WeakMap<PoolClient, Db>();

  function dbOn(client: PoolClient): Db {
    const db = opened.get(client) ?? openDb(client);
    opened.set(client, db);
    return db;
  }

  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await dbOn(client).transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== IDLE);
    }
  };
}

/**
 * Opens one connection, outside any pool. A query on it rejects when the connection is lost.
 *
 * @param onLost  called when that happens, also while no query runs
 */
export async function connectClient(
  connection: ClientConfig,
  onLost: () => void = () => undefined,
): Promise<Client> {
  const client = new Client(connection);
  // An error that nobody listens to would end this process.
  client.on("error", onLost);
  await client.connect();
  return client;
}
