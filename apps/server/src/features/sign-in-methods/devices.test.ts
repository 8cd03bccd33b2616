import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { session } from "../../db/schema/index.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openBrowser, openSignedInBrowser, type TestBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

/** Signs somebody in from a phone. */
async function onPhone(person: { email: string; password: string }): Promise<TestBrowser> {
  const browser = openBrowser(server.url);
  const response = await browser.request("/api/v1/account/sessions", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": PHONE },
    body: JSON.stringify(person),
  });
  expect(response.status).toBe(200);
  return browser;
}

test("lists where one is signed in, and nobody else's devices", async () => {
  const here = await openSignedInBrowser(server.url);
  await openSignedInBrowser(server.url);
  await onPhone(here);

  const { devices, now } = await here.api.signInMethods.devices();

  const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  const shared = {
    id: expect.any(String),
    address: "127.0.0.1",
    signedInAt: moment,
    activeAt: moment,
  };
  expect(devices).toEqual([
    { ...shared, browser: null, system: null, kind: "computer", isThis: true },
    { ...shared, browser: "Chrome", system: "Android", kind: "phone", isThis: false },
  ]);
});

test("leaves out sessions that have ended by themselves", async () => {
  const here = await openSignedInBrowser(server.url);
  await onPhone(here);
  await server.database.db
    .update(session)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(session.userAgent, PHONE));
  expect((await here.api.signInMethods.devices()).devices).toHaveLength(1);
});

test("knows to the minute when a device was last active", async () => {
  const here = await openSignedInBrowser(server.url);
  const yesterday = new Date(Date.now() - 86_400_000);
  const { db } = server.database;
  const mine = eq(session.userId, here.userId);
  await db.update(session).set({ lastActiveAt: yesterday }).where(mine);

  await here.api.account.session();
  const [noted] = await db.select({ at: session.lastActiveAt }).from(session).where(mine);
  expect(noted?.at.getTime()).toBeGreaterThan(yesterday.getTime() + 86_000_000);

  await here.api.account.session();
  const [again] = await db.select({ at: session.lastActiveAt }).from(session).where(mine);
  expect(again?.at).toEqual(noted?.at);
});

test("signs one device out, and none of somebody else's", async () => {
  const here = await openSignedInBrowser(server.url);
  const phone = await onPhone(here);
  const stranger = await openSignedInBrowser(server.url);
  const { devices } = await here.api.signInMethods.devices();
  const id = devices.find(({ isThis }) => !isThis)?.id ?? "";

  expect(await codeOf(stranger.api.signInMethods.signOutDevice({ id }))).toBe("NOT_FOUND");
  expect((await phone.api.account.session()).user?.email).toBe(here.email);

  await here.api.signInMethods.signOutDevice({ id });
  expect(await codeOf(phone.api.resume.history())).toBe("NOT_SIGNED_IN");
  expect(await codeOf(here.api.signInMethods.signOutDevice({ id }))).toBe("NOT_FOUND");
  expect((await here.api.account.session()).user?.email).toBe(here.email);
});

test("signs out everywhere else, and nobody else", async () => {
  const here = await openSignedInBrowser(server.url);
  const others = [await onPhone(here), await onPhone(here)];
  const stranger = await openSignedInBrowser(server.url);

  expect(await here.api.signInMethods.signOutOthers()).toEqual({ ended: 2 });

  for (const other of others) expect(await other.api.account.session()).toEqual({ user: null });
  expect((await here.api.account.session()).user?.email).toBe(here.email);
  expect((await stranger.api.account.session()).user?.email).toBe(stranger.email);
});
