import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { passkey, verification } from "../../db/schema/index.ts";
import { type Authenticator, createAuthenticator } from "../../testing/authenticator.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openBrowser, openSignedInBrowser, type TestBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { totp } from "../../testing/totp.ts";

const ORIGIN = "http://localhost:3000";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { port: 3000, publicUrl: undefined } });
});

type Made = Partial<Parameters<Authenticator["make"]>[0]>;
type Signed = Partial<Parameters<Authenticator["sign"]>[0]>;

/** Adds a passkey as a browser would, with something wrong where a test says so. */
async function add(
  { api, password }: TestBrowser & { readonly password: string },
  authenticator: Authenticator,
  wrong: Made = {},
) {
  const { options } = await api.signInMethods.passkeyToAdd({ password });
  const answer = authenticator.make({ challenge: options.challenge, origin: ORIGIN, ...wrong });
  return api.signInMethods.addPasskey({ name: "Phone", answer });
}

/** Signs in as a browser would, with something wrong where a test says so. */
async function signIn(browser: TestBrowser, authenticator: Authenticator, wrong: Signed = {}) {
  const { options } = await browser.api.signInMethods.passkeyChallenge();
  const answer = authenticator.sign({ challenge: options.challenge, origin: ORIGIN, ...wrong });
  return browser.api.signInMethods.signInWithPasskey({ answer });
}

async function withPasskey() {
  const person = await openSignedInBrowser(server.url);
  const authenticator = createAuthenticator();
  const { id } = await add(person, authenticator);
  return { person, authenticator, id };
}

/** What a browser sends for a challenge with an authenticator that is new to it. */
function answerTo(challenge: string) {
  return createAuthenticator().make({ challenge, origin: ORIGIN });
}

describe("adding a passkey", () => {
  test("asks for the password, and for an authenticator that knows who holds it", async () => {
    const { api, email, userId, password } = await openSignedInBrowser(server.url);
    expect(await codeOf(api.signInMethods.passkeyToAdd({ password: "wrong horse" }))).toBe(
      "WRONG_PASSWORD",
    );
    const { options } = await api.signInMethods.passkeyToAdd({ password });
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Taiyari" },
      user: { id: Buffer.from(userId).toString("base64url"), name: email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
  });

  test.each([
    ["made at another site", { origin: "https://evil.example" }],
    ["made at the same host over https", { origin: "https://localhost:3000" }],
    ["made for another installation", { host: "evil.example" }],
    ["made without a look at who holds it", { verifies: false }],
    ["made for a challenge of its own", { challenge: "bWFkZSB1cA" }],
  ])("refuses one that was %s", async (_, wrong) => {
    const person = await openSignedInBrowser(server.url);
    expect(await codeOf(add(person, createAuthenticator(), wrong))).toBe("PASSKEY_REFUSED");
    expect((await person.api.signInMethods.state()).passkeys).toEqual([]);
  });

  test("refuses what is no answer of an authenticator", async () => {
    const { api } = await openSignedInBrowser(server.url);
    for (const answer of [
      { id: "x" },
      { id: "x", response: { clientDataJSON: "%%%" } },
      { id: "x", response: { clientDataJSON: Buffer.from("[]").toString("base64url") } },
    ])
      expect(await codeOf(api.signInMethods.addPasskey({ name: "Phone", answer }))).toBe(
        "PASSKEY_REFUSED",
      );
  });

  test("takes a challenge once, in time, from who asked for it", async () => {
    const person = await openSignedInBrowser(server.url);
    const other = await openSignedInBrowser(server.url);
    const methods = person.api.signInMethods;
    const begin = async () => (await methods.passkeyToAdd(person)).options.challenge;

    const stolen = answerTo(await begin());
    expect(await codeOf(other.api.signInMethods.addPasskey({ name: "Mine", answer: stolen }))).toBe(
      "PASSKEY_REFUSED",
    );
    const late = answerTo(await begin());
    await server.database.db.update(verification).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await codeOf(methods.addPasskey({ name: "Late", answer: late }))).toBe(
      "PASSKEY_REFUSED",
    );
    const challenge = await begin();
    expect(await codeOf(methods.addPasskey({ name: "A", answer: answerTo(challenge) }))).toBe(
      "no error",
    );
    expect(await codeOf(methods.addPasskey({ name: "B", answer: answerTo(challenge) }))).toBe(
      "PASSKEY_REFUSED",
    );
  });

  test("keeps nothing of what is said beside the answer, where it is no list of words", async () => {
    const { api, password } = await openSignedInBrowser(server.url);
    const { options } = await api.signInMethods.passkeyToAdd({ password });
    const made = answerTo(options.challenge);
    const answer = { ...made, response: { ...Object(made["response"]), transports: [{ a: 1 }] } };
    expect(await codeOf(api.signInMethods.addPasskey({ name: "Phone", answer }))).toBe("no error");
  });

  test("keeps no authenticator for two accounts, and names those one has so that none is made twice", async () => {
    const { authenticator, person } = await withPasskey();
    const other = await openSignedInBrowser(server.url);
    expect(await codeOf(add(other, authenticator))).toBe("PASSKEY_REFUSED");
    const { options } = await person.api.signInMethods.passkeyToAdd(person);
    expect(options["excludeCredentials"]).toHaveLength(1);
  });

  test("ends at twenty", async () => {
    const { person } = await withPasskey();
    const { db } = server.database;
    const [row] = await db.select().from(passkey).where(eq(passkey.userId, person.userId));
    if (!row) throw new Error("there is no passkey");
    const more = Array.from({ length: 19 }, (_, n) => `more-${person.userId}-${n}`);
    await db.insert(passkey).values(more.map((id) => ({ ...row, id, credentialId: id })));
    expect(await codeOf(person.api.signInMethods.passkeyToAdd(person))).toBe("LIMIT_REACHED");
  });
});

describe("signing in with a passkey", () => {
  test.each([
    ["at another site", { origin: "https://evil.example" }],
    ["for another installation", { host: "evil.example" }],
    ["without a look at who holds it", { verifies: false }],
    ["for a challenge of its own", { challenge: "bWFkZSB1cA" }],
    ["for another account", { userHandle: "somebody else" }],
  ])("refuses a signature %s", async (_, wrong) => {
    const { authenticator } = await withPasskey();
    const browser = openBrowser(server.url);
    expect(await codeOf(signIn(browser, authenticator, wrong))).toBe("PASSKEY_REFUSED");
    expect(browser.cookies.size).toBe(0);
  });

  test("refuses an authenticator that nobody added, one that was removed, and another's key", async () => {
    const { person, authenticator, id } = await withPasskey();
    const browser = openBrowser(server.url);
    expect(await codeOf(signIn(browser, createAuthenticator()))).toBe("PASSKEY_REFUSED");

    const { options } = await browser.api.signInMethods.passkeyChallenge();
    const forged = createAuthenticator().sign({ challenge: options.challenge, origin: ORIGIN });
    const kept = authenticator.sign({ challenge: options.challenge, origin: ORIGIN });
    const answer = { ...forged, id: kept.id, rawId: kept.id };
    expect(await codeOf(browser.api.signInMethods.signInWithPasskey({ answer }))).toBe(
      "PASSKEY_REFUSED",
    );

    await person.api.signInMethods.removePasskey({ id });
    expect(await codeOf(signIn(browser, authenticator))).toBe("PASSKEY_REFUSED");
    expect(browser.cookies.size).toBe(0);
  });

  test("takes a signature once, in time, and none of an authenticator that counts backwards", async () => {
    const { authenticator } = await withPasskey();
    const browser = openBrowser(server.url);
    const { options } = await browser.api.signInMethods.passkeyChallenge();
    const answer = authenticator.sign({ challenge: options.challenge, origin: ORIGIN, counter: 7 });
    await browser.api.signInMethods.signInWithPasskey({ answer });
    expect(await codeOf(browser.api.signInMethods.signInWithPasskey({ answer }))).toBe(
      "PASSKEY_REFUSED",
    );
    expect(await codeOf(signIn(browser, authenticator, { counter: 7 }))).toBe("PASSKEY_REFUSED");

    const late = await browser.api.signInMethods.passkeyChallenge();
    await server.database.db.update(verification).set({ expiresAt: new Date(Date.now() - 1000) });
    const after = authenticator.sign({ ...late.options, origin: ORIGIN, counter: 9 });
    expect(await codeOf(browser.api.signInMethods.signInWithPasskey({ answer: after }))).toBe(
      "PASSKEY_REFUSED",
    );
  });

  test("begins a session without a password and without a code, and notes when", async () => {
    const { person, authenticator, id } = await withPasskey();
    const methods = person.api.signInMethods;
    const { key } = await methods.beginTwoStep(person);
    await methods.confirmTwoStep({ code: totp(key) });
    expect((await methods.state()).passkeys).toEqual([
      { id, name: "Phone", keeper: null, createdAt: expect.any(String), lastUsedAt: null },
    ]);

    const browser = openBrowser(server.url);
    await signIn(browser, authenticator, { userHandle: person.userId });

    expect((await browser.api.account.session()).user?.email).toBe(person.email);
    expect((await methods.state()).passkeys[0]?.lastUsedAt).toMatch(/^\d{4}-/);
    expect((await methods.state()).passkeyOrigin).toBe(ORIGIN);
  });

  test("works at any port of localhost, for the passkeys of one are those of all", async () => {
    const { authenticator } = await withPasskey();
    const browser = openBrowser(server.url);
    await signIn(browser, authenticator, { origin: "http://localhost:5173" });
    expect(browser.cookies.has("taiyari.session_token")).toBe(true);
  });

  test("works at the one address of an installation that has one", async () => {
    const publicUrl = "https://taiyari.example.org";
    const { url } = await startTestServer({ settings: { publicUrl } });
    const person = await openSignedInBrowser(url);
    const authenticator = createAuthenticator();
    const at = { origin: publicUrl, host: "taiyari.example.org" };
    expect(await codeOf(add(person, authenticator, { ...at, origin: ORIGIN }))).toBe(
      "PASSKEY_REFUSED",
    );
    await add(person, authenticator, at);
    const browser = openBrowser(url);
    expect(
      await codeOf(signIn(browser, authenticator, { ...at, origin: `${publicUrl}:8443` })),
    ).toBe("PASSKEY_REFUSED");
    await signIn(browser, authenticator, at);
    expect(browser.cookies.has("__Secure-taiyari.session_token")).toBe(true);
  });

  test("may be tried only as often as a password", async () => {
    const strict = await startTestServer({ settings: { attemptsPerMinute: 2 } });
    const { api } = openBrowser(strict.url);
    const attempt = () => codeOf(api.signInMethods.signInWithPasskey({ answer: { id: "x" } }));
    expect([await attempt(), await attempt(), await attempt()]).toEqual([
      "PASSKEY_REFUSED",
      "PASSKEY_REFUSED",
      "TOO_MANY_ATTEMPTS",
    ]);
  });
});

test("a passkey is renamed and removed by its owner only", async () => {
  const { person, id } = await withPasskey();
  const stranger = (await openSignedInBrowser(server.url)).api.signInMethods;
  expect(await codeOf(stranger.renamePasskey({ id, name: "Mine" }))).toBe("NOT_FOUND");
  expect(await codeOf(stranger.removePasskey({ id }))).toBe("NOT_FOUND");
  const methods = person.api.signInMethods;
  expect(await codeOf(methods.renamePasskey({ id, name: "   " }))).toBe("BAD_REQUEST");

  await methods.renamePasskey({ id, name: " Windows laptop " });
  expect((await methods.state()).passkeys[0]?.name).toBe("Windows laptop");
  await methods.removePasskey({ id });
  expect((await methods.state()).passkeys).toEqual([]);
});
