import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { createApp, type AppOptions } from "../app/create-app.ts";
import type { Database } from "../db/open-database.ts";
import type { Settings } from "../settings.ts";
import { createTestDatabase } from "./test-db.ts";

export interface TestServer {
  /** "http://127.0.0.1:43127" */
  readonly url: string;
  readonly dataDir: string;
  readonly database: Database;
  /** Closes it before the test file is done. */
  readonly close: () => Promise<void>;
}

export interface TestServerOptions extends AppOptions {
  readonly settings?: Partial<Settings>;
  /** Instead of a database of its own. */
  readonly database?: Database;
}

/** The whole server on a free port with a database and a data folder of its own; gone when the test file is done. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { settings, database: given, ...parts } = options;
  const database = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-test-"));
  const server = await createApp({ ...testSettings(dataDir), ...settings }, database, parts);
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { url, dataDir, database, close: () => server.close() };
}

function testSettings(dataDir: string): Settings {
  return {
    dataDir,
    host: "127.0.0.1",
    port: 0,
    databaseUrl: undefined,
    publicUrl: undefined,
    secret: "a secret for tests that nobody needs to guess",
    keepsSecret: false,
    backups: { folder: path.join(dataDir, "backups"), isDaily: false, keep: 14 },
    mail: undefined,
    adminContact: "the placement office",
    s3: undefined,
    logLevel: "silent",
    trustProxy: false,
    attemptsPerMinute: 1_000,
    uploadsPerHour: 1_000,
    storagePerPerson: 500 * 1024 ** 2,
    isPremiumEnforced: false,
    model: undefined,
    modelRequestsPerDay: 1_000,
    transcriber: undefined,
    providers: [],
  };
}
