import { safe } from "@orpc/client";
import { beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "../../adapters/mail.ts";
import { auditLog, invitations } from "../../db/schema/index.ts";
import {
  newPerson,
  openBrowser,
  openSignedInBrowser,
  type TestClient,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepInvitations } from "./sweep.ts";

const PUBLIC_URL = "https://taiyari.example";

async function codeOf(work: Promise<unknown>): Promise<string> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? String(error.code) : "no error";
}

const tokenIn = (url: string) => new URL(url).searchParams.get("invitation") ?? "";

describe("without a mail server", () => {
  let server: TestServer;
  let api: TestClient["admin"];
  let email: string;
  beforeAll(async () => {
    server = await startTestServer();
    const admin = await openSignedInBrowser(server.url);
    ({ email } = admin);
    api = admin.api.admin;
  });
  const { fullName: _, ...filledIn } = newPerson();
  const visitor = () => openBrowser(server.url).api.account;

  test("a file that is no list says why, and invites nobody", async () => {
    const list = { text: 'name\n"Asha', batch: "" };
    const { error } = await safe(api.previewInvitations(list));
    expect(error).toMatchObject({ code: "NO_LIST", data: { because: "open-quote", line: 2 } });
    expect(await codeOf(api.invite({ ...list, text: "a,b\n1,2", fileName: "a.csv" }))).toBe(
      "NO_LIST",
    );
  });

  test("each line is looked at, and only the new ones are invited, once", async () => {
    const text = `name;email;phone\nAsha;asha@example.in;9876543210\nMe;${email}\nX;x@\nAsha;ASHA@example.in`;
    const list = { text, batch: "2027 CSE" };
    const { rows } = await api.previewInvitations(list);
    expect(rows.map(({ line, state }) => [line, state])).toEqual([
      [2, "new"],
      [3, "here"],
      [4, "bad-address"],
      [5, "twice"],
    ]);
    const done = await api.invite({ ...list, fileName: "batch_2027.csv" });
    expect(done).toMatchObject({
      invited: 1,
      passedOver: 3,
      links: [{ email: "asha@example.in" }],
    });
    expect(await api.invite({ ...list, fileName: "again.csv" })).toMatchObject({ invited: 0 });
    expect((await api.previewInvitations(list)).rows[0]?.state).toBe("invited");
    expect((await api.listPeople({ query: "2027" })).people).toMatchObject([
      { fullName: "Asha", state: "invited", lastSeenAt: null },
    ]);

    const [link] = done.links ?? [];
    const invitation = tokenIn(link?.url ?? "");
    expect(await visitor().invitation({ token: invitation })).toEqual({
      fullName: "Asha",
      email: "asha@example.in",
      phoneNumber: "9876543210",
    });
    const person = { ...filledIn, fullName: "Asha Rao", email: "asha@example.in" };
    const other = { ...person, email: "other@example.in", invitation };
    expect(await codeOf(visitor().signUp(other))).toBe("INVITATION_INVALID");
    expect(await visitor().signUp({ ...person, invitation })).toEqual({ needsConfirmation: false });
    expect((await api.listPeople({ query: "asha@" })).people).toMatchObject([
      { fullName: "Asha Rao", state: "active", batch: "2027 CSE" },
    ]);
    expect(await codeOf(visitor().invitation({ token: invitation }))).toBe("NOT_FOUND");
    expect(await codeOf(visitor().signUp({ ...person, invitation }))).toBe("INVITATION_INVALID");
    const acts = await server.database.db.select().from(auditLog);
    expect(acts.map(({ act, detail }) => [act, detail])).toEqual([
      ["people-invited", "1 person from batch_2027.csv"],
    ]);
  });

  test("a link is renewed, which ends the one before, and withdrawn, which ends it", async () => {
    const text = "name,email\nRavi,ravi@example.in";
    const { links } = await api.invite({ text, fileName: "one.csv" });
    const first = tokenIn(links?.[0]?.url ?? "");
    const [person] = (await api.listPeople({ query: "ravi@" })).people;
    const id = person?.id ?? "";
    const { url } = await api.renewInvitation({ id });
    const second = tokenIn(url ?? "");
    expect(await codeOf(visitor().invitation({ token: first }))).toBe("NOT_FOUND");
    expect(await codeOf(visitor().invitation({ token: second }))).toBe("no error");
    await api.withdrawInvitation({ id });
    expect(await codeOf(visitor().invitation({ token: second }))).toBe("NOT_FOUND");
    expect(await codeOf(api.withdrawInvitation({ id }))).toBe("NOT_FOUND");
    expect(await codeOf(api.renewInvitation({ id }))).toBe("NOT_FOUND");
    expect((await api.listPeople({ query: "ravi@" })).people).toEqual([]);
  });

  test("one that has expired is nobody's, and can be sent again or forgotten", async () => {
    const { db } = server.database;
    const text = "name,email\nLila,lila@example.in";
    const { links } = await api.invite({ text, fileName: "one.csv" });
    await db.update(invitations).set({ expiresAt: new Date(0) });
    const token = tokenIn(links?.[0]?.url ?? "");
    expect(await codeOf(visitor().invitation({ token }))).toBe("NOT_FOUND");
    expect((await api.listPeople({ query: "lila" })).people).toMatchObject([
      { state: "invitation-expired" },
    ]);
    expect(await api.invite({ text, fileName: "again.csv" })).toMatchObject({ invited: 1 });
    await db.update(invitations).set({ expiresAt: new Date(0) });
    await sweepInvitations({ db });
    expect((await api.listPeople({ query: "lila" })).people).toEqual([]);
  });

  test("where registration is by invitation, nobody else gets in", async () => {
    await api.setRegistration({ registration: "invited" });
    expect((await visitor().installation()).registration).toBe("invited");
    expect(await codeOf(visitor().signUp(newPerson()))).toBe("BY_INVITATION");
    const text = "name,email\nNeha,neha@example.in";
    const { links } = await api.invite({ text, fileName: "one.csv" });
    const invitation = tokenIn(links?.[0]?.url ?? "");
    await visitor().signUp({ ...newPerson({ email: "neha@example.in" }), invitation });
    await api.setRegistration({ registration: "open" });
    expect(await codeOf(visitor().signUp(newPerson()))).toBe("no error");
  });
});

describe("with a mail server", () => {
  test("each is sent a link that proves the address, and what was not taken is shown", async () => {
    const sent: Mail[] = [];
    const server = await startTestServer({
      settings: { publicUrl: PUBLIC_URL },
      mailer: {
        async send(mail) {
          if (mail.to === "ravi@example.in") throw new Error("550 no such user");
          sent.push(mail);
        },
      },
    });
    const { db } = server.database;
    const { api } = openBrowser(server.url);
    const root = newPerson();
    await api.account.signUp(root);
    await server.database.pool.query("update profile.user set email_verified = true");
    await api.account.signIn(root);
    const text = "name,email\nAsha,asha@example.in\nRavi,ravi@example.in";
    const done = await api.admin.invite({ text, fileName: "two.csv" });
    expect(done).toEqual({ invited: 2, passedOver: 0, links: null });
    await expect
      .poll(async () => (await db.select().from(invitations)).filter(({ sentAt }) => sentAt).length)
      .toBe(1);
    const [ravi] = (await api.admin.listPeople({ query: "ravi@" })).people;
    expect(ravi?.state).toBe("invitation-unsent");
    expect(await api.admin.renewInvitation({ id: ravi?.id ?? "" })).toMatchObject({
      url: null,
      mailProblem: "The mail was not sent. It says: 550 no such user",
    });

    const mail = sent.find(({ to }) => to === "asha@example.in");
    const url = /https:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const asha = newPerson({ email: "asha@example.in" });
    const visitor = openBrowser(server.url).api.account;
    expect(await visitor.signUp({ ...asha, invitation: tokenIn(url) })).toEqual({
      needsConfirmation: false,
    });
    await visitor.signIn(asha);
    expect(sent.filter(({ to }) => to === "asha@example.in")).toHaveLength(1);
  });
});
