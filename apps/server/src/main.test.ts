import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { safe } from "@orpc/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAlive } from "./db/embedded/postmaster.ts";
import { makeDraft } from "./testing/drafts.ts";
import { uploadFile } from "./testing/send-file.ts";
import { sourceProgram, spawnServer, type ServerProcess } from "./testing/server-process.ts";
import { openBrowser, openSignedInBrowser, type SignedInBrowser } from "./testing/test-client.ts";
import { createTestDatabase } from "./testing/test-db.ts";

const started: ServerProcess[] = [];
/** The one that a test left running for the next. */
let running: ServerProcess;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-main-"));
});

afterAll(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  while (postmasterAlive()) await sleep(50);
  await rm(dataDir, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}): ServerProcess {
  const server = spawnServer({ DATA_DIR: dataDir, ...environment });
  started.push(server);
  return server;
}

let lastPid = 0;

async function postmasterPid(): Promise<number> {
  lastPid = Number(
    (await readFile(path.join(dataDir, "pg18", "postmaster.pid"), "utf8")).split("\n")[0],
  );
  return lastPid;
}

function postmasterAlive(): boolean {
  return lastPid !== 0 && isAlive(lastPid, path.join(dataDir, "pg18"));
}

const titled = (title: string) => makeDraft({ personal: { title } });

/** Begins an upload and leaves it open. */
function beginUpload(url: string, browser: SignedInBrowser): http.ClientRequest {
  const request = http.request(`${url}/api/v1/resume/uploads?fileName=half.pdf`, {
    method: "PUT",
    headers: {
      cookie: [...browser.cookies].map((pair) => pair.join("=")).join("; "),
      "content-length": 5_000_000,
    },
  });
  request.on("error", () => undefined);
  request.write(Buffer.alloc(1_000_000));
  return request;
}

const partialFiles = () => readdir(path.join(dataDir, "tmp")).catch((): string[] => []);

async function untilUploadArrives(): Promise<void> {
  while ((await partialFiles()).length === 0) await sleep(10);
}

describe("a start that cannot be ends the process with a sentence and nothing else", () => {
  test.each([
    { settings: { PORT: "many" }, sentence: "The setting PORT is wrong. Give a whole number" },
    { settings: { TRUST_PROXY: "nonsense" }, sentence: "The setting TRUST_PROXY is wrong. Say" },
    { settings: { DATA_DIR: "/proc/nope" }, sentence: "The setting DATA_DIR is wrong. The folder" },
    {
      settings: { DATABASE_URL: "postgres://127.0.0.1:1/none" },
      sentence: "The setting DATABASE_URL is wrong. The database says:",
    },
  ])("$settings", async ({ settings, sentence }) => {
    const server = start(settings);

    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(sentence);
    expect(server.said().trim()).not.toContain("\n");
  });

  test("a file where the database keeps its socket", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-odd-"));
    await writeFile(path.join(folder, "run"), "");
    const server = start({ DATA_DIR: folder });

    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(
      new RegExp(`^The data folder ${folder} cannot be used as it is: .*\\n$`),
    );
    await rm(folder, { recursive: true });
  });
});

test("runs from its sources as well, as it does in development", async () => {
  const server = spawnServer({ DATA_DIR: dataDir, PORT: "many" }, sourceProgram("main"));
  started.push(server);

  expect(await server.ended).toBe(1);
  expect(server.said()).toContain("The setting PORT is wrong.");
});

describe("the server as a process", () => {
  test("starts on an empty folder, prints one line, and keeps a secret only its owner can read", async () => {
    running = start();

    const url = await running.ready;

    expect(running.said()).toMatch(/^Taiyari is running at http:\/\/localhost:\d+\n$/);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await stat(path.join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
    await openSignedInBrowser(url, { email: "kept@example.com" });
  });

  test("refuses a second server on the same folder, and a port that is taken", async () => {
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`The data folder ${dataDir} is in use by another server.`);

    const taken = net.createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as net.AddressInfo;
    const other = await mkdtemp(path.join(os.tmpdir(), "taiyari-other-"));
    const third = start({ DATA_DIR: other, PORT: String(port) });
    expect(await third.ended).toBe(1);
    expect(third.said()).toContain(`Port ${port} is taken by another program.`);
    taken.close();
    await rm(other, { recursive: true, force: true });
  });

  test("ends within two seconds of Ctrl-C, PostgreSQL with it, while a stream is open", async () => {
    const url = await running.ready;
    const browser = openBrowser(url);
    await browser.api.account.signIn({ email: "kept@example.com", password: "correct horse" });
    const upload = beginUpload(url, { ...browser, userId: "", email: "", password: "" });
    await untilUploadArrives();
    await postmasterPid();

    const asked = performance.now();
    running.child.kill("SIGINT");

    expect(await running.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(2_000);
    expect(postmasterAlive()).toBe(false);
    expect(running.said()).toMatch(/^Taiyari is running at \S+\n$/);
    upload.destroy();
  });

  test("keeps people signed in over a restart", async () => {
    const first = start();
    const browser = openBrowser(await first.ready);
    await browser.api.account.signIn({ email: "kept@example.com", password: "correct horse" });
    first.child.kill("SIGTERM");
    await first.ended;

    const second = start();
    const again = openBrowser(await second.ready);
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);

    expect((await again.api.account.session()).user?.email).toBe("kept@example.com");
    second.child.kill("SIGTERM");
    await second.ended;
  });

  test("killed during an upload, it leaves no half file and no row at the next start", async () => {
    const killed = start();
    const url = await killed.ready;
    const browser = await openSignedInBrowser(url);
    beginUpload(url, browser);
    await untilUploadArrives();
    await postmasterPid();

    killed.child.kill("SIGKILL");
    await killed.ended;
    expect(await partialFiles()).toHaveLength(1);

    running = start();
    const after = openBrowser(await running.ready);
    await after.api.account.signIn(browser);

    expect(await partialFiles()).toEqual([]);
    expect(existsSync(path.join(dataDir, "files"))).toBe(false);
    expect((await after.api.resume.history()).items).toEqual([]);
  });

  test("killed during a report, it makes that report at the next request, once", async () => {
    const url = await running.ready;
    const browser = await openSignedInBrowser(url);
    const { id: uploadId } = await uploadFile(browser);
    const asked = safe(browser.api.resume.makeReport({ uploadId }));
    await sleep(60);
    running.child.kill("SIGKILL");
    await Promise.all([asked, running.ended]);

    running = start();
    const after = openBrowser(await running.ready);
    await after.api.account.signIn(browser);
    const report = await after.api.resume.makeReport({ uploadId });

    expect(report).toMatchObject({ ordinal: 1, previous: null });
    expect((await after.api.resume.history()).figures.reportsGenerated).toBe(1);
  });

  test("killed while a resume is saved, it has every saving that it answered, the last one included", async () => {
    const url = await running.ready;
    const browser = await openSignedInBrowser(url);
    const id = randomUUID();
    await browser.api.editor.createResume({ id, name: "Resume", draft: titled("1") });
    let answered = 1;
    async function saveOnAndOn(): Promise<void> {
      for (;;) {
        const draft = titled(String(answered + 1));
        const { data } = await safe(
          browser.api.editor.saveResume({ id, revision: answered, draft }),
        );
        if (!data) return;
        answered = data.revision;
      }
    }
    const saving = saveOnAndOn();
    await expect.poll(() => answered).toBeGreaterThan(5);
    process.kill(await postmasterPid(), "SIGKILL");
    running.child.kill("SIGKILL");
    await Promise.all([saving, running.ended]);

    running = start();
    const after = openBrowser(await running.ready);
    await after.api.account.signIn(browser);
    const kept = await after.api.editor.getResume({ id });

    expect(kept.draft).toEqual(titled(String(kept.revision)));
    // One more may have been kept whose answer did not arrive.
    expect([answered, answered + 1]).toContain(kept.revision);
  });

  test("brings PostgreSQL back when that is killed", async () => {
    const url = await running.ready;
    const before = await postmasterPid();

    process.kill(before, "SIGKILL");

    await expect
      .poll(async () => [await postmasterPid(), (await fetch(`${url}/health`)).status], {
        timeout: 15_000,
      })
      .toEqual([expect.not.toBeOneOf([before]), 200]);
    running.child.kill("SIGTERM");
    expect(await running.ended).toBe(0);
  });
});

describe("the server with a PostgreSQL of one's own", () => {
  test("keeps everything there, and stops without touching it", async () => {
    const { connection, pool } = await createTestDatabase();
    const url = `postgres:///${connection.database}?host=${connection.host}&user=${connection.user}`;
    const server = start({ DATABASE_URL: url });

    const { email } = await openSignedInBrowser(await server.ready);

    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    const { rows } = await pool.query("select email from profile.user");
    expect(rows).toEqual([{ email }]);
  });
});
