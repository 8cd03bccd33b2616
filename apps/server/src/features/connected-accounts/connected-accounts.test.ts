import { beforeEach, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import type { Mail } from "../../adapters/mail.ts";
import { codeOf } from "../../testing/code-of.ts";
import { COLLEGE, openCollege, problemOf, somebody, whoIs } from "../../testing/college.ts";
import type { PersonThere } from "../../testing/identity-server.ts";
import { openBrowser, openSignedInBrowser, type TestBrowser } from "../../testing/test-client.ts";
import { startTestServer } from "../../testing/test-server.ts";

const there = await openCollege();
const { providers, comeBack } = there;
const server = await startTestServer({ settings: { providers } });
// The first account of an installation is its admin.
const boss = await openSignedInBrowser(server.url);
const { pool } = server.database;

beforeEach(() => there.plan());

/** Signs in recently enough no more. */
async function growOld({ email }: { readonly email: string }): Promise<void> {
  await pool.query(
    "update profile.session set created_at = now() - interval '11 minutes' where user_id = (select id from profile.user where email = $1)",
    [email],
  );
}

describe("somebody without a password", () => {
  test("is known by a recent sign-in, where a password would be asked for", async () => {
    const { person, api, ...rest } = await there.newcomer(server.url);
    const browser = { ...rest, api };
    await growOld(browser);
    const { signInMethods } = api;
    const guarded = () =>
      Promise.all(
        [
          signInMethods.setPassword({ password: "battery staple" }),
          signInMethods.beginTwoStep({ password: null }),
          signInMethods.passkeyToAdd({ password: "a guess" }),
          api.profile.changeEmail({ email: `${randomUUID()}@example.org`, password: null }),
          api.connectedAccounts.connect({ provider: "oidc", password: null }),
          api.ownData.leave({ email: browser.email, password: null }),
        ].map(codeOf),
      );
    expect(new Set(await guarded())).toEqual(new Set(["SIGN_IN_AGAIN"]));

    const confirm = async (who: PersonThere) => {
      there.seat(who);
      const { url } = await api.connectedAccounts.confirm({ provider: "oidc" });
      return comeBack(browser, url);
    };
    expect(problemOf(await confirm(somebody()))).toBe("somebody-else");
    expect(await confirm(person)).toBe("/profile?provider=oidc&outcome=confirmed#signing-in");
    expect(await codeOf(signInMethods.passkeyToAdd({ password: null }))).toBe("no error");
    await api.profile.changeEmail({ email: `${randomUUID()}@example.org`, password: null });
    expect((await signInMethods.state()).password).toBeNull();
    await signInMethods.setPassword({ password: "battery staple" });
    expect(await codeOf(signInMethods.setPassword({ password: "another one" }))).toBe(
      "HAS_PASSWORD",
    );
    expect(await codeOf(signInMethods.beginTwoStep({ password: null }))).toBe("WRONG_PASSWORD");
  });

  test("is given one by a reset link", async () => {
    const { api, ...browser } = await there.newcomer(server.url);
    const user = await whoIs({ api, ...browser });
    const { url } = await boss.api.admin.makeResetLink({ userId: user?.id ?? "" });
    const token = new URL(url).searchParams.get("token") ?? "";
    await api.account.resetPassword({ token, password: "battery staple" });
    const again = openBrowser(server.url);
    await again.api.account.signIn({ email: browser.email, password: "battery staple" });
    expect(await whoIs(again)).toMatchObject({ id: user?.id });
    expect((await again.api.connectedAccounts.list()).connected).toHaveLength(1);
  });

  test("keeps the last way to sign in", async () => {
    const { api } = await there.newcomer(server.url);
    const { connectedAccounts, signInMethods } = api;
    expect(await codeOf(connectedAccounts.disconnect({ provider: "google" }))).toBe("NOT_FOUND");
    expect(await codeOf(connectedAccounts.disconnect({ provider: "credential" }))).toBe(
      "NOT_FOUND",
    );
    expect(await codeOf(connectedAccounts.disconnect({ provider: "oidc" }))).toBe("LAST_WAY");
    await signInMethods.setPassword({ password: "battery staple" });
    await connectedAccounts.disconnect({ provider: "oidc" });
    expect((await connectedAccounts.list()).connected).toEqual([]);
  });
});

const titlesOf = async ({ api }: TestBrowser) =>
  (await api.notifications.list()).entries.map(({ title }) => title);

describe("whoever has an account is told", () => {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const subjectsTo = (email: string) =>
    sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  test("what opens it from now on and what no longer does, in the app and by mail", async () => {
    const mailing = await startTestServer({ settings: { providers }, mailer });
    const browser = await there.newcomer(mailing.url);
    const { api, email, person } = browser;
    expect(await titlesOf(browser)).toEqual([]);
    await api.signInMethods.setPassword({ password: "battery staple" });
    expect(await codeOf(api.connectedAccounts.disconnect({ provider: "google" }))).toBe(
      "NOT_FOUND",
    );
    expect(subjectsTo(email)).toEqual([]);

    await api.connectedAccounts.disconnect({ provider: "oidc" });
    await expect
      .poll(() => subjectsTo(email))
      .toEqual(["College was disconnected from your account on Taiyari"]);
    // The address is confirmed here and there: whoever signs in with it is connected without being asked.
    await there.signInAs(person, openBrowser(mailing.url));
    await expect
      .poll(() => subjectsTo(email))
      .toContain("College was connected to your account on Taiyari");
    expect(sent.find(({ subject }) => subject.includes("was connected"))?.text).toContain(
      `College, ${email}`,
    );
    expect(await titlesOf(browser)).toEqual(
      expect.arrayContaining(["An account was connected", "An account was disconnected"]),
    );

    // Signing in once more connects nothing.
    await there.signInAs(person, openBrowser(mailing.url));
    expect(subjectsTo(email).filter((subject) => subject.includes("was connected"))).toHaveLength(
      1,
    );
  });
});

describe("connected accounts", () => {
  test("are connected by their owner alone, after the password", async () => {
    const owner = await openSignedInBrowser(server.url);
    const { connectedAccounts } = owner.api;
    const connect = (password: string | null) =>
      connectedAccounts.connect({ provider: "oidc", password });
    expect(await codeOf(connect("a guess"))).toBe("WRONG_PASSWORD");
    expect(await codeOf(connect(null))).toBe("WRONG_PASSWORD");

    const taken = await there.newcomer(server.url);
    there.seat(taken.person);
    const place = await comeBack(owner, (await connect(owner.password)).url);
    expect(place).toBe("/profile?provider=oidc&problem=taken#signing-in");

    const person = somebody({ email_verified: false });
    there.seat(person);
    const stolen = openBrowser(server.url);
    const { url } = await connect(owner.password);
    expect(problemOf(await comeBack(stolen, url))).toBe("expired");
    expect(await comeBack(owner, (await connect(owner.password)).url)).toBe(
      "/profile?provider=oidc&outcome=connected#signing-in",
    );
    const { connected, offered } = await connectedAccounts.list();
    expect(connected).toMatchObject([{ ...COLLEGE, email: person.email, isOffered: true }]);
    expect(offered).toEqual([COLLEGE]);
    const elsewhere = openBrowser(server.url);
    await there.signInAs(person, elsewhere);
    expect(await whoIs(elsewhere)).toMatchObject({ id: owner.userId });

    there.seat(somebody());
    expect(problemOf(await comeBack(owner, (await connect(owner.password)).url))).toBe(
      "another-connected",
    );
  });

  test("are not what an account that is signed out, or is another by then, is given", async () => {
    const owner = await openSignedInBrowser(server.url);
    there.seat(somebody());
    const { password } = owner;
    const { url } = await owner.api.connectedAccounts.connect({ provider: "oidc", password });
    await owner.api.account.signOut();
    expect(problemOf(await comeBack(owner, url))).toBe("expired");
  });
});
