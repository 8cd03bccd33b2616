import { randomUUID } from "node:crypto";
import path from "node:path";
import { safe } from "@orpc/client";
import { ANY_REFUSAL } from "@taiyari/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectClient } from "../db/client.ts";
import { processesOf } from "../db/embedded/postmaster.ts";
import { findRunning } from "../db/embedded/start-embedded.ts";
import { makeDraft } from "../testing/drafts.ts";
import { sendFile, uploadFile } from "../testing/send-file.ts";
import { spawnServer, type ServerProcess } from "../testing/server-process.ts";
import { makeSmallDisk, type SmallDisk } from "../testing/small-disk.ts";
import { openBrowser, openSignedInBrowser, type SignedInBrowser } from "../testing/test-client.ts";

const FULL = { code: "STORAGE_FULL", ...ANY_REFUSAL.STORAGE_FULL, defined: true };

/** Room for an installation and little else. */
const disk = makeSmallDisk(150);

/** A draft that fits into no page that is half empty. */
const largeDraft = (title: string) =>
  makeDraft({
    personal: { title },
    projects: Array.from({ length: 40 }, (_, at) => ({
      id: String(at),
      name: `Project ${at}`,
      role: "",
      startDate: "",
      endDate: "",
      url: "",
      description: Array.from({ length: 20 }, () => randomUUID()).join(" "),
      technologies: [],
    })),
  });

describe.skipIf(disk === null)("a server whose disk is full", () => {
  const { folder, fill, free, remove } = disk as SmallDisk;
  const dataDir = path.join(folder, "data");
  let server: ServerProcess;
  let browser: SignedInBrowser;
  let url: string;
  const id = randomUUID();

  beforeAll(async () => {
    server = spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: "fatal" });
    url = await server.ready;
    browser = await openSignedInBrowser(url);
    await browser.api.editor.createResume({ id, name: "Resume", draft: largeDraft("1") });
  });
  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    remove();
  });

  const rename = () => browser.api.editor.renameResume({ id, name: "Renamed" });

  test("refuses what it cannot keep with 507 and a sentence, still answers, and keeps on once there is room", async () => {
    const { api } = browser;
    const { id: uploadId } = await uploadFile(browser);
    fill();

    const save = () => api.editor.saveResume({ id, revision: 1, draft: largeDraft("2") });
    expect((await safe(save())).error).toMatchObject(FULL);
    expect((await safe(api.resume.makeReport({ uploadId }))).error).toMatchObject(FULL);
    const upload = await sendFile(browser, { fileName: "other.pdf" });
    expect([upload.status, await upload.json()]).toMatchObject([507, { code: "STORAGE_FULL" }]);
    expect((await api.editor.getResume({ id })).revision).toBe(1);

    free();
    expect((await save()).revision).toBe(2);
  });

  test("says the same while PostgreSQL cannot even start for lack of space, and recovers by itself", async () => {
    const connection = findRunning(dataDir, "taiyari");
    if (!connection) throw new Error("no PostgreSQL runs");
    const client = await connectClient(connection);
    fill();
    // The next thing it writes down needs a new file of 16 MB.
    await client.query("select pg_switch_wal()");
    await safe(rename());

    await expect.poll(async () => (await safe(rename())).error).toMatchObject(FULL);
    expect((await fetch(`${url}/health`)).status).toBe(503);

    free();
    await expect.poll(async () => (await safe(rename())).error, { timeout: 20_000 }).toBe(null);
    expect(server.child.exitCode).toBe(null);
  });

  test("does not start again until there is room, and says so in a sentence", async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    // It may take a moment longer, and gives back a block when it is gone.
    await expect.poll(() => processesOf(path.join(dataDir, "pg18"))).toEqual([]);
    fill();

    server = spawnServer({ DATA_DIR: dataDir });
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(
      `There is no space left to start. Free some on the disk of the data folder, ${dataDir}, and start again.\n`,
    );

    free();
    server = spawnServer({ DATA_DIR: dataDir });
    const { api } = openBrowser(await server.ready);
    expect((await api.account.signIn(browser)).user.email).toBe(browser.email);
  });

  test.each([
    { what: "for the secret", megabytes: 1, isFilled: true },
    { what: "for the database", megabytes: 20, isFilled: false },
  ])("does not begin without room $what, and leaves nothing half made", async (given) => {
    const other = makeSmallDisk(given.megabytes) as SmallDisk;
    const fresh = path.join(other.folder, "data");
    if (given.isFilled) other.fill();
    const started = spawnServer({ DATA_DIR: fresh });

    expect(await started.ended).toBe(1);
    expect(started.said()).toMatch(/^There is no space left to start\. .*\n$/);
    other.remove();
  });
});
