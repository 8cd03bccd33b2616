import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { migrationsFolder } from "../migrate.ts";
import type { DumpedSequence, DumpedTable } from "./describe-tables.ts";

/** Every migration that these programs know, as the migrator names them: by the time they were made, in milliseconds. */
export function knownMigrations(): readonly number[] {
  return migrations().map(({ folderMillis }) => folderMillis);
}

/** Whether these programs know all that a database went through: then they can bring it up to date. */
export function isKnownPast(applied: readonly number[]): boolean {
  const known = knownMigrations();
  return applied.every((migration, place) => known[place] === migration);
}

function migrations() {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() });
}

/**
 * Empties the database of this transaction and makes its tables anew, as they were after some migrations.
 *
 * @param applied  the first of `knownMigrations()`
 */
export async function makeEarlierSchema(client: Client, applied: readonly number[]): Promise<void> {
  await client.query("drop schema if exists profile cascade");
  await client.query("create schema profile");
  // As the migrator makes it. Its rows come with the data.
  await client.query(
    "create table profile.migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const migration of migrations()) {
    if (applied.includes(migration.folderMillis)) await runStatements(client, migration.sql);
  }
}

/** Brings the database of this transaction from there up to date, noting each migration as the migrator does. */
export async function applyLaterMigrations(
  client: Client,
  applied: readonly number[],
): Promise<void> {
  for (const { folderMillis, hash, sql } of migrations()) {
    if (applied.includes(folderMillis)) continue;
    await runStatements(client, sql);
    await client.query("insert into profile.migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

async function runStatements(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Puts rows into a table, as COPY wrote them. */
export async function loadRows(
  client: Client,
  { name, columns }: DumpedTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const into = client.query(
    copyFrom(`copy profile.${client.escapeIdentifier(name)} (${names}) from stdin`),
  );
  await pipeline(Readable.from(rows), into);
}

/** Sets counters to where they were. */
export async function setSequences(
  client: Client,
  sequences: readonly DumpedSequence[],
): Promise<void> {
  for (const { table, column, value, isCalled } of sequences) {
    await client.query(
      "select setval(pg_get_serial_sequence(format('profile.%I', $1::text), $2), $3::bigint, $4)",
      [table, column, value, isCalled],
    );
  }
}
