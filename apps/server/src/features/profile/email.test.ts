import { safe } from "@orpc/client";
import { beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "../../adapters/mail.ts";
import { newPerson, openBrowser, openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const PUBLIC_URL = "https://taiyari.example";

/** The path of the link in a mail. */
function pathIn(mail: Mail | undefined): string {
  return /https:\/\/taiyari\.example(\/\S+)/u.exec(mail?.text ?? "")?.[1] ?? "/no-link";
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? String(error.code) : "no error";
}

describe("an address where no mail is sent", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });

  test("is not changed by a wrong password, to a taken one, or to none", async () => {
    const { email: taken } = await openSignedInBrowser(server.url);
    const { api, email, password } = await openSignedInBrowser(server.url);
    const next = newPerson().email;

    expect(await codeOf(api.profile.changeEmail({ email: next, password: "wrong" }))).toBe(
      "WRONG_PASSWORD",
    );
    expect(await codeOf(api.profile.changeEmail({ email: taken.toUpperCase(), password }))).toBe(
      "EMAIL_TAKEN",
    );
    expect(await codeOf(api.profile.changeEmail({ email: "asha@", password }))).toBe("BAD_REQUEST");
    expect(await codeOf(api.profile.changeEmail({ email, password }))).toBe("SAME_EMAIL");
    expect((await api.profile.details()).email).toBe(email);
  });

  test("changes after the password, and is signed in with from then on", async () => {
    const { api, email, password } = await openSignedInBrowser(server.url);
    const next = newPerson().email;

    const changed = await api.profile.changeEmail({ email: ` ${next.toUpperCase()} `, password });

    expect(changed).toMatchObject({ email: next, newEmail: null, isEmailConfirmed: false });
    const again = openBrowser(server.url).api.account;
    expect(await codeOf(again.signIn({ email, password }))).toBe("INVALID_CREDENTIALS");
    expect(await codeOf(again.signIn({ email: next, password }))).toBe("no error");
  });

  test("goes to one of two who want it at the same moment", async () => {
    const people = await Promise.all([1, 2].map(() => openSignedInBrowser(server.url)));
    const { email } = newPerson();

    const codes = await Promise.all(
      people.map(({ api, password }) => codeOf(api.profile.changeEmail({ email, password }))),
    );

    expect(codes.toSorted()).toEqual(["EMAIL_TAKEN", "no error"]);
  });
});

test("asks somebody who guesses a password to wait", async () => {
  const server = await startTestServer({ settings: { attemptsPerMinute: 3 } });
  const { api, password } = await openSignedInBrowser(server.url);
  const { email } = newPerson();
  const guesses = ["a", "b", "c"].map((guess) =>
    codeOf(api.profile.changeEmail({ email, password: guess })),
  );
  expect(await Promise.all(guesses)).toEqual(Array(3).fill("WRONG_PASSWORD"));

  expect(await codeOf(api.profile.changeEmail({ email, password }))).toBe("TOO_MANY_ATTEMPTS");
});

describe("an address where mails are sent", () => {
  const sent: Mail[] = [];
  let isDown = false;
  let now = new Date();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: { publicUrl: PUBLIC_URL },
      clock: () => now,
      mailer: {
        async send(mail) {
          if (isDown) throw new Error("connect ECONNREFUSED");
          sent.push(mail);
        },
      },
    });
  });

  async function confirmed() {
    const browser = openBrowser(server.url);
    const person = newPerson();
    await browser.api.account.signUp(person);
    await expect.poll(() => sent.some(({ to }) => to === person.email)).toBe(true);
    await browser.request(pathIn(lastTo(person.email)));
    await browser.api.account.signIn(person);
    return { ...browser, ...person };
  }

  const lastTo = (email: string) => sent.findLast(({ to }) => to === email);

  test("holds only once the link sent to it is opened, which works once", async () => {
    const { api, request, email, password } = await confirmed();
    const next = newPerson().email;

    const wanted = await api.profile.changeEmail({ email: next, password });
    expect(wanted).toMatchObject({ email, newEmail: next, isEmailConfirmed: true });
    const link = pathIn(lastTo(next));

    const wrong = await request(`${link.slice(0, -4)}AAAA`);
    expect(wrong.headers.get("location")).toBe("/profile?email=expired");
    expect((await api.profile.details()).email).toBe(email);

    const opened = await openBrowser(server.url).request(link);
    expect(opened.headers.get("location")).toBe("/profile?email=changed");
    expect(await api.profile.details()).toMatchObject({
      email: next,
      newEmail: null,
      isEmailConfirmed: true,
    });
    await expect.poll(() => lastTo(email)?.subject).toBe("Your address for Taiyari was changed");
    expect((await request(link)).headers.get("location")).toBe("/profile?email=expired");
    expect((await api.notifications.list()).entries).toMatchObject([
      { title: "Your address was changed", text: expect.stringContaining(email) },
    ]);
  });

  test("stays as it is when the link is a day old, was replaced, or was taken back", async () => {
    const { api, request, email, password } = await confirmed();
    const [first, second] = [newPerson().email, newPerson().email];
    await api.profile.changeEmail({ email: first, password });
    await api.profile.changeEmail({ email: second, password });
    expect((await request(pathIn(lastTo(first)))).headers.get("location")).toContain("expired");

    now = new Date(now.getTime() + 24 * 3_600_000 + 1);
    expect((await api.profile.details()).newEmail).toBeNull();
    expect((await request(pathIn(lastTo(second)))).headers.get("location")).toContain("expired");

    await api.profile.changeEmail({ email: second, password });
    expect((await api.profile.keepEmail()).newEmail).toBeNull();
    expect((await request(pathIn(lastTo(second)))).headers.get("location")).toContain("expired");
    expect((await api.profile.details()).email).toBe(email);
  });

  test("stays as it is when somebody else has taken the new one meanwhile", async () => {
    const { api, request, email, password } = await confirmed();
    const next = newPerson().email;
    await api.profile.changeEmail({ email: next, password });
    const link = pathIn(lastTo(next));
    await openBrowser(server.url).api.account.signUp(newPerson({ email: next }));

    expect((await request(link)).headers.get("location")).toBe("/profile?email=taken");
    expect((await api.profile.details()).email).toBe(email);
  });

  test("stays as it is, and no longer waits, when the mail cannot be sent", async () => {
    const { api, email, password } = await confirmed();
    isDown = true;
    const asked = codeOf(api.profile.changeEmail({ email: newPerson().email, password }));
    expect(await asked).toBe("MAIL_NOT_SENT");
    isDown = false;
    expect(await api.profile.details()).toMatchObject({ email, newEmail: null });
  });
});
