import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded, type EmbeddedPostgres } from "../db/embedded/start-embedded.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { TEMPLATE_DATABASE } from "./test-db.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the run's PostgreSQL listens. */
    readonly postgres: EmbeddedPostgres["connection"];
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-pg-"));
  const postgres = await startEmbedded({
    dataDir,
    database: TEMPLATE_DATABASE,
    fast: true,
    log: () => undefined,
  });
  // Its connection is closed at the end: a template can only be copied while nobody is connected to it.
  await migrateDatabase(postgres.connection);
  project.provide("postgres", postgres.connection);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
