import { readdir } from "node:fs/promises";
import path from "node:path";
import { safe } from "@orpc/client";
import { beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "../../db/schema/index.ts";
import { uploadFile } from "../../testing/send-file.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
  type TestClient,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

async function codeOf(work: Promise<unknown>): Promise<string> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? String(error.code) : "no error";
}

describe("what an admin does to people", () => {
  let server: TestServer;
  let sumana: SignedInBrowser;
  let api: TestClient["admin"];
  beforeAll(async () => {
    server = await startTestServer();
    sumana = await openSignedInBrowser(server.url, { fullName: "Sumana K" });
    api = sumana.api.admin;
  });

  const found = async (query: string) => (await api.listPeople({ query })).people;
  const acts = () =>
    server.database.db
      .select({ act: auditLog.act, detail: auditLog.detail, subject: auditLog.subjectId })
      .from(auditLog)
      .orderBy(auditLog.id);

  test("is refused on the last admin, and on oneself where it would lock one out", async () => {
    const { userId } = sumana;
    expect(await codeOf(api.setRole({ userId, role: "user" }))).toBe("LAST_ADMIN");
    expect(await codeOf(api.ban({ userId, reason: "Testing." }))).toBe("SELF");
    expect(await codeOf(api.deletePerson({ userId, name: "Sumana K" }))).toBe("SELF");
    expect(await codeOf(api.setRole({ userId: "nobody", role: "user" }))).toBe("NOT_FOUND");
    expect(await acts()).toEqual([]);
  });

  test("of two admins who take the role from each other at once, one stays", async () => {
    const own = await startTestServer();
    const first = await openSignedInBrowser(own.url);
    const second = await openSignedInBrowser(own.url);
    await first.api.admin.setRole({ userId: second.userId, role: "admin" });
    const outcomes = await Promise.all([
      codeOf(first.api.admin.setRole({ userId: second.userId, role: "user" })),
      codeOf(second.api.admin.setRole({ userId: first.userId, role: "user" })),
    ]);
    expect(outcomes.toSorted()).toEqual(["NOT_ADMIN", "no error"]);
  });

  test("a ban ends sessions at once, and only the right password is told of it", async () => {
    const asha = await openSignedInBrowser(server.url, { fullName: "Asha Rao" });
    const { email, password, userId } = asha;
    expect(await codeOf(api.ban({ userId, reason: "  " }))).toBe("BAD_REQUEST");
    await api.ban({ userId, reason: "Shared an answer key." });
    expect(await asha.api.account.session()).toEqual({ user: null });
    expect(await codeOf(asha.api.resume.history())).toBe("NOT_SIGNED_IN");

    const { account } = openBrowser(server.url).api;
    const wrong = await safe(account.signIn({ email, password: "a guess" }));
    const unknown = await safe(account.signIn({ email: "nobody@example.in", password }));
    expect(wrong.error).toEqual(unknown.error);
    const right = await safe(account.signIn({ email, password }));
    expect(right.error).toMatchObject({
      code: "BANNED",
      status: 403,
      data: { reason: "Shared an answer key." },
    });
    expect(await found("Asha Rao")).toMatchObject([
      { state: "banned", banReason: "Shared an answer key." },
    ]);

    await api.unban({ userId });
    await account.signIn({ email, password });
    expect(await found("Asha Rao")).toMatchObject([{ state: "active", banReason: "" }]);
  });

  test("role, plan and batch are set, found and noted", async () => {
    const { userId } = await openSignedInBrowser(server.url, { fullName: "Rahul Deshpande" });
    await api.setPlan({ userId, plan: "premium" });
    await api.setBatch({ userId, batch: " 2027 CSE " });
    await api.setRole({ userId, role: "admin" });
    await api.setRole({ userId, role: "admin" });
    const person = { id: userId, plan: "premium", role: "admin", batch: "2027 CSE" };
    expect(await found("2027 cse")).toMatchObject([person]);
    expect((await api.listPeople({ plan: "premium" })).people).toMatchObject([person]);
    expect((await api.listPeople({ plan: "free", query: "Rahul" })).people).toEqual([]);
    expect((await api.listPeople({ role: "admin" })).total).toBe(2);
    expect((await acts()).filter(({ subject }) => subject === userId)).toEqual([
      { act: "plan-set", detail: "free to premium", subject: userId },
      { act: "batch-set", detail: "none to 2027 CSE", subject: userId },
      { act: "role-set", detail: "student to admin", subject: userId },
    ]);
    await api.setRole({ userId, role: "user" });
  });

  test("a reset link shows in the list while it works, and who was here when", async () => {
    const before = Date.now();
    const { userId, email } = await openSignedInBrowser(server.url);
    await api.makeResetLink({ userId });
    const [person] = await found(email);
    expect(person?.state).toBe("reset-link");
    expect(Date.parse(person?.lastSeenAt ?? "")).toBeGreaterThanOrEqual(before);
  });

  test("a deletion asks for the name, and takes rows and files", async () => {
    const ravi = await openSignedInBrowser(server.url, { fullName: "Ravi Menon" });
    await uploadFile(ravi);
    const folder = path.join(server.dataDir, "files", "user-resumes", ravi.userId);
    expect(await readdir(folder)).toHaveLength(1);
    const { userId } = ravi;
    expect(await codeOf(api.deletePerson({ userId, name: "Ravi" }))).toBe("NAME_DIFFERS");
    await api.deletePerson({ userId, name: "Ravi Menon" });
    expect(await readdir(folder).catch(() => [])).toEqual([]);
    expect(await found("Ravi Menon")).toEqual([]);
    expect((await acts()).at(-1)).toEqual({
      act: "person-deleted",
      detail: "student",
      subject: null,
    });
    expect(await codeOf(api.deletePerson({ userId, name: "Ravi Menon" }))).toBe("NOT_FOUND");
  });

  test("the list comes in pages of 25", async () => {
    const own = await startTestServer();
    const browser = await openSignedInBrowser(own.url);
    const { account, admin } = browser.api;
    for (let at = 0; at < 26; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- their order is what is looked at
      await account.signUp({
        fullName: `Student ${at}`,
        email: `student-${at}@example.in`,
        phoneNumber: "9876543210",
        password: "correct horse",
      });
    }
    const first = await admin.listPeople({});
    expect(first).toMatchObject({ total: 27, all: 27, people: { length: 25 } });
    const second = await admin.listPeople({ page: 2 });
    expect(second.people.map(({ fullName }) => fullName)).toEqual(["Student 0", "Asha Verma"]);
    expect(await admin.listPeople({ page: 3, query: "student" })).toMatchObject({ people: [] });
  });
});
