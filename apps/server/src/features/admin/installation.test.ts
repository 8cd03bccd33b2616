import { safe } from "@orpc/client";
import { expect, test } from "vitest";
import { scannedPdf } from "../../testing/resume-files.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { uploadFile } from "../../testing/send-file.ts";
import { newPerson, openBrowser, openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { writeAudit } from "../../shared/audit/audit-store.ts";

/** Signs somebody in whose address is taken to be confirmed. */
async function openConfirmed(server: TestServer, given: Parameters<typeof newPerson>[0]) {
  const browser = openBrowser(server.url);
  const person = newPerson(given);
  await browser.api.account.signUp(person);
  await server.database.pool.query("update profile.user set email_verified = true");
  await browser.api.account.signIn(person);
  return browser;
}

const mailOf = (url: string) => ({ mail: { url, from: "taiyari@example.in" } });

test("without a mail server none is tested, and nothing pretends to have been", async () => {
  const { url } = await startTestServer();
  const { api } = await openSignedInBrowser(url);
  expect((await safe(api.admin.testMail())).error).toMatchObject({ code: "NO_MAIL_SERVER" });
  expect((await api.admin.health()).mail).toEqual({ isSet: false, test: null });
});

test("health tells of the database, the disk, what waits, and this process", async () => {
  const { url } = await startTestServer();
  const { api } = await openSignedInBrowser(url);
  const health = await api.admin.health();
  expect(health.address).toBeNull();
  expect(health.node).toBe(process.versions.node);
  expect(health.taiyari).toMatch(/^\d+\.\d+\.\d+/);
  expect(health.database.version).toMatch(/^\d+(\.\d+)?$/);
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.disk?.totalBytes).toBeGreaterThan(health.disk?.freeBytes ?? Infinity);
  expect(health.jobs).toMatchObject({ waiting: 0, failed: 0, sweep: { failed: 0 } });
});

test("a test mail brings what the mail server said, whether it took it or not", async () => {
  const smtp = await startMailServer();
  const taken = () => smtp.mails.filter((mail) => mail.includes("Subject: A test mail"));
  const server = await startTestServer({ settings: mailOf(smtp.url) });
  const person = { fullName: "Sumana K", email: "sumana@example.in" };
  const browser = await openConfirmed(server, person);
  const { admin } = browser.api;

  await expect.poll(() => smtp.mails).toHaveLength(1);
  smtp.answerTo = "550 5.1.1 No such user";
  const refused = await admin.testMail();
  expect(refused).toMatchObject({ works: false });
  expect(refused.sentence).toContain("550 5.1.1 No such user");
  expect((await admin.health()).mail).toMatchObject({ isSet: true, test: { works: false } });

  smtp.answerTo = "250 Ok";
  expect(await admin.testMail()).toMatchObject({
    works: true,
    sentence:
      "The mail server took it for sumana@example.in. It says: 250 2.0.0 Ok: queued as 4F2A",
  });
  expect(taken()).toHaveLength(1);
  expect((await admin.auditLog({})).acts.map(({ act, detail }) => [act, detail])).toEqual([
    ["mail-tested", "works"],
    ["mail-tested", "does not work"],
  ]);
});

test("a mail server that is not there is said to be out of reach", async () => {
  const server = await startTestServer({ settings: mailOf("smtp://127.0.0.1:1") });
  const { api } = await openConfirmed(server, {
    fullName: "Sumana K",
    email: "sumana@example.in",
  });
  const { works, sentence } = await api.admin.testMail();
  expect(works).toBe(false);
  expect(sentence).toMatch(/^The mail server cannot be reached\. Look at the host and the port/);
});

test("the log comes in pages, newest first, and as a file that runs no formula", async () => {
  const { url, database } = await startTestServer();
  const { api, userId } = await openSignedInBrowser(url, { fullName: "=HYPERLINK(1)" });
  for (let at = 0; at < 21; at += 1) {
    const act = { actorId: userId, act: "backup-made", subject: null } as const;
    // oxlint-disable-next-line no-await-in-loop -- their order is what is looked at
    await writeAudit(database.db, { ...act, detail: `+${at}` });
  }
  const first = await api.admin.auditLog({});
  expect(first.total).toBe(21);
  expect(first.acts).toHaveLength(20);
  expect(first.acts[0]?.detail).toBe("+20");
  expect((await api.admin.auditLog({ page: 2 })).acts.map(({ detail }) => detail)).toEqual(["+0"]);
  const { csv } = await api.admin.exportAuditLog();
  const lines = csv.trim().split("\r\n");
  expect(lines).toHaveLength(23);
  expect(lines[2]).toContain(",'=HYPERLINK(1),backup-made,,'+20,'=HYPERLINK(1) made a backup");
});

test("files are listed without a name, with why one could not be read", async () => {
  const { url } = await startTestServer();
  const browser = await openSignedInBrowser(url);
  await uploadFile(browser, { fileName: "Asha secret scan.pdf", body: scannedPdf() });
  const all = await browser.api.admin.storage({});
  expect(all.total).toBe(1);
  expect(JSON.stringify(all)).not.toContain("secret");
  expect(all.files[0]).toMatchObject({ format: "pdf" });
  expect(all.kinds.map(({ kind }) => kind).toSorted()).toEqual([
    "files",
    "interviews",
    "learning",
    "other",
    "readings",
    "resumes",
  ]);
  await expect
    .poll(async () => (await browser.api.admin.storage({ only: "unreadable" })).files[0]?.state)
    .toBe("no-text");
});

test("a backup is made when asked for, and the log says so", async () => {
  const { url } = await startTestServer();
  const { api } = await openSignedInBrowser(url);
  expect((await api.admin.health()).backup).toEqual({ last: null, problem: null, testedAt: null });
  const { bytes } = await api.admin.backUp();
  expect(bytes).toBeGreaterThan(1_000);
  expect((await api.admin.health()).backup).toMatchObject({ last: { bytes }, problem: null });
  expect((await api.admin.auditLog({})).acts).toMatchObject([{ act: "backup-made" }]);
});
