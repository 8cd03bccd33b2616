import { beforeEach, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import type { Mail } from "../../adapters/mail.ts";
import { codeOf } from "../../testing/code-of.ts";
import { COLLEGE, openCollege, problemOf, somebody, whoIs } from "../../testing/college.ts";
import type { PersonThere } from "../../testing/identity-server.ts";
import { openBrowser, openSignedInBrowser, type TestBrowser } from "../../testing/test-client.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { totp } from "../../testing/totp.ts";

const there = await openCollege();
const { providers, signInAs } = there;
const server = await startTestServer({ settings: { providers } });
// The first account of an installation is its admin.
const boss = await openSignedInBrowser(server.url);
const { pool } = server.database;

beforeEach(() => there.plan());

/** Signs in as somebody in a browser of its own. */
async function signIn(
  person: PersonThere | null,
  more: { readonly redirect?: string; readonly invitation?: string } = {},
) {
  const browser = openBrowser(server.url);
  return { browser, place: await signInAs(person, browser, more) };
}

/** How a sign-in ends, after which nobody is signed in. */
async function ends(person: PersonThere | null): Promise<string | null> {
  const { browser, place } = await signIn(person, { redirect: "/profile" });
  expect(await whoIs(browser)).toBeNull();
  expect(place).toMatch(/^\/login\?provider=oidc&problem=[a-z-]+&redirect=%2Fprofile$/);
  return problemOf(place);
}

async function problemAt(browser: TestBrowser, path: string): Promise<string | null> {
  return problemOf((await browser.request(path)).headers.get("location") ?? "");
}

const silent = () => somebody({ email_verified: undefined } as never);

describe("signing in at a provider", () => {
  test("is offered as it is set, and not otherwise", async () => {
    const { api } = openBrowser(server.url);
    expect((await api.account.installation()).providers).toEqual([COLLEGE]);
    expect(await codeOf(api.connectedAccounts.beginSignIn({ provider: "google" }))).toBe(
      "NOT_FOUND",
    );
    const plain = openBrowser((await startTestServer()).url);
    expect((await plain.api.account.installation()).providers).toEqual([]);
    expect(
      (await plain.request("/api/auth/callback/oidc?code=1&state=2")).headers.get("location"),
    ).toBe("/login?provider=oidc&problem=expired");
  });

  test("ends on the sign-in page with what went wrong, and nobody is signed in", async () => {
    expect(await ends(null)).toBe("refused");
    expect(await ends({ sub: randomUUID() })).toBe("no-address");
    expect(await ends(somebody({ email_verified: false }))).toBe("unverified");
    expect(await ends(somebody({ email: boss.email, email_verified: false }))).toBe("unverified");
    there.plan("token", "fails");
    expect(await ends(somebody())).toBe("unreachable");
    there.plan("token", "wrong-nonce");
    expect(await ends(somebody())).toBe("unusable");
  });

  test("takes an address that the provider says nothing of only where it is trusted with that", async () => {
    expect(await ends(silent())).toBe("unverified");
    const trusting = await startTestServer({
      settings: { providers: providers.map((one) => ({ ...one, isTrusted: true })) },
    });
    const owner = await openSignedInBrowser(trusting.url);
    expect((await owner.api.admin.health()).providers).toEqual([
      { name: "College", isTrusted: true },
    ]);
    const signInThere = async (person: PersonThere) => {
      const browser = openBrowser(trusting.url);
      return { place: await signInAs(person, browser), user: await whoIs(browser) };
    };
    const denied = await signInThere(somebody({ email_verified: false }));
    expect([problemOf(denied.place), denied.user]).toEqual(["unverified", null]);
    const person = silent();
    expect((await signInThere(person)).user).toMatchObject({ email: person.email });
    // An address that is not confirmed here stays with whoever registered with it.
    const taken = await signInThere({ ...silent(), email: owner.email });
    expect(problemOf(taken.place)).toBe("connect-first");
    // What is said at the place of its own counts, where the identity is silent.
    there.tellApart(true);
    const apart = await signInThere(somebody({ email_verified: false }));
    there.tellApart(false);
    expect(problemOf(apart.place)).toBe("unverified");
  });

  test("is not believed twice, in another browser, or without having begun", async () => {
    there.seat(somebody());
    const browser = openBrowser(server.url);
    const begin = () => browser.api.connectedAccounts.beginSignIn({ provider: "oidc" });
    const back = new URL(await there.visit((await begin()).url));
    const path = back.pathname + back.search;
    expect(await problemAt(openBrowser(server.url), path)).toBe("expired");
    // Whoever tried it in another browser has used it up.
    expect(await problemAt(browser, path)).toBe("expired");
    expect(await problemAt(browser, `${back.pathname}?code=1&state=made-up`)).toBe("expired");
    const late = new URL(await there.visit((await begin()).url));
    await pool.query(
      "update profile.verification set expires_at = now() where identifier like 'provider-sign-in:%'",
    );
    expect(await problemAt(browser, late.pathname + late.search)).toBe("expired");
    expect(await whoIs(browser)).toBeNull();
  });

  test("makes an account for somebody new, with the name and the address the provider gave", async () => {
    const person = somebody();
    const { browser, place } = await signIn(person, { redirect: "/practice" });

    expect(place).toBe("/login?redirect=%2Fpractice");
    const user = await whoIs(browser);
    expect(user).toMatchObject({
      fullName: "Meera Nair",
      email: person.email,
      phone: "",
      role: "user",
    });
    await browser.api.profile.saveDetails({ phoneNumber: "9876543210", fullName: "Meera K Nair" });
    expect(await whoIs(browser)).toMatchObject({ phone: "+919876543210" });

    const again = await signIn({ sub: person.sub });
    expect(await whoIs(again.browser)).toMatchObject({ id: user?.id, fullName: "Meera K Nair" });
    const { rows } = await pool.query<Record<string, unknown>>(
      "select access_token, refresh_token, id_token from profile.account where user_id = $1",
      [user?.id],
    );
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
  });

  test("is one account for two that begin at the same moment", async () => {
    const person = somebody();
    const [one, two] = await Promise.all([signIn(person), signIn(person)]);
    const ids = [(await whoIs(one.browser))?.id, (await whoIs(two.browser))?.id];
    expect(new Set(ids.filter(Boolean)).size).toBe(1);
  });

  test("makes the first account of an installation its admin", async () => {
    const fresh = await startTestServer({ settings: { providers } });
    const browser = openBrowser(fresh.url);
    await signInAs(somebody(), browser);
    expect(await whoIs(browser)).toMatchObject({ role: "admin" });
  });

  test("connects an account with the same address only when that is known to be theirs here too", async () => {
    const owner = await openSignedInBrowser(server.url);
    const person = somebody({ email: owner.email.toUpperCase() });
    const refused = await signIn(person);
    expect(problemOf(refused.place)).toBe("connect-first");
    expect(await whoIs(refused.browser)).toBeNull();

    await pool.query("update profile.user set email_verified = true where id = $1", [owner.userId]);
    const taken = await signIn(person);
    expect(await whoIs(taken.browser)).toMatchObject({ id: owner.userId });
    // Another account there with the same address is not connected in its place.
    expect(problemOf((await signIn({ ...person, sub: randomUUID() })).place)).toBe("connect-first");
  });

  test("asks who has to be invited for the invitation, and takes its number", async () => {
    const { admin } = boss.api;
    await admin.setRegistration({ registration: "invited" });
    const person = somebody();
    expect(problemOf((await signIn(person)).place)).toBe("by-invitation");
    const csv = `name,email,phone,batch\nMeera N,${person.email},9812345678,2027 CSE`;
    const { links } = await admin.invite({ text: csv, fileName: "one.csv" });
    const link = new URL(links?.[0]?.url ?? "");
    const invitation = link.searchParams.get("invitation") ?? "";
    const other = await signIn(somebody(), { invitation });
    expect(problemOf(other.place)).toBe("invitation-invalid");

    const { browser } = await signIn(person, { invitation });
    expect(await whoIs(browser)).toMatchObject({ phone: "+919812345678", fullName: "Meera Nair" });
    await admin.setRegistration({ registration: "open" });
    expect(await codeOf(browser.api.account.invitation({ token: invitation }))).toBe("NOT_FOUND");
  });

  test("does not let in who is banned", async () => {
    const { person, ...browser } = await there.newcomer(server.url);
    const user = await whoIs(browser);
    await boss.api.admin.ban({ userId: user?.id ?? "", reason: "Spam." });
    const again = await signIn(person);
    expect(problemOf(again.place)).toBe("banned");
    expect(await whoIs(again.browser)).toBeNull();
  });

  test("asks for the code where the second step is on, and not on a trusted device", async () => {
    const { person, api, ...rest } = await there.newcomer(server.url);
    const { key } = await api.signInMethods.beginTwoStep({ password: null });
    await api.signInMethods.confirmTwoStep({ code: totp(key) });

    const half = await signIn(person, { redirect: "/practice" });
    expect(half.place).toBe("/login?notice=code&redirect=%2Fpractice");
    expect(await whoIs(half.browser)).toBeNull();
    const { codes } = await api.signInMethods.newRecoveryCodes({ password: null });
    await half.browser.api.signInMethods.signInWithCode({
      code: codes[0] ?? "",
      kind: "recovery",
      isTrusted: true,
    });
    expect(await whoIs(half.browser)).toMatchObject({ email: rest.email });
    await half.browser.api.account.signOut();
    expect(await signInAs(person, half.browser)).toBe("/login");
    expect(await whoIs(half.browser)).toMatchObject({ email: rest.email });
  });

  test("is limited for each network address", async () => {
    const strict = await startTestServer({ settings: { providers, attemptsPerMinute: 1 } });
    const { api } = openBrowser(strict.url);
    const begin = () => codeOf(api.connectedAccounts.beginSignIn({ provider: "oidc" }));
    expect([await begin(), await begin(), await begin()]).toEqual([
      "no error",
      "no error",
      "TOO_MANY_ATTEMPTS",
    ]);
  });

  test("tells the owner by mail of a browser that was not there before", async () => {
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    const mailing = await startTestServer({ settings: { providers }, mailer });
    const person = somebody();
    await signInAs(person, openBrowser(mailing.url));
    expect(sent).toEqual([]);
    const browser = openBrowser(mailing.url);
    await signInAs(person, browser);
    await expect
      .poll(() => sent.map(({ to, subject }) => [to, subject]))
      .toEqual([[person.email, "New sign-in to Taiyari"]]);
    await browser.api.profile.saveDetails({ phoneNumber: "9876543210" });
    expect((await browser.api.signInMethods.devices()).devices).toHaveLength(2);
  });
});
