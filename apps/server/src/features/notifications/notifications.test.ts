import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "../../adapters/mail.ts";
import type { Outlines } from "../../built-outlines.ts";
import * as schema from "../../db/schema/index.ts";
import { newPerson, openBrowser, openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const PUBLIC_URL = "https://taiyari.example";
const NOTHING: Outlines = { course: null, problems: { problems: [], paths: [] }, simulations: [] };

describe("what somebody is told in the app", () => {
  let now = new Date("2026-11-23T04:30:00Z");
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock: () => now, findOutlines: async () => NOTHING });
  });

  test("is nothing while nothing is due", async () => {
    const { api } = await openSignedInBrowser(server.url);
    expect(await api.notifications.list()).toEqual({ entries: [], unread: 0 });
    expect(await api.notifications.markRead({ keys: ["interview-1:2026-11-24"] })).toEqual({
      entries: [],
      unread: 0,
    });
  });

  test("is an interview the day before and on the day, in the person's own zone", async () => {
    now = new Date("2026-11-23T04:30:00Z");
    const { api } = await openSignedInBrowser(server.url);
    await api.profile.savePreparation({
      interviewOn: "2026-11-24",
      interviewTime: "14:05",
      company: "Nandi Retail",
    });
    const tomorrow = await api.notifications.list();
    expect(tomorrow).toEqual({
      entries: [
        {
          key: "interview-1:2026-11-24",
          kind: "interview",
          title: "Your interview is tomorrow",
          text: "At 2:05 pm. Nandi Retail",
          path: "/interview",
          isRead: false,
        },
      ],
      unread: 1,
    });
    const read = await api.notifications.markRead({ keys: ["interview-1:2026-11-24", "other"] });
    expect(read).toMatchObject({ entries: [{ isRead: true }], unread: 0 });

    // In Auckland that day has begun.
    await api.profile.saveDetails({ timeZone: "Pacific/Auckland" });
    now = new Date("2026-11-23T12:00:00Z");
    expect(await api.notifications.list()).toMatchObject({
      entries: [{ title: "Your interview is today", isRead: false }],
      unread: 1,
    });
    now = new Date("2026-11-24T12:00:00Z");
    expect((await api.notifications.list()).entries).toEqual([]);
  });

  test("is a sign-in with a browser the account did not know, and not the first one", async () => {
    now = new Date("2026-11-23T14:11:00Z");
    const known = await openSignedInBrowser(server.url);
    expect((await known.api.notifications.list()).entries).toEqual([]);
    await known.api.account.signOut();
    await known.api.account.signIn(known);
    expect((await known.api.notifications.list()).entries).toEqual([]);

    const other = openBrowser(server.url);
    await other.api.account.signIn(known);

    await expect.poll(async () => (await known.api.notifications.list()).unread).toBe(1);
    const { entries } = await known.api.notifications.list();
    expect(entries[0]).toMatchObject({ kind: "account", title: "New sign-in", path: "/profile" });
    expect(entries[0]?.text).toContain("23 Nov, 7:41 pm");
    await other.api.account.signOut();
    await other.api.account.signIn(known);
    expect((await known.api.notifications.list()).entries).toHaveLength(1);
  });
});

describe("mails", () => {
  const sent: Mail[] = [];
  let isDown = false;
  let now = new Date();
  let server: TestServer;
  const options = {
    settings: { publicUrl: PUBLIC_URL },
    clock: () => now,
    findOutlines: async () => NOTHING,
    mailer: {
      async send(mail: Mail) {
        if (isDown) throw new Error("connect ECONNREFUSED");
        sent.push(mail);
      },
    },
  };
  beforeAll(async () => {
    server = await startTestServer(options);
  });

  /** Somebody with a confirmed address, who has an interview on a Friday: so there is something to say each week. */
  async function subscriber() {
    const browser = openBrowser(server.url);
    const person = newPerson();
    await browser.api.account.signUp(person);
    const { db } = server.database;
    const isTheirs = eq(schema.user.email, person.email);
    const [row] = await db
      .update(schema.user)
      .set({ emailVerified: true })
      .where(isTheirs)
      .returning({ id: schema.user.id });
    await browser.api.account.signIn(person);
    await browser.api.profile.savePreparation({
      interviewOn: "2026-11-27",
      company: "Nandi Retail",
    });
    return { ...browser, ...person, userId: row?.id ?? "" };
  }

  const summariesTo = (email: string) =>
    sent.filter(({ to, subject }) => to === email && subject === "Your week on Taiyari");

  async function sweep() {
    const { sendWeeklySummaries } = await import("./weekly-summary.ts");
    const deps = {
      ...options,
      db: server.database.db,
      log: { error: () => undefined } as never,
      publicUrl: PUBLIC_URL,
      secret: "a secret for tests that nobody needs to guess",
      adminContact: "",
    };
    // Two processes at the same moment.
    await Promise.all([sendWeeklySummaries(deps), sendWeeklySummaries(deps)]);
  }

  test("tell of a week to nobody who did not ask, is not confirmed, or asked only afterwards", async () => {
    now = new Date("2026-11-20T06:00:00Z");
    const silent = await subscriber();
    const unconfirmed = await subscriber();
    await unconfirmed.api.notifications.saveSettings({ weeklySummary: true });
    await server.database.db
      .update(schema.user)
      .set({ emailVerified: false })
      .where(eq(schema.user.id, unconfirmed.userId));
    const late = await subscriber();
    now = new Date("2026-11-22T14:00:00Z");
    await late.api.notifications.saveSettings({ weeklySummary: true });

    await sweep();

    for (const { email } of [silent, unconfirmed, late]) expect(summariesTo(email)).toEqual([]);
  });

  test("tell of a week on Sunday at seven where the person is, once, also with two processes", async () => {
    now = new Date("2026-11-20T06:00:00Z");
    const { api, email } = await subscriber();
    expect(await api.notifications.saveSettings({ weeklySummary: true })).toEqual({
      dueReviews: true,
      weeklySummary: true,
      sendsMail: true,
    });
    now = new Date("2026-11-22T13:29:00Z");
    await sweep();
    expect(summariesTo(email)).toEqual([]);

    now = new Date("2026-11-22T13:31:00Z");
    await sweep();
    await sweep();

    expect(summariesTo(email)).toHaveLength(1);
    const text = summariesTo(email)[0]?.text;
    expect(text).toContain("- Your interview at Nandi Retail: in 5 days.");
    expect(text).toContain("\n\nhttps://taiyari.example/dashboard\n\n");
    now = new Date("2026-11-29T13:31:00Z");
    await sweep();
    // The interview is over and nothing moved: there is nothing to say.
    expect(summariesTo(email)).toHaveLength(1);
  });

  test("are tried again while they are due, and not a day later", async () => {
    now = new Date("2026-11-20T06:00:00Z");
    const [first, second] = [await subscriber(), await subscriber()];
    await first.api.notifications.saveSettings({ weeklySummary: true });
    now = new Date("2026-11-22T13:31:00Z");
    isDown = true;
    await sweep();
    isDown = false;
    now = new Date("2026-11-23T13:29:00Z");
    await sweep();
    expect(summariesTo(first.email)).toHaveLength(1);

    now = new Date("2026-11-20T06:00:00Z");
    await second.api.notifications.saveSettings({ weeklySummary: true });
    now = new Date("2026-11-23T13:31:00Z");
    await sweep();
    expect(summariesTo(second.email)).toEqual([]);
  });

  test("are turned off by the link in them, without a sign-in, and by no other", async () => {
    now = new Date("2026-11-20T06:00:00Z");
    const { api, email, userId } = await subscriber();
    await api.notifications.saveSettings({ weeklySummary: true });
    now = new Date("2026-11-22T13:31:00Z");
    await sweep();
    const [mail] = summariesTo(email);
    const link = mail?.text.split("\n\n").at(-1)?.replace(PUBLIC_URL, "") ?? "";
    expect(mail?.headers?.["List-Unsubscribe"]).toBe(`<${PUBLIC_URL}${link}>`);
    const visitor = openBrowser(server.url);

    const forged = link.replace(userId, "somebody-else");
    expect((await visitor.request(forged)).status).toBe(404);
    expect((await visitor.request(`${link.slice(0, -3)}AAA`)).status).toBe(404);
    expect((await api.notifications.settings()).weeklySummary).toBe(true);

    const pressed = await visitor.request(link);
    expect(pressed.status).toBe(200);
    expect(await pressed.text()).toContain("No more weekly summaries");
    expect((await api.notifications.settings()).weeklySummary).toBe(false);

    await api.notifications.saveSettings({ weeklySummary: true });
    const posted = await visitor.request(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(posted.status).toBe(200);
    expect((await api.notifications.settings()).weeklySummary).toBe(false);
  });

  test("tell of a sign-in with an unknown browser, and not of the first one", async () => {
    now = new Date("2026-11-23T14:11:00Z");
    const person = await subscriber();
    const { email } = person;
    const about = () =>
      sent.filter(({ to, subject }) => to === email && /New sign-in/.test(subject));
    await openBrowser(server.url).api.account.signIn(person);

    await expect.poll(about).toHaveLength(1);
    expect(about()[0]?.text).toContain("23 Nov, 7:41 pm");
    expect(about()[0]?.text).toContain(`${PUBLIC_URL}/profile#devices`);
  });
});
