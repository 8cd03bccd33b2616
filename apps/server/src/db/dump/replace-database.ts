import type { ClientConfig } from "pg";
import { connectClient } from "../client.ts";
import type { DumpedSequence, DumpedTable } from "./describe-tables.ts";
import { openSnapshot, type Snapshot } from "./dump-tables.ts";
import { applyLaterMigrations, loadRows, makeEarlierSchema, setSequences } from "./load-tables.ts";

/** What a database is to hold. */
export interface DatabaseContent {
  /** The migrations that had been applied: the first of `knownMigrations()`. */
  readonly applied: readonly number[];
  readonly sequences: readonly DumpedSequence[];
  /** Puts the rows of each table in, tables that others refer to first. */
  readonly load: (
    put: (table: DumpedTable, rows: AsyncIterable<Buffer>) => Promise<void>,
  ) => Promise<void>;
  /** Looks at what is there now, before later migrations change it. Throws when it is not what it should be. */
  readonly verify: (snapshot: Snapshot) => Promise<void>;
}

/**
 * Replaces all that is in a database, and brings it up to date. In one transaction: when it rejects, or the process ends
 * meanwhile, the database is as it was.
 */
export async function replaceDatabase(
  connection: ClientConfig,
  content: DatabaseContent,
): Promise<void> {
  const client = await connectClient(connection);
  try {
    await client.query("begin");
    await makeEarlierSchema(client, content.applied);
    await content.load((table, rows) => loadRows(client, table, rows));
    await setSequences(client, content.sequences);
    await content.verify(await openSnapshot(client));
    await applyLaterMigrations(client, content.applied);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** How many other sessions use the same database: servers that run on it. */
export async function countOtherSessions(connection: ClientConfig): Promise<number> {
  const client = await connectClient(connection);
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return rows[0]?.others ?? 0;
  } finally {
    await client.end();
  }
}
