import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBinaries } from "../db/embedded/binaries.ts";
import { POSTGRES_MAJOR } from "../db/embedded/cluster.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../testing/test-client.ts";
import { resumePdf } from "../testing/resume-files.ts";
import { installedProgram, type ServerProcess, spawnServer } from "../testing/server-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-backups-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command on an installation, in a process of its own. */
function taiyari(dataDir: string, ...args: readonly string[]) {
  return new Promise<{ readonly code: number; readonly out: string; readonly err: string }>(
    (resolve) => {
      const env = { PATH: process.env["PATH"], DATA_DIR: dataDir };
      execFile(
        process.execPath,
        [installedProgram("taiyari"), ...args],
        { env },
        (error, out, err) => {
          resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
        },
      );
    },
  );
}

async function stop({ child, ended }: ServerProcess): Promise<void> {
  child.kill("SIGTERM");
  await ended;
}

/** A `postgres` that says to be of the earlier version, and puts the version file of its cluster right before it starts. */
async function disguisedPrograms(cluster: string): Promise<string> {
  const programs = path.join(folder, "programs", "bin");
  await mkdir(programs, { recursive: true });
  const { postgres } = await findBinaries();
  const script = [
    "#!/bin/sh",
    `if [ "$1" = "--version" ]; then echo "postgres (PostgreSQL) ${POSTGRES_MAJOR - 1}.1"; exit; fi`,
    `echo ${POSTGRES_MAJOR} > "${cluster}/PG_VERSION"`,
    `exec "${postgres}" "$@"`,
  ];
  await writeFile(path.join(programs, "postgres"), script.join("\n"), { mode: 0o755 });
  return programs;
}

describe("backup, restore and upgrade", () => {
  let dataDir: string;
  let file: string;
  let browser: SignedInBrowser;
  let made: Awaited<ReturnType<typeof taiyari>>;

  beforeAll(async () => {
    dataDir = path.join(folder, "first");
    file = path.join(folder, "backup.tar.gz");
    const server = spawnServer({ DATA_DIR: dataDir });
    browser = await openSignedInBrowser(await server.ready);
    await browser.request("/api/v1/resume/uploads?fileName=cv.pdf", {
      method: "PUT",
      body: resumePdf(),
    });
    // While the server runs.
    made = await taiyari(dataDir, "backup", file);
    await stop(server);
  });

  test("say how they are called, and refuse a file that is none", async () => {
    const text = path.join(folder, "letter.txt");
    await writeFile(text, "Dear all");
    expect((await taiyari(dataDir, "backup", "a", "b")).code).toBe(2);
    expect((await taiyari(dataDir, "restore")).code).toBe(2);
    expect((await taiyari(dataDir, "upgrade", "--fast")).code).toBe(2);
    const refused = await taiyari(dataDir, "restore", text);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("is no backup")]);
  });

  test("leave an installation with accounts, and one whose server runs, alone", async () => {
    const refused = await taiyari(dataDir, "restore", file);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("has accounts")]);

    const server = spawnServer({ DATA_DIR: dataDir });
    await server.ready;
    const busy = await taiyari(dataDir, "restore", file, "--replace");
    expect([busy.code, busy.err]).toEqual([1, expect.stringContaining("in use by another server")]);
    await stop(server);
  });

  test("write one while the server runs, try it out, and note that", async () => {
    expect(made).toMatchObject({ code: 0, err: "" });
    const { code, out } = await taiyari(dataDir, "restore", file, "--test");
    expect([code, out]).toEqual([0, expect.stringContaining("came back as they were")]);
  });

  test("bring an installation back elsewhere, with its sessions and files", async () => {
    const elsewhere = path.join(folder, "second");
    const { code, err } = await taiyari(elsewhere, "restore", file);
    expect([code, err]).toEqual([0, ""]);
    expect(await readFile(path.join(elsewhere, "secret"))).toEqual(
      await readFile(path.join(dataDir, "secret")),
    );
    await expectEverything(elsewhere);

    const again = await taiyari(elsewhere, "restore", file, "--replace");
    expect([again.code, again.out]).toEqual([0, expect.stringContaining("What was there is in")]);
    expect(await readdir(path.join(elsewhere, "backups"))).toHaveLength(1);
    await expectEverything(elsewhere);
  });

  test("bring a database over from an earlier PostgreSQL, and never begin an empty one beside it", async () => {
    const earlier = path.join(folder, "earlier");
    await taiyari(earlier, "restore", file);
    const old = path.join(earlier, `pg${POSTGRES_MAJOR - 1}`);
    await rename(path.join(earlier, `pg${POSTGRES_MAJOR}`), old);
    await writeFile(path.join(old, "PG_VERSION"), `${POSTGRES_MAJOR - 1}\n`);

    const server = spawnServer({ DATA_DIR: earlier });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain("npm run taiyari -- upgrade");

    const empty = path.join(folder, "empty");
    await mkdir(empty);
    const refused = await taiyari(earlier, "upgrade", "--binaries", empty);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("npm install")]);

    // The programs of today, which call themselves those of the year before.
    const done = await taiyari(earlier, "upgrade", "--binaries", await disguisedPrograms(old));
    expect([done.code, done.err]).toEqual([0, ""]);
    expect(done.out).toContain("each the same as before");
    expect(await readdir(earlier)).toEqual(
      expect.arrayContaining([`pg${POSTGRES_MAJOR}`, `pg${POSTGRES_MAJOR - 1}-before-upgrade`]),
    );
    await expectEverything(earlier);
    expect((await taiyari(earlier, "upgrade")).out).toContain("nothing to bring over");
  });

  /** Whoever was signed in still is, and has the file they uploaded. */
  async function expectEverything(place: string): Promise<void> {
    const copy = await mkdtemp(path.join(folder, "look-"));
    await cp(place, copy, { recursive: true, filter: (name) => !name.endsWith("/run") });
    const server = spawnServer({ DATA_DIR: copy });
    const url = await server.ready;
    const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
    const ask = (at: string) => fetch(`${url}/api/v1${at}`, { headers: { cookie } });
    const session = (await (await ask("/account/session")).json()) as { user: { email: string } };
    const history = (await (await ask("/resume/uploads")).json()) as { items: { id: string }[] };
    const content = await ask(`/resume/uploads/${history.items[0]?.id}/file`);
    expect(session.user.email).toBe(browser.email);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(Buffer.from(resumePdf()));
    await stop(server);
  }
});
