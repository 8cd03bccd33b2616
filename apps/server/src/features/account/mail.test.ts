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

  async function register() {
    const browser = openBrowser(server.url);
    const person = newPerson();
    expect(await browser.api.account.signUp(person)).toEqual({ needsConfirmation: true });
    return { browser, person };
  }

  test("lets nobody in before the address is confirmed", async () => {
    const { browser, person } = await register();

    const { error } = await safe(browser.api.account.signIn(person));

    expect(error).toMatchObject({ code: "EMAIL_NOT_CONFIRMED", status: 403 });
  });

  test("confirms the address by the link of the mail, once somebody opens it", async () => {
    const { browser, person } = await register();
    const { pathname, search } = linkIn(mailsTo(person.email)[0]);

    const opened = await browser.request(pathname + search);

    expect([opened.status, opened.headers.get("location")]).toEqual([302, "/login?confirmed=1"]);
    await browser.api.account.signIn(person);
    expect([...browser.cookies.keys()]).toEqual(["__Secure-taiyari.session_token"]);
  });

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
    const confirmation = linkIn(mailsTo(person.email)[0]);
    await browser.request(confirmation.pathname + confirmation.search);
    await browser.api.account.requestPasswordReset({ email: person.email });
    const { pathname, searchParams } = linkIn(mailsTo(person.email).at(-1));

    await browser.api.account.resetPassword({
      token: searchParams.get("token") ?? "",
      password: "battery staple",
    });

    expect(pathname).toBe("/reset-password");
    await browser.api.account.signIn({ email: person.email, password: "battery staple" });
  });

  test("serves no other address of the account engine", async () => {
    const browser = openBrowser(server.url);
    const post = await browser.request("/api/auth/sign-up/email", { method: "POST" });
    const get = await browser.request("/api/auth/get-session");

    expect([post.status, get.status]).toEqual([404, 404]);
  });
});
