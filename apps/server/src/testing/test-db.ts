import { randomUUID } from "node:crypto";
import type { ClientConfig, PoolConfig } from "pg";
import { afterAll, inject } from "vitest";
import { connectClient, type Db } from "../db/client.ts";
import { openConnections } from "../db/connections.ts";
import type { Database } from "../db/open-database.ts";

export const TEMPLATE_DATABASE = "template_taiyari";

export interface TestDatabase extends Database {
  readonly connection: PoolConfig & ClientConfig;
}

/** A migrated, empty database of its own for a test file; dropped when the file is done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("postgres");
  const database = `t_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${database} template ${TEMPLATE_DATABASE}`);
  const connection = { ...server, database, max: 5 };
  const connections = openConnections(connection, () => undefined);
  afterAll(async () => {
    await connections.close();
    await onServer(`drop database ${database} with (force)`);
  });
  return { ...connections, connection, isFull: () => false };
}

/** The same, for tests that need the queries only. */
export async function createTestDb(): Promise<Db> {
  return (await createTestDatabase()).db;
}

async function onServer(statement: string): Promise<void> {
  const client = await connectClient({ ...inject("postgres"), database: "postgres" });
  await client.query(statement);
  await client.end();
}
