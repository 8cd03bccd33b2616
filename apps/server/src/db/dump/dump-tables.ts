import type { Client, ClientConfig } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { connectClient } from "../client.ts";
import {
  describeSequences,
  describeTables,
  type DumpedSequence,
  type DumpedTable,
} from "./describe-tables.ts";

/** A moment of the database: all that is read of it is of that moment, whatever others change meanwhile. */
export interface Snapshot {
  readonly tables: readonly DumpedTable[];
  readonly sequences: readonly DumpedSequence[];
  /** Those that were applied, in their order, as `knownMigrations` names them. */
  readonly migrations: readonly number[];
  /** Of PostgreSQL: "18.4". */
  readonly version: string;
  /** The rows of a table as PostgreSQL's COPY writes them, in the order of the primary key; one table at a time. */
  readonly rowsOf: (table: DumpedTable) => AsyncIterable<Buffer>;
}

/** A connection of its own to read a database with, while others go on using it. */
export interface Dump {
  /** Makes this the only backup of this database that is under way; false while another one is. */
  readonly tryLock: () => Promise<boolean>;
  /** To be called once. */
  readonly takeSnapshot: () => Promise<Snapshot>;
}

/** Any number; the same in every release. */
const BACKUP_LOCK = 727003;

/**
 * Opens a database to be read as it is at one moment.
 *
 * What COPY writes is the same on every machine: order and forms are set, so that two tables with the same rows give
 * the same bytes.
 */
export async function withDump<Value>(
  connection: ClientConfig,
  work: (dump: Dump) => Promise<Value>,
): Promise<Value> {
  const client = await connectClient(connection);
  try {
    return await work({
      async tryLock() {
        const { rows } = await client.query<{ mine: boolean }>(
          "select pg_try_advisory_lock($1) as mine",
          [BACKUP_LOCK],
        );
        return rows[0]?.mine ?? false;
      },
      async takeSnapshot() {
        await client.query("begin isolation level repeatable read, read only");
        return openSnapshot(client);
      },
    });
  } finally {
    // Ends the session, and with it the transaction and the lock.
    await client.end();
  }
}

/** What the transaction sees that this connection is in. */
export async function openSnapshot(client: Client): Promise<Snapshot> {
  await client.query("set local timezone = 'UTC'");
  await client.query("set local datestyle = 'ISO'");
  await client.query("set local intervalstyle = 'postgres'");
  await client.query("set local bytea_output = 'hex'");
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  const applied = await client.query<{ at: string }>(
    "select created_at::text as at from profile.migrations order by created_at",
  );
  return {
    migrations: applied.rows.map(({ at }) => Number(at)),
    tables: await describeTables(client),
    sequences: await describeSequences(client),
    version: rows[0]?.server_version.split(" ")[0] ?? "",
    rowsOf: (table) => client.query(copyTo(copyStatement(client, table))),
  };
}

function copyStatement(client: Client, { name, columns, key }: DumpedTable): string {
  const quoted = (column: string) => `t.${client.escapeIdentifier(column)}`;
  // By their bytes: which of two names comes first otherwise depends on the database's language.
  const order = (key.length > 0 ? key.map(quoted) : ["t"]).map(
    (part) => `${part}::text collate "C"`,
  );
  return `copy (select ${columns.map(quoted).join(", ")} from profile.${client.escapeIdentifier(name)} t
    order by ${order.join(", ")}) to stdout`;
}
