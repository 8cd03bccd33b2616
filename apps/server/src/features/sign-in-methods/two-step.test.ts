import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { session, twoFactor, verification } from "../../db/schema/index.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openBrowser, openSignedInBrowser, type TestBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { totp, wrongTotp } from "../../testing/totp.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const WRONG = { password: "wrong horse" };

/** Somebody new whose sign-in asks for a code. */
async function withTwoStep() {
  const browser = await openSignedInBrowser(server.url);
  const methods = browser.api.signInMethods;
  const { key } = await methods.beginTwoStep({ password: browser.password });
  const { codes } = await methods.confirmTwoStep({ code: totp(key) });
  return { ...browser, methods, key, codes };
}

/** A new browser in which this person has given their password. */
async function afterPassword(person: { email: string; password: string }, given?: TestBrowser) {
  const browser = given ?? openBrowser(server.url);
  expect(await codeOf(browser.api.account.signIn(person))).toBe("CODE_NEEDED");
  return browser;
}

function appCode(browser: TestBrowser, code: string, isTrusted = false): Promise<string> {
  return codeOf(browser.api.signInMethods.signInWithCode({ code, kind: "app", isTrusted }));
}

function recoveryCode(browser: TestBrowser, code: string): Promise<string> {
  return codeOf(
    browser.api.signInMethods.signInWithCode({ code, kind: "recovery", isTrusted: false }),
  );
}

async function whoIn(browser: TestBrowser): Promise<string | null> {
  return (await browser.api.account.session()).user?.email ?? null;
}

describe("turning two-step code on", () => {
  test("asks for the password, and is on only after a right code", async () => {
    const person = await openSignedInBrowser(server.url);
    const methods = person.api.signInMethods;
    expect(await codeOf(methods.confirmTwoStep({ code: "123456" }))).toBe("NOT_ON");
    expect(await codeOf(methods.newRecoveryCodes(person))).toBe("NOT_ON");
    expect(await codeOf(methods.turnOffTwoStep(person))).toBe("NOT_ON");
    expect(await codeOf(methods.beginTwoStep(WRONG))).toBe("WRONG_PASSWORD");
    expect(await codeOf(methods.beginTwoStep({ password: "x".repeat(200) }))).toBe(
      "WRONG_PASSWORD",
    );

    const { key, url } = await methods.beginTwoStep(person);
    expect(key).toMatch(/^[A-Z2-7]{26,}$/);
    expect(url).toBe(
      `otpauth://totp/Taiyari:${encodeURIComponent(person.email)}?secret=${key}&issuer=Taiyari&digits=6&period=30`,
    );
    expect(await codeOf(methods.confirmTwoStep({ code: wrongTotp(key) }))).toBe("WRONG_CODE");
    await openBrowser(server.url).api.account.signIn(person);
    expect((await methods.state()).twoStep).toEqual({ isOn: false, codesLeft: 0 });

    const before = person.cookies.get("taiyari.session_token");
    const { codes } = await methods.confirmTwoStep({
      code: ` ${totp(key).slice(0, 3)} ${totp(key).slice(3)}`,
    });
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes.join(" ")).toMatch(/^([2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5} ?){10}$/);
    expect((await methods.state()).twoStep).toEqual({ isOn: true, codesLeft: 10 });
    expect(person.cookies.get("taiyari.session_token")).not.toBe(before);
    const rows = await server.database.db
      .select({ id: session.id })
      .from(session)
      .where(eq(session.userId, person.userId));
    expect(rows).toHaveLength(2);
  });

  test("makes no second key, and shows the recovery codes to nobody with a code alone", async () => {
    const { methods, password, key } = await withTwoStep();
    expect(await codeOf(methods.beginTwoStep({ password }))).toBe("ALREADY_ON");
    expect(await codeOf(methods.confirmTwoStep({ code: totp(key) }))).toBe("ALREADY_ON");
  });

  test("keeps neither the key nor a recovery code as it is", async () => {
    const { userId, key, codes } = await withTwoStep();
    const [row] = await server.database.db
      .select()
      .from(twoFactor)
      .where(eq(twoFactor.userId, userId));
    const kept = JSON.stringify(row);
    for (const secret of [key, Buffer.from(key).toString("base64"), ...codes])
      expect(kept).not.toContain(secret);
  });
});

describe("signing in with two-step code", () => {
  test("gives no session for the password alone, and refuses a wrong one as before", async () => {
    const person = await withTwoStep();
    const browser = openBrowser(server.url);
    expect(await codeOf(browser.api.account.signIn({ ...person, ...WRONG }))).toBe(
      "INVALID_CREDENTIALS",
    );
    await afterPassword(person, browser);
    expect(await whoIn(browser)).toBeNull();
    expect(await codeOf(browser.api.signInMethods.state())).toBe("NOT_SIGNED_IN");
    // Nor is the browser one that the account knows from now on.
    expect(browser.cookies.has("taiyari.device")).toBe(false);
    expect(await appCode(browser, totp(person.key))).toBe("no error");
    expect(browser.cookies.has("taiyari.device")).toBe(true);
  });

  test("takes the code of the app, and refuses a wrong one, an old one and one without a password", async () => {
    const person = await withTwoStep();
    expect(await appCode(openBrowser(server.url), totp(person.key))).toBe("SIGN_IN_AGAIN");

    const browser = await afterPassword(person);
    expect(await appCode(browser, wrongTotp(person.key))).toBe("WRONG_CODE");
    expect(await appCode(browser, totp(person.key, Date.now() - 10 * 60_000))).toBe("WRONG_CODE");
    expect(await appCode(browser, "")).toBe("WRONG_CODE");
    expect(await whoIn(browser)).toBeNull();

    expect(await appCode(browser, totp(person.key))).toBe("no error");
    expect(await whoIn(browser)).toBe(person.email);
  });

  test("belongs to who gave the password, though somebody else is signed in in that browser", async () => {
    const person = await withTwoStep();
    const other = await openSignedInBrowser(server.url);
    const cookie = other.cookies.get("taiyari.session_token") ?? "";
    await afterPassword(person, other);
    other.cookies.set("taiyari.session_token", cookie);
    expect(await appCode(other, wrongTotp(person.key))).toBe("WRONG_CODE");
    expect(await appCode(other, totp(person.key))).toBe("no error");
    expect(await whoIn(other)).toBe(person.email);
  });

  test("takes a code of the app for one sign-in, not for two", async () => {
    const person = await withTwoStep();
    const code = totp(person.key);
    expect(await appCode(await afterPassword(person), code)).toBe("no error");
    const again = await afterPassword(person);
    expect(await appCode(again, code)).toBe("WRONG_CODE");
    expect(await whoIn(again)).toBeNull();
    expect(await appCode(again, totp(person.key, Date.now() + 30_000))).toBe("no error");
  });

  test("takes each recovery code once, however it is typed", async () => {
    const person = await withTwoStep();
    const [first = "", second = ""] = person.codes;
    const browser = await afterPassword(person);
    expect(await recoveryCode(browser, "aaaaa-aaaaa")).toBe("WRONG_CODE");
    expect(await recoveryCode(browser, first)).toBe("no error");
    expect((await person.methods.state()).twoStep.codesLeft).toBe(9);

    const again = await afterPassword(person);
    expect(await recoveryCode(again, first)).toBe("WRONG_CODE");
    expect(await recoveryCode(again, ` ${second.toUpperCase().replace("-", " ")} `)).toBe(
      "no error",
    );
    expect(await whoIn(again)).toBe(person.email);
  });

  test("asks for the password again after five wrong codes, and waits after ten", async () => {
    const person = await withTwoStep();
    const wrong = wrongTotp(person.key);
    const first = await afterPassword(person);
    for (const _ of [1, 2, 3, 4, 5]) expect(await appCode(first, wrong)).toBe("WRONG_CODE");
    expect(await appCode(first, totp(person.key))).toBe("SIGN_IN_AGAIN");

    const second = await afterPassword(person);
    for (const _ of [6, 7, 8, 9, 10]) expect(await appCode(second, wrong)).toBe("WRONG_CODE");
    const third = await afterPassword(person);
    expect(await appCode(third, totp(person.key))).toBe("CODES_LOCKED");
    expect(await recoveryCode(third, person.codes[0] ?? "")).toBe("CODES_LOCKED");
    expect(await whoIn(third)).toBeNull();
  });

  test("asks for the password again when the code comes too late", async () => {
    const person = await withTwoStep();
    const browser = await afterPassword(person);
    await server.database.db.update(verification).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await appCode(browser, totp(person.key))).toBe("SIGN_IN_AGAIN");
  });

  test("is limited by network address as the password is", async () => {
    const strict = await startTestServer({ settings: { attemptsPerMinute: 2 } });
    const { api } = openBrowser(strict.url);
    const attempt = () =>
      codeOf(api.signInMethods.signInWithCode({ code: "1", kind: "app", isTrusted: false }));
    expect(await attempt()).toBe("SIGN_IN_AGAIN");
    expect(await attempt()).toBe("SIGN_IN_AGAIN");
    expect(await attempt()).toBe("TOO_MANY_ATTEMPTS");
  });
});

/** Somebody with a browser that was asked for a code once and is trusted. */
async function withTrusted() {
  const person = await withTwoStep();
  const browser = await afterPassword(person);
  expect(await appCode(browser, totp(person.key), true)).toBe("no error");
  await browser.api.account.signOut();
  return { person, browser };
}

type Trusted = Awaited<ReturnType<typeof withTrusted>>;

describe("a trusted device", () => {
  test("is asked for no code, by its owner only", async () => {
    const { person, browser } = await withTrusted();
    const other = await withTwoStep();
    expect(await codeOf(browser.api.account.signIn(person))).toBe("no error");
    await browser.api.account.signOut();
    expect(await codeOf(browser.api.account.signIn(other))).toBe("CODE_NEEDED");
  });

  test.each([
    [
      "a changed password",
      async ({ person }: Trusted) => {
        const next = { present: person.password, password: "battery staple" };
        await person.methods.changePassword(next);
        return next.password;
      },
    ],
    [
      "signing out everywhere else",
      async ({ person }: Trusted) => {
        await person.methods.signOutOthers();
        return person.password;
      },
    ],
    [
      "turning two-step code off and on",
      async ({ person }: Trusted) => {
        await person.methods.turnOffTwoStep(person);
        const { key } = await person.methods.beginTwoStep(person);
        await person.methods.confirmTwoStep({ code: totp(key) });
        return person.password;
      },
    ],
  ])("is asked again after %s", async (_, act) => {
    const trusted = await withTrusted();
    const password = await act(trusted);
    expect(await codeOf(trusted.browser.api.account.signIn({ ...trusted.person, password }))).toBe(
      "CODE_NEEDED",
    );
  });
});

describe("a new password by a link", () => {
  test("leaves two-step code on, and asks trusted devices again", async () => {
    const admin = openBrowser(server.url);
    const boss = await openSignedInBrowser(server.url);
    const { pool } = server.database;
    await pool.query("update profile.user set role = 'admin' where id = $1", [boss.userId]);
    await admin.api.account.signIn(boss);
    const person = await withTwoStep();
    const browser = await afterPassword(person);
    await appCode(browser, totp(person.key), true);

    const { url } = await admin.api.admin.makeResetLink({ userId: person.userId });
    const token = new URL(url).searchParams.get("token") ?? "";
    await browser.api.account.resetPassword({ token, password: "battery staple" });

    expect(await whoIn(browser)).toBeNull();
    await afterPassword({ ...person, password: "battery staple" }, browser);
    expect(await whoIn(browser)).toBeNull();
    expect(await recoveryCode(browser, person.codes[0] ?? "")).toBe("no error");
  });
});

describe("recovery codes and turning off", () => {
  test("want the password, and new codes end the old ones", async () => {
    const person = await withTwoStep();
    const [old = ""] = person.codes;
    expect(await codeOf(person.methods.newRecoveryCodes(WRONG))).toBe("WRONG_PASSWORD");
    expect(await codeOf(person.methods.turnOffTwoStep(WRONG))).toBe("WRONG_PASSWORD");

    const { codes } = await person.methods.newRecoveryCodes(person);
    expect(codes).toHaveLength(10);
    const browser = await afterPassword(person);
    expect(await recoveryCode(browser, old)).toBe("WRONG_CODE");
    expect(await recoveryCode(browser, codes[9] ?? "")).toBe("no error");

    await person.methods.turnOffTwoStep(person);
    expect((await person.methods.state()).twoStep).toEqual({ isOn: false, codesLeft: 0 });
    expect(await codeOf(openBrowser(server.url).api.account.signIn(person))).toBe("no error");
  });
});
