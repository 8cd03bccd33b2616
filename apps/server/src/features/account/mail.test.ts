import { safe } from "@orpc/client";
import { beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "../../adapters/mail.ts";
import { newPerson, openBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const PUBLIC_URL = "https://taiyari.example";

function linkIn(mail: Mail | undefined): URL {
  const url = new URL(/https:\S+/.exec(mail?.text ?? "")?.[0] ?? "about:blank");
  expect(url.origin).toBe(PUBLIC_URL);
  return url;
}

describe("an installation with a mail server", () => {
  const sent: Mail[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: { publicUrl: PUBLIC_URL },
      mailer: { send: async (mail) => void sent.push(mail) },
    });
  });

  const mailsTo = (email: string) => sent.filter((mail) => mail.to === email);

  /** The mail of this number to somebody, once it was sent: that is after the answer. */
  async function mailTo(email: string, number = 1): Promise<Mail | undefined> {
    await expect.poll(() => mailsTo(email)).toHaveLength(number);
    return mailsTo(email).at(-1);
  }

  async function register() {
    const browser = openBrowser(server.url);
    const person = newPerson();
    expect(await browser.api.account.signUp(person)).toEqual({ needsConfirmation: true });
    return { browser, person };
  }

  test("keeps a name on its line: nothing in it becomes the mail's own words", async () => {
    const browser = openBrowser(server.url);
    const fullName =
      "Asha\r\nBcc: eve@example.com\r\n\r\nhttps://evil.example\u2028\u202EaverV\u0000";
    const person = newPerson({ fullName });
    await browser.api.account.signUp(person);

    const mail = await mailTo(person.email);

    expect(mail?.text.split("\n\n")[0]).toBe(
      "Hello Asha Bcc: eve@example.com https://evil.example averV\uFFFD,",
    );
    expect(linkIn({ to: "", subject: "", text: mail?.text.split("\n\n")[2] ?? "" }).pathname).toBe(
      "/api/auth/verify-email",
    );
    expect(mail?.subject).toBe("Confirm your address for Taiyari");
  });

  test("cleans a name that was kept before it was looked at", async () => {
    const { browser, person } = await register();
    const { pool } = server.database;
    await pool.query("update profile.user set name = $1, email_verified = true where email = $2", [
      "Asha\n\nhttps://evil.example",
      person.email,
    ]);

    await browser.api.account.requestPasswordReset({ email: person.email });

    const mail = await mailTo(person.email, 2);
    expect(mail?.text.split("\n\n")[0]).toBe("Hello Asha https://evil.example,");
  });

  test("lets nobody in before the address is confirmed", async () => {
    const { browser, person } = await register();

    const { error } = await safe(browser.api.account.signIn(person));

    expect(error).toMatchObject({ code: "EMAIL_NOT_CONFIRMED", status: 403 });
  });

  test("confirms the address by the link of the mail, once somebody opens it", async () => {
    const { browser, person } = await register();
    const { pathname, search } = linkIn(await mailTo(person.email));

    const opened = await browser.request(pathname + search);

    expect([opened.status, opened.headers.get("location")]).toEqual([302, "/login?confirmed=1"]);
    await browser.api.account.signIn(person);
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      "__Secure-taiyari.session_token",
      "taiyari.device",
    ]);
  });

  test.each(["//evil.example", "/login/..//evil.example", "https://evil.example/login"])(
    "leads nowhere but to the sign-in page, whatever a confirmation link asks for: %s",
    async (callbackURL) => {
      const { browser, person } = await register();
      const { searchParams } = linkIn(await mailTo(person.email));
      for (const token of ["abc", searchParams.get("token") ?? ""]) {
        const query = new URLSearchParams({ token, callbackURL });
        const { status, headers } = await browser.request(
          `/api/auth/verify-email?${query.toString()}`,
        );
        expect([status, headers.get("location")]).toEqual([
          302,
          `/login?confirmed=${token === "abc" ? 0 : 1}`,
        ]);
      }
    },
  );

  test("sends a confirmation link that was tampered with back to the sign-in page", async () => {
    const { status, headers } = await openBrowser(server.url).request(
      "/api/auth/verify-email?token=made-up&callbackURL=/login",
    );

    expect(status).toBe(302);
    expect(headers.get("location")).toMatch(/^\/login/);
  });

  test("reveals to nobody whether an address has an account", async () => {
    const { browser, person } = await register();
    const stranger = newPerson();

    expect(await browser.api.account.signUp(person)).toEqual({ needsConfirmation: true });
    for (const { email } of [person, stranger]) {
      expect(await browser.api.account.requestPasswordReset({ email })).toEqual({});
    }
    expect(mailsTo(stranger.email)).toEqual([]);
  });

  test("sets a new password by the link of the mail", async () => {
    const { browser, person } = await register();
    const confirmation = linkIn(await mailTo(person.email));
    await browser.request(confirmation.pathname + confirmation.search);
    await browser.api.account.requestPasswordReset({ email: person.email });
    const { pathname, searchParams } = linkIn(await mailTo(person.email, 2));

    await browser.api.account.resetPassword({
      token: searchParams.get("token") ?? "",
      password: "battery staple",
    });

    expect(pathname).toBe("/reset-password");
    await browser.api.account.signIn({ email: person.email, password: "battery staple" });
  });

  test("ends every other reset link once one was used", async () => {
    const { browser, person } = await register();
    const confirmation = linkIn(await mailTo(person.email));
    await browser.request(confirmation.pathname + confirmation.search);
    const tokens: string[] = [];
    for (const number of [2, 3]) {
      await browser.api.account.requestPasswordReset({ email: person.email });
      tokens.push(linkIn(await mailTo(person.email, number)).searchParams.get("token") ?? "");
    }
    const [older = "", newer = ""] = tokens;

    await browser.api.account.resetPassword({ token: newer, password: "battery staple" });

    const again = browser.api.account.resetPassword({ token: older, password: "old link" });
    expect((await safe(again)).error).toMatchObject({ code: "LINK_EXPIRED", status: 410 });
    await browser.api.account.signIn({ email: person.email, password: "battery staple" });
  });

  test("answers before a mail is sent, even where the mail server never answers", async () => {
    const silent = await startTestServer({
      settings: { publicUrl: PUBLIC_URL },
      mailer: { send: () => new Promise(() => undefined) },
    });
    const { api } = openBrowser(silent.url);
    const person = newPerson();

    expect(await api.account.signUp(person)).toEqual({ needsConfirmation: true });
    expect(await api.account.requestPasswordReset({ email: person.email })).toEqual({});
  });

  test("serves no other address of the account engine", async () => {
    const browser = openBrowser(server.url);
    const post = await browser.request("/api/auth/sign-up/email", { method: "POST" });
    const get = await browser.request("/api/auth/get-session");

    expect([post.status, get.status]).toEqual([404, 404]);
  });
});
