import { randomUUID } from "node:crypto";
import { Client, type ClientConfig, type Pool, type PoolConfig } from "pg";
import { afterAll, inject } from "vitest";
import { openDb, openPool, type Db } from "../db/client.ts";

export const TEMPLATE_DATABASE = "template_taiyari";

export interface TestDatabase {
  readonly db: Db;
  readonly pool: Pool;
  readonly connection: PoolConfig & ClientConfig;
}

/** A migrated, empty database of its own for a test file; dropped when the file is done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("postgres");
  const database = `t_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${database} template ${TEMPLATE_DATABASE}`);
  const connection = { ...server, database, max: 5 };
  const pool = openPool(connection, () => undefined);
  afterAll(async () => {
    await pool.end();
    await onServer(`drop database ${database} with (force)`);
  });
  return { db: openDb(pool), pool, connection };
}

/** The same, for tests that need the queries only. */
export async function createTestDb(): Promise<Db> {
  return (await createTestDatabase()).db;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ ...inject("postgres"), database: "postgres" });
  await client.connect();
  await client.query(statement);
  await client.end();
}
