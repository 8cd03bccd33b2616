import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { safe } from "@orpc/client";
import { eq, getTableName } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createFolderFileStore } from "../../adapters/files/folder-file-store.ts";
import type { Mail } from "../../adapters/mail.ts";
import { user } from "../../db/schema/index.ts";
import { deleteRows } from "../../shared/leaving/leaving-store.ts";
import { makeDraft } from "../../testing/drafts.ts";
import { everyTable, fillTables, personalTables } from "../../testing/every-table.ts";
import { openBrowser, openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepLeaving } from "./sweep.ts";

const DAY_MS = 86_400_000;

describe("deleting one's account", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    // The first account is the admin.
    await openSignedInBrowser(server.url);
  });

  test("is refused without the right address and password", async () => {
    const { api, email, password } = await openSignedInBrowser(server.url);
    const codeOf = async (input: Parameters<typeof api.ownData.leave>[0]) =>
      (await safe(api.ownData.leave(input))).error;

    expect(await codeOf({ email: "me@a.in", password })).toMatchObject({ code: "EMAIL_DIFFERS" });
    for (const wrong of ["", "a guess", null]) {
      const error = await codeOf({ email, password: wrong });
      expect(error).toMatchObject({ code: "WRONG_PASSWORD" });
    }
    expect((await api.account.session()).user?.deleteAt).toBeNull();
  });

  test("stops guesses at the password after some of them", async () => {
    const strict = await startTestServer({ settings: { attemptsPerMinute: 3 } });
    await openSignedInBrowser(strict.url);
    const { api, email, password } = await openSignedInBrowser(strict.url);
    for (const guess of ["a", "b", "c"]) await safe(api.ownData.leave({ email, password: guess }));
    const { error } = await safe(api.ownData.leave({ email, password }));
    expect(error).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
  });

  test("is refused to the last admin, with what to do", async () => {
    const own = await startTestServer();
    const { api, email, password } = await openSignedInBrowser(own.url);
    const second = await openSignedInBrowser(own.url);
    const { error } = await safe(api.ownData.leave({ email, password }));
    expect(error).toMatchObject({
      code: "LAST_ADMIN",
      message: expect.stringContaining("else an admin"),
    });

    await own.database.db.update(user).set({ role: "admin" }).where(eq(user.id, second.userId));
    expect((await api.ownData.leave({ email, password })).deleteAt).toBeTruthy();
    // Who leaves counts as an admin no more.
    const { error: last } = await safe(second.api.ownData.leave(second));
    expect(last).toMatchObject({ code: "LAST_ADMIN" });
  });

  test("takes a sign-in of the last minutes in the place of a password, and no older one", async () => {
    const browser = await openSignedInBrowser(server.url);
    const { pool } = server.database;
    await pool.query("delete from profile.account where user_id = $1", [browser.userId]);
    await pool.query(
      "update profile.session set created_at = now() - interval '1 hour' where user_id = $1",
      [browser.userId],
    );
    const input = { email: browser.email, password: null };
    const { error } = await safe(browser.api.ownData.leave(input));
    expect(error).toMatchObject({ code: "SIGN_IN_AGAIN" });
    await pool.query("update profile.session set created_at = now() where user_id = $1", [
      browser.userId,
    ]);
    expect((await browser.api.ownData.leave(input)).deleteAt).toBeTruthy();
  });

  test("hides everything from others at once, lets nothing change, and can be undone", async () => {
    const { api, ...browser } = await openSignedInBrowser(server.url);
    const id = randomUUID();
    await api.editor.createResume({ id, name: "Mine", draft: makeDraft() });
    const share = await api.editor.createShare({
      id,
      password: null,
      expiresAt: null,
      isListed: false,
    });
    const visitor = openBrowser(server.url).api;
    const opened = () => safe(visitor.editor.openShare({ token: share.token }));
    expect((await opened()).error).toBeNull();

    const { deleteAt } = await api.ownData.leave({
      email: ` ${browser.email.toUpperCase()} `,
      password: browser.password,
    });

    expect(Date.parse(deleteAt) - Date.now()).toBeGreaterThan(6.99 * DAY_MS);
    expect((await opened()).error).toMatchObject({ code: "NOT_FOUND" });
    expect((await api.account.session()).user?.deleteAt).toBe(deleteAt);
    expect((await api.editor.listResumes()).resumes).toHaveLength(1);
    const change = await safe(api.editor.renameResume({ id, name: "Other" }));
    expect(change.error).toMatchObject({ code: "LEAVING", status: 403 });
    const upload = await browser.request("/api/v1/resume/uploads?fileName=a.pdf", {
      method: "PUT",
      body: "%PDF-",
    });
    expect([upload.status, await upload.json()]).toMatchObject([403, { code: "LEAVING" }]);
    // The time of a deletion is not put off by asking again.
    expect((await safe(api.ownData.leave(browser))).error).toMatchObject({ code: "LEAVING" });

    await api.ownData.keep();

    expect((await opened()).error).toBeNull();
    expect((await api.account.session()).user?.deleteAt).toBeNull();
    expect((await safe(api.editor.renameResume({ id, name: "Other" }))).error).toBeNull();

    // So does a ban, for as long as it lasts.
    const ban = `update profile."user" set banned_at = $1 where id = $2`;
    await server.database.pool.query(ban, [new Date(), browser.userId]);
    expect((await opened()).error).toMatchObject({ code: "NOT_FOUND" });
    await server.database.pool.query(ban, [null, browser.userId]);
    expect((await opened()).error).toBeNull();
  });

  test("shows certificates to nobody else meanwhile", async () => {
    const { userId, ...browser } = await openSignedInBrowser(server.url);
    const own = { userId, uuid: randomUUID(), email: browser.email };
    const tables = everyTable().filter((table) =>
      /^(assessments|certificates|simulation_certificates|simulation_runs)$/.test(
        getTableName(table),
      ),
    );
    await fillTables(server.database.connection, tables, own);
    const { pool } = server.database;
    const code = `7K4M-${userId.slice(0, 4).toUpperCase()}`;
    await pool.query(
      "update profile.certificates set is_public = true, code = $1 where user_id = $2",
      [code, userId],
    );
    await pool.query(
      `update profile.assessments set questions = '[]', answers = '{}', judged = '{}' where user_id = $1`,
      [userId],
    );
    const visitor = openBrowser(server.url).api;
    const opened = async () => (await safe(visitor.certificates.open({ code }))).error;
    expect(await opened()).toBeNull();
    const ban = `update profile."user" set banned_at = $1 where id = $2`;
    await pool.query(ban, [new Date(), userId]);
    expect(await opened()).toMatchObject({ code: "NOT_FOUND" });
    await pool.query(ban, [null, userId]);
    expect(await opened()).toBeNull();

    await browser.api.ownData.leave(browser);

    expect(await opened()).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("when the seven days are over", () => {
  const PERSONAL = personalTables();
  /** The admins' log outlives people: its two ids are emptied, and the test's text stands in the rest. */
  const OUTLIVES = new Set(["audit_log.actor_name", "audit_log.act", "audit_log.detail"]);
  /** Whose rows name people by address or id, without a column that refers to one. */
  const UNTIED = ["verification", "rate_limit", "invitations"];

  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });

  async function fullPerson() {
    const person = { userId: randomUUID(), uuid: randomUUID(), email: `${randomUUID()}@a.in` };
    const untied = everyTable().filter((table) => UNTIED.includes(getTableName(table)));
    const tables = new Set([...PERSONAL, ...untied]);
    await fillTables(server.database.connection, [...tables], person);
    const { pool } = server.database;
    await pool.query("update profile.invitations set email = $1 where name like $2", [
      person.email,
      `%${person.userId}%`,
    ]);
    for (const folder of ["user-resumes", "user-photos"]) {
      const file = path.join(server.dataDir, randomUUID());
      await writeFile(file, "content");
      await files().keep(`${folder}/${person.userId}/${randomUUID()}`, file, 7);
    }
    return person;
  }

  const files = () => createFolderFileStore(path.join(server.dataDir, "files"));

  /** Tables with a row in which a person's id or address stands, and files of theirs. */
  async function tracesOf(person: { readonly userId: string; readonly email: string }) {
    const { pool } = server.database;
    const found: string[] = [];
    const { rows } = await pool.query<{ name: string; column: string }>(
      `select c.table_name as name, c.column_name as column from information_schema.columns c
       where c.table_schema = 'profile'`,
    );
    for (const { name, column } of rows) {
      const { rowCount } = await pool.query(
        `select from profile."${name}" where position($1 in "${column}"::text) > 0
           or position($2 in "${column}"::text) > 0 limit 1`,
        [person.userId, person.email],
      );
      if (rowCount && !OUTLIVES.has(`${name}.${column}`)) found.push(name);
    }
    for await (const { key } of files().list("")) if (key.includes(person.userId)) found.push(key);
    return [...new Set(found)];
  }

  const depsAt = (now: Date, mails: Mail[] = []) => ({
    db: server.database.db,
    files: files(),
    clock: () => now,
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    log: { error: () => undefined } as never,
  });

  async function due(person: { readonly userId: string }, at: Date): Promise<void> {
    await server.database.db.update(user).set({ deleteAt: at }).where(eq(user.id, person.userId));
  }

  test("no row of any table and no file is left, and nobody else loses anything", async () => {
    const [gone, stays] = [await fullPerson(), await fullPerson()];
    await due(stays, new Date("2126-01-01"));
    const before = await tracesOf(stays);
    expect((await tracesOf(gone)).length).toBeGreaterThan(PERSONAL.length);
    await due(gone, new Date("2026-11-23T08:00:00Z"));
    const mails: Mail[] = [];

    await sweepLeaving(depsAt(new Date("2026-11-23T07:59:59Z"), mails));
    expect((await tracesOf(gone)).length).toBeGreaterThan(PERSONAL.length);

    const now = new Date("2026-11-23T08:00:00Z");
    await Promise.all([sweepLeaving(depsAt(now, mails)), sweepLeaving(depsAt(now, mails))]);

    expect(await tracesOf(gone)).toEqual([]);
    expect(await tracesOf(stays)).toEqual(before);
    // Two processes did it at the same moment, and one told of it.
    expect(mails.map(({ to }) => to)).toEqual([gone.email]);
  });

  test("a deletion that broke off is done to the end the next time", async () => {
    const gone = await fullPerson();
    const now = new Date("2026-11-23T08:00:00Z");
    await due(gone, now);
    const store = files();
    let removed = 0;
    const breaking = {
      ...store,
      remove: async (key: string) => {
        removed += 1;
        if (removed === 2) throw new Error("the process ended");
        await store.remove(key);
      },
    };

    await expect(sweepLeaving({ ...depsAt(now), files: breaking })).rejects.toThrow("ended");
    expect((await tracesOf(gone)).length).toBeGreaterThan(PERSONAL.length);
    await sweepLeaving(depsAt(now));

    expect(await tracesOf(gone)).toEqual([]);
    expect(await deleteRows(server.database.db, gone.userId)).toBeNull();
  });

  test("whoever was signed in is a visitor", async () => {
    await openSignedInBrowser(server.url);
    const browser = await openSignedInBrowser(server.url);
    await due(browser, new Date(Date.now() - 1_000));
    expect((await browser.api.account.session()).user).toBeNull();
    expect((await safe(browser.api.ownData.keep())).error).toMatchObject({ code: "NOT_SIGNED_IN" });
  });
});
