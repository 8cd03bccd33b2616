import type { Client, Pool, PoolClient } from "pg";
import type { Db } from "./client.ts";

type Transaction = Db["transaction"];

/**
 * Transactions on connections of a pool. A connection whose transaction did not end goes, instead of back to the pool.
 *
 * Drizzle's own never gives a connection back on which "begin" failed: after ten lost ones the pool would be empty for
 * good (drizzle-orm 0.45, node-postgres/session).
 *
 * @param openDb  queries on one connection
 */
export function transactionsOf(pool: Pool, openDb: (client: Client) => Db): Transaction {
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

/** What PostgreSQL says of a session outside any transaction. */
const IDLE = "I";
