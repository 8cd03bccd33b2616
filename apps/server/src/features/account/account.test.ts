import { safe } from "@orpc/client";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import * as schema from "../../db/schema/index.ts";
import { newPerson, openBrowser, openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

async function codeOf(work: Promise<unknown>): Promise<string> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? String(error.code) : "no error";
}

describe("accounts", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });

  test("makes exactly one of two simultaneous first registrations the admin", async () => {
    const people = [newPerson(), newPerson()];

    await Promise.all(people.map((person) => openBrowser(server.url).api.account.signUp(person)));

    const rows = await server.database.db.select({ role: schema.user.role }).from(schema.user);
    expect(rows.map((row) => row.role).toSorted()).toEqual(["admin", "user"]);
  });

  test("says of a sign-in whose device could not be kept, with the database gone, that it is", async () => {
    const { email, password } = await openSignedInBrowser(server.url);
    const { db } = server.database;
    await db.execute(
      sql`CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'gone' USING ERRCODE = '57P01'; END $$`,
    );
    await db.execute(
      sql`CREATE TRIGGER gone BEFORE INSERT ON ${schema.knownDevices} FOR EACH ROW EXECUTE FUNCTION gone()`,
    );
    const { api } = openBrowser(server.url);

    const refused = await codeOf(api.account.signIn({ email, password }));
    await db.execute(sql`DROP FUNCTION gone CASCADE`);

    expect(refused).toBe("UNAVAILABLE");
    expect(await codeOf(api.account.signIn({ email, password }))).toBe("no error");
  });

  test("refuses an address that is taken, whatever its letters' case", async () => {
    const { email } = await openSignedInBrowser(server.url);

    const again = openBrowser(server.url).api.account.signUp(
      newPerson({ email: email.toUpperCase() }),
    );

    expect(await codeOf(again)).toBe("EMAIL_TAKEN");
  });

  test("gives one of two simultaneous registrations of one address the account", async () => {
    const person = newPerson();

    const codes = await Promise.all(
      [1, 2].map(() => codeOf(openBrowser(server.url).api.account.signUp(person))),
    );

    expect(codes.toSorted()).toEqual(["EMAIL_TAKEN", "no error"]);
  });

  test.each([
    { wrong: "a blank name", change: { fullName: "  " } },
    { wrong: "a name of 121 characters", change: { fullName: "x".repeat(121) } },
    { wrong: "an address without @", change: { email: "asha.example.com" } },
    { wrong: "an address with two dots in its domain", change: { email: "a@x..y" } },
    { wrong: "an address literal", change: { email: "a@[127.0.0.1]" } },
    { wrong: "an address in another script", change: { email: "आशा@उदाहरण.भारत" } },
    { wrong: "an address that ends in a dot", change: { email: "asha@gmail.com." } },
    { wrong: "129 characters of password", change: { password: "x".repeat(129) } },
    { wrong: "nine digits", change: { phoneNumber: "987654321" } },
    { wrong: "five characters of password", change: { password: "12345" } },
    { wrong: "a role of one's own choice", change: { role: "admin" }, refused: false },
  ])("does not take $wrong from a registration", async ({ change, refused = true }) => {
    const person = { ...newPerson(), ...change };

    const code = await codeOf(openBrowser(server.url).api.account.signUp(person));

    expect(code).toBe(refused ? "BAD_REQUEST" : "no error");
    const rows = await server.database.db
      .select({ role: schema.user.role })
      .from(schema.user)
      .where(eq(schema.user.email, person.email));
    expect(rows).toEqual(refused ? [] : [{ role: "user" }]);
  });

  test("says what is wrong with a registration, in the form's own words", async () => {
    const person = { ...newPerson(), fullName: "x".repeat(121) };
    const { error } = await safe(openBrowser(server.url).api.account.signUp(person));
    expect(error?.message).toBe("Full name must be at most 120 characters long");
  });

  test("answers a wrong password and an unknown address alike", async () => {
    const { email } = await openSignedInBrowser(server.url);
    const { api } = openBrowser(server.url);

    const wrong = await codeOf(api.account.signIn({ email, password: "wrong horse" }));
    const unknown = await codeOf(
      api.account.signIn({ email: newPerson().email, password: "wrong horse" }),
    );

    expect([wrong, unknown]).toEqual(["INVALID_CREDENTIALS", "INVALID_CREDENTIALS"]);
  });

  test("does not sign in whoever registers", async () => {
    const browser = openBrowser(server.url);

    expect(await browser.api.account.signUp(newPerson())).toEqual({ needsConfirmation: false });

    expect(await browser.api.account.session()).toEqual({ user: null });
    expect(browser.cookies.size).toBe(0);
  });

  test("signs in with a cookie that scripts cannot read, and keeps the number with its prefix", async () => {
    const browser = openBrowser(server.url);
    const person = newPerson({ fullName: "Ravi O'Neil" });
    await browser.api.account.signUp(person);

    const response = await browser.request("/api/v1/account/sessions", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });

    const session = response.headers.getSetCookie().find((cookie) => /session/u.test(cookie));
    expect(session).toMatch(
      /^taiyari\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await browser.api.account.session()).toEqual({
      user: {
        id: expect.any(String),
        fullName: "Ravi O'Neil",
        email: person.email,
        phone: "+919876543210",
        role: "user",
        plan: "free",
        deleteAt: null,
        timeZone: "Asia/Kolkata",
        language: "en",
      },
    });
  });

  test("keeps no password, only an argon2id hash with its parameters", async () => {
    const { userId } = await openSignedInBrowser(server.url);

    const [row] = await server.database.db
      .select({ password: schema.account.password })
      .from(schema.account)
      .where(eq(schema.account.userId, userId));

    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  test("forgets a session when its owner signs out, also for a copy of the cookie", async () => {
    const browser = await openSignedInBrowser(server.url);
    const copy = openBrowser(server.url);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);

    await browser.api.account.signOut();

    // What is left knows the browser and signs nobody in.
    expect([...browser.cookies.keys()]).toEqual(["taiyari.device"]);
    expect(await copy.api.account.session()).toEqual({ user: null });
  });

  test("signs out without complaint when nobody is signed in", async () => {
    expect(await openBrowser(server.url).api.account.signOut()).toEqual({});
  });

  test("refuses an expired session with 401", async () => {
    const browser = await openSignedInBrowser(server.url);
    await server.database.db
      .update(schema.session)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(schema.session.userId, browser.userId));

    expect(await codeOf(browser.api.resume.history())).toBe("NOT_SIGNED_IN");
  });

  test("renews a session that is older than a day", async () => {
    const browser = await openSignedInBrowser(server.url);
    const soon = new Date(Date.now() + 20 * 86_400_000);
    await server.database.db
      .update(schema.session)
      .set({ expiresAt: soon })
      .where(eq(schema.session.userId, browser.userId));

    await browser.api.account.session();

    const [row] = await server.database.db
      .select({ expiresAt: schema.session.expiresAt })
      .from(schema.session)
      .where(eq(schema.session.userId, browser.userId));
    expect(row?.expiresAt.getTime()).toBeGreaterThan(soon.getTime() + 9 * 86_400_000);
  });
});

describe("an installation without a mail server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });

  test("says who can help, and sends no reset mail", async () => {
    const { api } = openBrowser(server.url);

    expect(await api.account.installation()).toEqual({
      sendsMail: false,
      adminContact: "the placement office",
      providers: [],
      registration: "open",
    });
    expect(await codeOf(api.account.requestPasswordReset({ email: "a@b.in" }))).toBe(
      "NO_MAIL_SERVER",
    );
  });

  test("lets an admin make a link that sets a new password once and ends every session", async () => {
    const admin = await openSignedInBrowser(server.url);
    const person = await openSignedInBrowser(server.url);
    const visitor = openBrowser(server.url);

    const { url, validMinutes } = await admin.api.admin.makeResetLink({ userId: person.userId });
    const token = new URL(url).searchParams.get("token") ?? "";
    await visitor.api.account.resetPassword({ token, password: "battery staple" });

    expect(url).toMatch(`${server.url}/reset-password?token=`);
    expect(validMinutes).toBe(60);
    expect(await person.api.account.session()).toEqual({ user: null });
    const { email } = person;
    expect(await codeOf(visitor.api.account.signIn({ email, password: person.password }))).toBe(
      "INVALID_CREDENTIALS",
    );
    await visitor.api.account.signIn({ email, password: "battery staple" });
    expect(
      await codeOf(visitor.api.account.resetPassword({ token, password: "another one" })),
    ).toBe("LINK_EXPIRED");
  });

  test("lists people for an admin by name or address, newest first", async () => {
    const admin = openBrowser(server.url);
    await server.database.db.update(schema.user).set({ role: "admin" });
    const person = await openSignedInBrowser(server.url, { fullName: "Zubin 100%_Mehta" });
    await server.database.db
      .update(schema.user)
      .set({ role: "admin" })
      .where(eq(schema.user.id, person.userId));
    await admin.api.account.signIn(person);

    const found = await admin.api.admin.listPeople({ query: "100%_m" });
    const all = await admin.api.admin.listPeople({});

    expect(found.people.map(({ id }) => id)).toEqual([person.userId]);
    expect(all.people[0]?.id).toBe(person.userId);
    expect(all.total).toBe(all.people.length);
  });
});

describe("limits on attempts", () => {
  test("stops guessing after the allowed number and says when to go on", async () => {
    const server = await startTestServer({ settings: { attemptsPerMinute: 3 } });
    const { api } = openBrowser(server.url);
    const guess = () => safe(api.account.signIn({ email: "a@b.in", password: "guess" }));
    for (const attempt of [1, 2, 3]) {
      expect((await guess()).error, `attempt ${attempt}`).toMatchObject({
        code: "INVALID_CREDENTIALS",
      });
    }

    const { error } = await guess();

    expect(error).toMatchObject({ code: "TOO_MANY_ATTEMPTS", status: 429, defined: true });
    expect(error).toHaveProperty("data.retryAfterSeconds", expect.any(Number));
  });
});
