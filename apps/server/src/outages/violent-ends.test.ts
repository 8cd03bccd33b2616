import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sampling } from "@taiyari/domain/testing";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findPostmaster, processesOf } from "../db/embedded/postmaster.ts";
import { signalEach } from "../testing/database-kills.ts";
import { spawnServer, type ServerProcess } from "../testing/server-process.ts";
import { openBrowser, openSignedInBrowser, type SignedInBrowser } from "../testing/test-client.ts";

let dataDir: string;
let server: ServerProcess;
let person: SignedInBrowser;
const cluster = () => path.join(dataDir, "pg18");
const pidFile = () => path.join(cluster(), "postmaster.pid");
const socketLock = () => path.join(dataDir, "run", ".s.PGSQL.5432.lock");
const children = () =>
  processesOf(cluster()).filter((pid) => pid !== findPostmaster(cluster())?.pid);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-starting-"));
  server = spawnServer({ DATA_DIR: dataDir });
  person = await openSignedInBrowser(await server.ready);
});

afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the server again, and gives who it knows its person to be. */
async function startAgain(): Promise<string> {
  server = spawnServer({ DATA_DIR: dataDir });
  const { api } = openBrowser(await server.ready);
  return (await api.account.signIn(person)).user.id;
}

async function stop(): Promise<void> {
  server.child.kill("SIGTERM");
  await server.ended;
}

type Victim = "server" | "postmaster" | "children";

/** Does nothing to a postmaster that has ended by itself already, as it does soon after its server. */
function kill(victim: Victim): void {
  if (victim === "server") server.child.kill("SIGKILL");
  else if (victim === "postmaster") signalEach(postmasters(), "SIGKILL");
  else signalEach(children(), "SIGKILL");
}

function postmasters(): readonly number[] {
  const found = findPostmaster(cluster());
  return found ? [found.pid] : [];
}

/** Who is killed, one after the other, and how long it is between. */
const ORDERS: readonly { readonly order: readonly Victim[]; readonly pauseMs: number }[] = [
  { order: ["server"], pauseMs: 0 },
  { order: ["server", "postmaster"], pauseMs: 0 },
  { order: ["server", "postmaster"], pauseMs: 150 },
  { order: ["postmaster", "server"], pauseMs: 0 },
  { order: ["postmaster", "server"], pauseMs: 150 },
  { order: ["children", "server"], pauseMs: 50 },
  { order: ["children", "postmaster", "server"], pauseMs: 30 },
];

describe("a start after a violent end", () => {
  test.each(sampling.sampleOf(ORDERS, 3))(
    "of $order, $pauseMs ms apart",
    async ({ order, pauseMs }) => {
      for (const victim of order) {
        kill(victim);
        await sleep(pauseMs);
      }
      await server.ended;

      expect(await startAgain()).toBe(person.userId);
    },
  );

  test("ends a PostgreSQL that hangs while it stops", async () => {
    // Children that are frozen never go, and their postmaster waits for them.
    signalEach(children(), "SIGSTOP");
    server.child.kill("SIGKILL");
    await server.ended;
    await expect.poll(() => findPostmaster(cluster())?.status).toBe("stopping");

    expect(await startAgain()).toBe(person.userId);
  });

  test("ends children that outlive their postmaster", async () => {
    const frozen = children();
    signalEach(frozen, "SIGSTOP");
    server.child.kill("SIGKILL");
    kill("postmaster");
    await server.ended;

    expect(await startAgain()).toBe(person.userId);
    expect(processesOf(cluster())).not.toEqual(expect.arrayContaining([...frozen]));
  });
});

/** Ends initdb while it runs. Gives the folder, and what the server said of it. */
async function startAndEnd(signal: NodeJS.Signals) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-initdb-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const first = spawnServer({ DATA_DIR: folder });
  await expect.poll(() => initdbOf(first).length, { interval: 5 }).toBe(1);
  signalEach(initdbOf(first), signal);
  expect(await first.ended).toBe(1);
  const beginning = `The database could not be made in ${folder}/pg18. initdb `;
  expect(first.said().startsWith(beginning)).toBe(true);
  return { folder, said: first.said().slice(beginning.length) };
}

describe("a first start whose initdb is ended", () => {
  test("says so in a sentence when it cleaned up itself", async () => {
    const { said } = await startAndEnd("SIGTERM");
    // Before it watches for signals, it is ended by this one.
    expect(said).toMatch(
      /^(was ended by SIGTERM|ended with exit code 1 before it was done)\. Start again\.\n$/,
    );
  });

  test("says so in a sentence when it was killed, and the next start makes the database", async () => {
    const { folder, said } = await startAndEnd("SIGKILL");
    expect(said).toBe("was ended by SIGKILL. Start again.\n");

    const second = spawnServer({ DATA_DIR: folder });
    await second.ready;
    second.child.kill("SIGTERM");
    await second.ended;
  });
});

/** The processes of initdb that a server has started. */
function initdbOf({ child }: ServerProcess): readonly number[] {
  const file = `/proc/${child.pid}/task/${child.pid}/children`;
  const started = existsSync(file) ? readFileSync(file, "utf8").trim().split(" ") : [];
  return started.map(Number).filter((pid) => pid > 0 && commandOf(pid).endsWith("/initdb"));
}

/** The program of a process; "" for one that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0] ?? "";
  } catch {
    return "";
  }
}

describe("a start beside files that nobody owns any more", () => {
  test.each([
    { whose: "of a number that no process has", pid: 4_194_303 },
    { whose: "of a number that another process has by now", pid: process.pid },
  ])("$whose", async ({ pid }) => {
    const lines = (await readFile(pidFile(), "utf8")).split("\n");
    const socketLines = (await readFile(socketLock(), "utf8")).split("\n");
    await stop();
    expect(existsSync(pidFile())).toBe(false);
    await writeFile(pidFile(), [pid, ...lines.slice(1)].join("\n"));
    await writeFile(socketLock(), [pid, ...socketLines.slice(1)].join("\n"));

    expect(await startAgain()).toBe(person.userId);
  });

  test("that are empty, as after a crash", async () => {
    await stop();
    await writeFile(pidFile(), "");
    await writeFile(socketLock(), "");

    expect(await startAgain()).toBe(person.userId);
  });
});
