import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { account } from "../../db/schema/index.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openBrowser, openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const LONG_AGO = new Date("2026-10-02T06:30:00.000Z");

/** Somebody whose password was set long ago, signed in at two places. */
async function atTwoPlaces() {
  const here = await openSignedInBrowser(server.url);
  const there = openBrowser(server.url);
  await there.api.account.signIn(here);
  await server.database.db
    .update(account)
    .set({ updatedAt: LONG_AGO })
    .where(eq(account.userId, here.userId));
  return { here, there, methods: here.api.signInMethods };
}

test("is not changed without the present one, nor to one that registration would refuse", async () => {
  const { here, there, methods } = await atTwoPlaces();
  const change = (present: string, password: string) =>
    codeOf(methods.changePassword({ present, password }));

  expect(await change("wrong horse", "battery staple")).toBe("WRONG_PASSWORD");
  expect(await change("", "battery staple")).toBe("WRONG_PASSWORD");
  expect(await change(here.password, "12345")).toBe("BAD_REQUEST");
  expect(await change(here.password, "x".repeat(129))).toBe("BAD_REQUEST");

  expect((await methods.state()).password?.changedAt).toBe(LONG_AGO.toISOString());
  expect((await there.api.account.session()).user?.email).toBe(here.email);
  await openBrowser(server.url).api.account.signIn(here);
});

test("changed, it ends every other session and every reset link, and gives this one another cookie", async () => {
  const admin = openBrowser(server.url);
  const boss = await openSignedInBrowser(server.url);
  const { pool } = server.database;
  await pool.query("update profile.user set role = 'admin' where id = $1", [boss.userId]);
  await admin.api.account.signIn(boss);
  const { here, there, methods } = await atTwoPlaces();
  const copy = openBrowser(server.url);
  for (const [name, value] of here.cookies) copy.cookies.set(name, value);
  const { url } = await admin.api.admin.makeResetLink({ userId: here.userId });

  await methods.changePassword({ present: here.password, password: "battery staple" });

  expect((await here.api.account.session()).user?.email).toBe(here.email);
  for (const ended of [there, copy])
    expect(await ended.api.account.session()).toEqual({ user: null });
  const token = new URL(url).searchParams.get("token") ?? "";
  expect(await codeOf(here.api.account.resetPassword({ token, password: "another one" }))).toBe(
    "LINK_EXPIRED",
  );
  expect(await codeOf(openBrowser(server.url).api.account.signIn(here))).toBe(
    "INVALID_CREDENTIALS",
  );
  await openBrowser(server.url).api.account.signIn({ ...here, password: "battery staple" });
  const { password } = await methods.state();
  expect(Date.parse(password?.changedAt ?? "")).toBeGreaterThan(LONG_AGO.getTime());
});

test("tells when it was changed by a reset link", async () => {
  const { here, methods } = await atTwoPlaces();
  const { pool } = server.database;
  await pool.query("update profile.user set role = 'admin' where id = $1", [here.userId]);
  const { url } = await here.api.admin.makeResetLink({ userId: here.userId });
  const token = new URL(url).searchParams.get("token") ?? "";
  await here.api.account.resetPassword({ token, password: "battery staple" });
  await here.api.account.signIn({ ...here, password: "battery staple" });
  const { password } = await methods.state();
  expect(Date.parse(password?.changedAt ?? "")).toBeGreaterThan(LONG_AGO.getTime());
});

test("may be guessed at only as often as at a sign-in", async () => {
  const strict = await startTestServer({ settings: { attemptsPerMinute: 2 } });
  const { api } = await openSignedInBrowser(strict.url);
  const guess = () =>
    codeOf(api.signInMethods.changePassword({ present: "a guess", password: "battery staple" }));
  expect([await guess(), await guess(), await guess()]).toEqual([
    "WRONG_PASSWORD",
    "WRONG_PASSWORD",
    "TOO_MANY_ATTEMPTS",
  ]);
});
