import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { type Client, Pool, type PoolConfig } from "pg";
import * as schema from "./schema/index.ts";

export type Db = NodePgDatabase<typeof schema>;

/** A transaction, or the database itself: what a query may run on. */
export type Tx = Pick<Db, "select" | "insert" | "update" | "delete" | "execute">;

/** Longer than any query of ours; a database that takes longer counts as not answering. */
const ANSWER_LIMIT_MS = 15_000;
const CONNECT_LIMIT_MS = 5_000;

/** The connections to a database. A lost one is reported and replaced at the next query. */
export function openPool(connection: PoolConfig, log: (line: string) => void): Pool {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    keepAlive: true,
    ...connection,
  });
  // Without a listener a restart of PostgreSQL would end this process.
  pool.on("error", (error) => log(`a database connection was lost: ${error.message}`));
  return pool;
}

/** Queries in the schema's terms: `fileName` here is `file_name` there. */
export function openDb(connections: Pool | Client): Db {
  return drizzle(connections, { schema, casing: "snake_case" });
}
