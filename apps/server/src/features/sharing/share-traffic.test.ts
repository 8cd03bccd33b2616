import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeDraft } from "../../testing/drafts.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
  type TestBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const newId = (): string => randomUUID();
const NOW = new Date("2026-11-21T10:10:00.000Z");

let server: TestServer;
let asha: SignedInBrowser;
let visitor: TestBrowser;
let now = NOW;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, settings: { trustProxy: true } });
  asha = await openSignedInBrowser(server.url);
  visitor = openBrowser(server.url);
});

beforeEach(() => {
  now = NOW;
});

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** A new link, to a new resume or to the one with this id. */
async function newShare(given: { readonly password?: string; readonly id?: string } = {}) {
  const { id = newId(), password = null } = given;
  await asha.api.editor.createResume({ id, name: "Resume", draft: makeDraft() });
  const share = await asha.api.editor.createShare({
    id,
    password,
    expiresAt: null,
    isListed: false,
  });
  return { ...share, resumeId: id };
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

const open = (token: string, password?: string) =>
  visitor.api.editor.openShare({ token, ...(password === undefined ? {} : { password }) });

async function viewsOf({ resumeId, id }: { readonly resumeId: string; readonly id: string }) {
  const { shares } = await asha.api.editor.listShares({ id: resumeId });
  return shares.find((share) => share.id === id)?.views;
}

interface From {
  readonly ip?: string;
  readonly agent?: string;
  readonly browser?: TestBrowser;
  readonly password?: string;
}

/** Opens a link from somewhere. */
async function openFrom(token: string, from: From = {}): Promise<Response> {
  const { ip = "203.0.113.7", agent = "a browser", browser = visitor, password } = from;
  return browser.request(`/api/v1/shared/${token}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ip, "user-agent": agent },
    body: JSON.stringify(password === undefined ? {} : { password }),
  });
}

describe("a link's password", () => {
  test("is asked for, and a wrong one is told from none", async () => {
    const { token, hasPassword } = await newShare({ password: "नमस्ते 42" });
    expect(hasPassword).toBe(true);

    for (const given of [undefined, ""]) {
      expect(await errorOf(open(token, given))).toMatchObject({
        code: "PASSWORD_NEEDED",
        data: { wasWrong: false },
      });
    }
    expect(await errorOf(open(token, "नमस्ते 43"))).toMatchObject({
      code: "PASSWORD_NEEDED",
      data: { wasWrong: true },
    });
    expect((await open(token, "नमस्ते 42")).name).toBe("Asha Verma");
  });

  test("may be guessed ten times an hour from one network, even with the right one at last", async () => {
    const { token } = await newShare({ password: "right" });
    const codeOf = async (password: string, ip: string) =>
      (await openFrom(token, { password, ip })).status;

    const tries = Array.from({ length: 12 }, (_, at) =>
      codeOf(`wrong ${at}`, `2001:db8:1:2::${at}`),
    );

    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const refused = await openFrom(token, { password: "right", ip: "2001:db8:1:2:ffff::1" });
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: "TOO_MANY_ATTEMPTS", data: { retryAfterSeconds: 3_600 } }),
    ]);
    expect(await codeOf("right", "2001:db8:1:3::1")).toBe(200);
    now = minutesLater(61);
    expect(await codeOf("right", "2001:db8:1:2::1")).toBe(200);
  });

  test("may be guessed fifty times an hour from neighbouring networks", async () => {
    const { token } = await newShare({ password: "right" });
    const statuses: number[] = [];
    for (let network = 0; network < 6; network += 1) {
      const ip = `2001:db8:77:${network}::1`;
      const tries = Array.from({ length: 10 }, () => openFrom(token, { password: "wrong", ip }));
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }

    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    const others = ["2001:db8:77:ff::1", "2001:db8:78::1"].map(async (ip) => {
      return (await openFrom(token, { password: "right", ip })).status;
    });
    expect(await Promise.all(others)).toEqual([429, 200]);
  });

  test("may be guessed five hundred times an hour from everywhere", async () => {
    const share = await newShare({ password: "right" });
    await server.database.pool.query(
      `insert into profile.resume_share_attempts (user_id, share_id, source, count, began_at)
       values ($1, $2, '', 499, $3)`,
      [asha.userId, share.id, now],
    );
    const statusFrom = async (ip: string, password: string) =>
      (await openFrom(share.token, { password, ip })).status;

    expect(await statusFrom("198.51.100.1", "wrong")).toBe(401);
    expect(await statusFrom("192.0.2.1", "right")).toBe(429);
  });

  test("never locks out the owner of the link, however many wrong ones others or they gave", async () => {
    const share = await newShare({ password: "right" });
    await server.database.pool.query(
      `insert into profile.resume_share_attempts (user_id, share_id, source, count, began_at)
       values ($1, $2, '', 5000, $3)`,
      [asha.userId, share.id, now],
    );
    const owner = async (password: string) =>
      (await openFrom(share.token, { password, browser: asha })).status;
    expect((await openFrom(share.token, { password: "right" })).status).toBe(429);

    for (let tried = 0; tried < 12; tried += 1) expect(await owner("wrong")).toBe(401);
    expect(await owner("right")).toBe(200);
  });

  test("that an owner tries counts for nobody else in that network", async () => {
    const { token } = await newShare({ password: "right" });
    for (let tried = 0; tried < 12; tried += 1) {
      await openFrom(token, { password: "wrong", browser: asha });
    }

    expect((await openFrom(token, { password: "right" })).status).toBe(200);
  });

  test("when right may be given as often as one likes", async () => {
    const { token } = await newShare({ password: "right" });

    for (let opened = 0; opened < 12; opened += 1) {
      expect((await openFrom(token, { password: "right" })).status).toBe(200);
    }
  });
});

describe("views of a link", () => {
  test("do not count its owner, nor who does not get in", async () => {
    const share = await newShare({ password: "right" });

    await openFrom(share.token, { browser: asha, password: "right" });
    await openFrom(share.token);
    await openFrom(share.token, { password: "wrong" });
    expect(await viewsOf(share)).toBe(0);

    const ravi = await openSignedInBrowser(server.url);
    await openFrom(share.token, { browser: ravi, password: "right" });
    expect(await viewsOf(share)).toBe(1);
  });

  test("count each device once an hour", async () => {
    const share = await newShare();
    const other = await newShare({ id: share.resumeId });

    await Promise.all(Array.from({ length: 5 }, () => openFrom(share.token)));
    expect(await viewsOf(share)).toBe(1);
    await openFrom(share.token, { agent: "another browser" });
    await openFrom(share.token, { ip: "203.0.113.8" });
    expect(await viewsOf(share)).toBe(3);
    now = minutesLater(49);
    await openFrom(share.token);
    expect(await viewsOf(share)).toBe(3);
    now = minutesLater(50);
    await openFrom(share.token);
    expect(await viewsOf(share)).toBe(4);

    expect(await viewsOf(other)).toBe(0);
    const { shares } = await asha.api.editor.listShares({ id: share.resumeId });
    expect(shares.map(({ lastViewedAt }) => lastViewedAt)).toContain(now.toISOString());
  });

  test("leave nothing in the database that says who looked, and nothing at all of the hour before", async () => {
    const share = await newShare({ password: "right" });
    const stored = async () => {
      const { pool } = server.database;
      const { rows } = await pool.query(
        "select device, hour::text from profile.resume_share_views where share_id = $1 " +
          "union all select source, count::text from profile.resume_share_attempts where share_id = $1",
        [share.id],
      );
      return JSON.stringify(rows);
    };

    await openFrom(share.token, { password: "right", ip: "203.0.113.99", agent: "Firefox" });
    const before = await stored();
    expect(before).not.toMatch(/203\.0|Firefox/);
    now = minutesLater(60);
    await openFrom(share.token, { password: "right", ip: "203.0.113.99", agent: "Firefox" });

    const device = /"device":"([\w-]{43})"/.exec(before)?.[1] ?? "none";
    expect(before).toContain(device);
    expect(await stored()).not.toContain(device);
  });
});
