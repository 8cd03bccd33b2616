import net from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { ANY_REFUSAL } from "@taiyari/contract";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openConnections } from "../db/connections.ts";
import { findPostmaster, processesOf } from "../db/embedded/postmaster.ts";
import { postmasterOf, signalEach } from "../testing/database-kills.ts";
import { makeDraft } from "../testing/drafts.ts";
import { sendFile } from "../testing/send-file.ts";
import { spawnServer, type ServerProcess } from "../testing/server-process.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../testing/test-client.ts";
import { createTestDatabase } from "../testing/test-db.ts";
import { startTestServer } from "../testing/test-server.ts";

const UNAVAILABLE = { code: "UNAVAILABLE", ...ANY_REFUSAL.UNAVAILABLE, defined: true };
/** What a person waits at most for the answer that there is none. */
const LIMIT_MS = 2_000;
/** What the machine may add when it is busy with other tests: without any limit an answer takes as long as the freeze. */
const SLACK_MS = 3_000;

interface Frozen {
  readonly url: string;
  readonly browser: SignedInBrowser;
  readonly freeze: () => void;
  readonly thaw: () => void;
}

/** Asks for several things at once, and gives what each was refused with. */
async function askAll({ url, browser }: Frozen) {
  const { api, email, password } = browser;
  const id = randomUUID();
  const began = performance.now();
  const errors = await Promise.all(
    [
      () => api.resume.history(),
      () => api.account.session(),
      () => api.account.signIn({ email, password }),
      () => api.editor.createResume({ id, name: "Resume", draft: makeDraft() }),
      () => api.editor.duplicateResume({ id, newId: randomUUID() }),
      () => api.shell.search(),
    ].map(async (ask) => (await safe(ask() as Promise<unknown>)).error),
  );
  const upload = await sendFile(browser);
  const health = await fetch(`${url}/health`);
  const isSoon = performance.now() - began < LIMIT_MS + SLACK_MS;
  return { errors, statuses: [upload.status, health.status], isSoon };
}

/** What `askAll` gives while the database does not answer. */
const ALL_REFUSED = {
  errors: Array.from({ length: 6 }, () => expect.objectContaining(UNAVAILABLE)),
  statuses: [503, 503],
  isSoon: true,
};

async function historyAfterwards({ url, browser }: Pick<Frozen, "url" | "browser">) {
  await expect.poll(async () => (await fetch(`${url}/health`)).status).toBe(200);
  return (await browser.api.resume.history()).items;
}

/** Passes everything on, or nothing while it is frozen. */
async function openNetwork(socket: string) {
  const pairs: (readonly [near: net.Socket, far: net.Socket])[] = [];
  let isFrozen = false;
  const listener = net.createServer((near) => {
    const far = net.connect(socket);
    pairs.push([near, far]);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
      from.on("data", (piece) => isFrozen || to.write(piece));
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    listener.close();
    for (const [near] of pairs) near.destroy();
  });
  return {
    port: (listener.address() as net.AddressInfo).port,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
  };
}

async function openBehindNetwork() {
  const { connection } = await createTestDatabase();
  const { host, port } = inject("postgres");
  const network = await openNetwork(path.join(host, `.s.PGSQL.${port}`));
  const through = { ...connection, host: "127.0.0.1", port: network.port };
  const connections = openConnections(through, () => undefined);
  afterAll(() => connections.close());
  return { network, connections };
}

describe("a database that is frozen", () => {
  let dataDir: string;
  let server: ServerProcess;
  let frozen: Frozen;
  const cluster = () => path.join(dataDir, "pg18");

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-frozen-"));
    server = spawnServer({ DATA_DIR: dataDir });
    const url = await server.ready;
    frozen = {
      url,
      browser: await openSignedInBrowser(url),
      freeze: () => signalEach(processesOf(cluster()), "SIGSTOP"),
      thaw: () => signalEach(processesOf(cluster()), "SIGCONT"),
    };
  });
  afterAll(async () => {
    frozen.thaw();
    server.child.kill("SIGTERM");
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  });

  test("is answered for with 503 in two seconds, then at once, until it goes on", async () => {
    frozen.freeze();
    expect(await askAll(frozen)).toEqual(ALL_REFUSED);
    expect(await askAll(frozen)).toEqual(ALL_REFUSED);
    frozen.thaw();
    expect(await historyAfterwards(frozen)).toEqual([]);
  });

  test("that takes no new connections only is answered for as well", async () => {
    const pid = postmasterOf(cluster());
    // More at once than there are connections open.
    signalEach([pid], "SIGSTOP");
    const errors = await Promise.all(
      Array.from(
        { length: 30 },
        async () => (await safe(frozen.browser.api.resume.history())).error,
      ),
    );
    signalEach([pid], "SIGCONT");

    expect(errors.filter(Boolean)).toEqual(
      errors.filter(Boolean).map(() => expect.objectContaining(UNAVAILABLE)),
    );
    expect(await historyAfterwards(frozen)).toEqual([]);
  });

  test("does not keep the server from stopping", async () => {
    frozen.freeze();
    const asked = safe(frozen.browser.api.resume.history());
    server.child.kill("SIGTERM");

    expect(await server.ended).toBe(0);
    await asked;
    // A process that was killed is gone a moment later.
    await expect.poll(() => findPostmaster(cluster())).toBe(null);
  });
});

describe("a network that swallows what is sent", () => {
  test("is answered for with 503 in two seconds, and forgotten when it passes", async () => {
    const { network, connections } = await openBehindNetwork();
    const { url } = await startTestServer({ database: { ...connections, isFull: () => false } });
    const frozen = { url, browser: await openSignedInBrowser(url), ...network };

    network.freeze();
    expect(await askAll(frozen)).toEqual(ALL_REFUSED);
    network.thaw();
    expect(await historyAfterwards(frozen)).toEqual([]);
  });

  test("cuts no query that takes long while others are answered", async () => {
    const { connections } = await openBehindNetwork();

    const { rows } = await connections.pool.query("select pg_sleep(3), 1 as one");

    expect(rows).toMatchObject([{ one: 1 }]);
  });
});
