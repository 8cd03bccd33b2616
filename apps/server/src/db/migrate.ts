import path from "node:path";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { ClientConfig } from "pg";
import { projectRoot } from "../project.ts";
import { connectClient, openDb } from "./client.ts";

/** Any number; the same in every release. */
const MIGRATION_LOCK = 727001;

export function migrationsFolder(): string {
  return path.join(projectRoot(), "apps", "server", "drizzle");
}

/**
 * Brings the tables up to date.
 *
 * The migrator takes no lock of its own, and two processes that start at once would both run it. A connection
 * of its own, without a limit on the answer: the second process waits for as long as the first one works.
 */
export async function migrateDatabase(connection: ClientConfig): Promise<void> {
  const client = await connectClient(connection);
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(openDb(client), {
      migrationsFolder: migrationsFolder(),
      migrationsSchema: "profile",
      migrationsTable: "migrations",
    });
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
}
