import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig, Pool } from "pg";
import * as schema from "./schema/index.ts";
import { transactionsOf } from "./transactions.ts";

export type Db = NodePgDatabase<typeof schema>;

/** A transaction, or the database itself: what a query may run on. */
export type Tx = Pick<Db, "select" | "insert" | "update" | "delete" | "execute">;

/** Queries in the schema's terms: `fileName` here is `file_name` there. */
export function openDb(connections: Pool | Client): Db {
  const db = drizzle(connections, { schema, casing: "snake_case" });
  if (connections instanceof Pool) db.transaction = transactionsOf(connections, openDb);
  return db;
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
