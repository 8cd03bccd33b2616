import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientConfig } from "pg";
import { sampling } from "@taiyari/domain/testing";
import { afterAll, describe, expect, test } from "vitest";
import { findRunning, startEmbedded } from "../db/embedded/start-embedded.ts";
import { killDatabase, KILLS, postmasterOf } from "../testing/database-kills.ts";
import { startLoad, type Load } from "../testing/database-load.ts";
import { spawnServer, type ServerProcess } from "../testing/server-process.ts";

/** Every way at many moments of a load. */
const ALL_ROUNDS = Array.from({ length: 100 }, (_, round) => ({
  kill: KILLS[round % KILLS.length] ?? "postmaster",
  afterMs: (round * 37) % 200,
}));
const ROUNDS = sampling.sampleOf(ALL_ROUNDS, 3);
const folders: string[] = [];
const started: ServerProcess[] = [];

afterAll(async () => {
  for (const { child } of started) child.kill("SIGTERM");
  await Promise.all(started.map(({ ended }) => ended));
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-kills-"));
  folders.push(folder);
  return folder;
}

interface Target {
  readonly server: ServerProcess;
  readonly cluster: string;
  readonly connection: ClientConfig;
}

/** A server with the PostgreSQL that it runs itself. */
async function withEmbedded(): Promise<Target> {
  const dataDir = await newFolder();
  const server = spawnServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    ATTEMPTS_PER_MINUTE: "100000",
  });
  started.push(server);
  await server.ready;
  const connection = findRunning(dataDir, "taiyari");
  if (!connection) throw new Error("no PostgreSQL runs");
  return { server, connection, cluster: path.join(dataDir, "pg18") };
}

/** A server with a PostgreSQL that somebody else runs. */
async function withExternal(): Promise<Target> {
  const databaseDir = await newFolder();
  const postgres = await startEmbedded({
    dataDir: databaseDir,
    database: "outside",
    log: () => undefined,
  });
  afterAll(() => postgres.stop());
  const { host, user, database } = postgres.connection;
  const server = spawnServer({
    DATA_DIR: await newFolder(),
    LOG_LEVEL: "error",
    ATTEMPTS_PER_MINUTE: "100000",
    DATABASE_URL: `postgres:///${database}?host=${host}&user=${user}`,
  });
  started.push(server);
  await server.ready;
  return { server, connection: postgres.connection, cluster: path.join(databaseDir, "pg18") };
}

async function untilAnswered(url: string, load: Load, server: ServerProcess): Promise<void> {
  const before = load.succeeded();
  for (;;) {
    if (server.child.exitCode !== null) throw new Error(`the server ended:\n${server.said()}`);
    const health = await fetch(`${url}/health`).catch(() => null);
    if (health?.status === 200 && load.succeeded() > before + 10) return;
    await sleep(20);
  }
}

describe.each([
  { whose: "the server's own", open: withEmbedded },
  { whose: "somebody else's", open: withExternal },
])("a server whose database goes away, $whose", ({ open }) => {
  test(
    `answers 503, goes on by itself and has lost nothing it acknowledged, ${ROUNDS.length} times`,
    async () => {
      const { server, cluster, connection } = await open();
      const url = await server.ready;
      const load = await startLoad(url, 4);

      for (const { kill, afterMs } of ROUNDS) {
        await sleep(afterMs);
        await killDatabase(kill, { pid: postmasterOf(cluster), connection });
        await untilAnswered(url, load, server);
      }
      const people = await load.stop();

      expect(load.unexpected).toEqual([]);
      expect(server.child.exitCode).toBe(null);
      for (const { acknowledged, sent, kept } of people) {
        expect(Number(kept.title)).toBeGreaterThanOrEqual(Number(acknowledged.title));
        expect(Number(kept.title)).toBeLessThanOrEqual(Number(sent));
        expect(kept.revision).toBeGreaterThanOrEqual(acknowledged.revision);
      }
    },
    ROUNDS.length * 30_000,
  );
});
