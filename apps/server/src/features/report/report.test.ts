import { safe } from "@orpc/client";
import { beforeAll, describe, expect, test } from "vitest";
import { letterPdf, scannedPdf } from "../../testing/resume-files.ts";
import { uploadFile } from "../../testing/send-file.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { RESUME_RULES } from "../../shared/rules/rules.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";

async function whenRead(browser: SignedInBrowser, uploadId: string) {
  return expect
    .poll(async () => (await browser.api.resume.getUpload({ uploadId })).status)
    .not.toBe("pending");
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? String(error.code) : "no error";
}

describe("reports", () => {
  let server: TestServer;
  let browser: SignedInBrowser;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openSignedInBrowser(server.url);
  });

  test("are refused for a file without text, which says so", async () => {
    const { id: uploadId } = await uploadFile(browser, { body: scannedPdf() });

    const { error } = await safe(browser.api.resume.makeReport({ uploadId }));

    expect(error).toMatchObject({
      code: "RESUME_UNREADABLE",
      status: 422,
      data: { problem: "no-text" },
    });
    expect(await browser.api.resume.getUpload({ uploadId })).toMatchObject({
      status: "unreadable",
      problem: "no-text",
      read: null,
    });
  });

  test("are refused for a letter before any score, and made when its owner wants one", async () => {
    const { id: uploadId } = await uploadFile(browser, { body: letterPdf() });

    const { error } = await safe(browser.api.resume.makeReport({ uploadId }));

    expect(error).toMatchObject({
      code: "NOT_A_RESUME",
      status: 422,
      data: { kind: "letter", words: expect.arrayContaining(["Dear Manager"]) },
    });
    const { items } = await browser.api.resume.history();
    expect(items.find(({ id }) => id === uploadId)?.score).toBeNull();

    const wanted = await browser.api.resume.makeReport({ uploadId, anyway: true });
    const again = await browser.api.resume.makeReport({ uploadId });
    expect(again.id).toBe(wanted.id);
  });

  test.each(["getUpload", "makeReport", "deleteUpload", "restoreUpload"] as const)(
    "%s reads as absent for an unknown upload and for somebody else's",
    async (procedure) => {
      const { id } = await uploadFile(browser);
      const other = await openSignedInBrowser(server.url);

      expect(await codeOf(browser.api.resume[procedure]({ uploadId: NOBODYS_ID }))).toBe(
        "NOT_FOUND",
      );
      expect(await codeOf(other.api.resume[procedure]({ uploadId: id }))).toBe("NOT_FOUND");
    },
  );

  test("answers of somebody else cannot be saved", async () => {
    const { id: uploadId } = await uploadFile(browser);
    const { api } = await openSignedInBrowser(server.url);

    expect(await codeOf(api.resume.saveMetadata({ uploadId, metadata: {} }))).toBe("NOT_FOUND");
    expect(await codeOf(api.resume.saveDetails({ uploadId, details: {} }))).toBe("NOT_FOUND");
  });

  test("are made of what was read, and say nothing of a match without a target", async () => {
    const { id: uploadId } = await uploadFile(browser);

    const stored = await browser.api.resume.makeReport({ uploadId });

    expect(stored.report.rulesVersion).toBe(RESUME_RULES.rulesVersion);
    expect(stored.report.score).toBeGreaterThan(0);
    expect(stored.targetRole).toBe("");
    expect(stored.report.match).toBeNull();
    expect(stored.lines[0]).toEqual({ number: 1, page: 1, text: "Asha Verma" });
    expect(await browser.api.resume.getUpload({ uploadId })).toMatchObject({
      status: "read",
      read: { name: "Asha Verma", pages: 1 },
    });
  });

  test("are the same one when asked for again, also twice at once", async () => {
    const { id: uploadId } = await uploadFile(browser);

    const made = await Promise.all(
      [1, 2, 3].map(() => browser.api.resume.makeReport({ uploadId })),
    );
    const again = await browser.api.resume.makeReport({ uploadId });

    expect(new Set([...made, again].map((report) => report.id)).size).toBe(1);
  });

  test("are new ones for other answers, numbered, with the previous one beside them", async () => {
    const person = await openSignedInBrowser(server.url);
    const { id: uploadId } = await uploadFile(person);
    const first = await person.api.resume.makeReport({ uploadId });
    await person.api.resume.saveMetadata({ uploadId, metadata: { targetRole: "Data Engineer" } });
    await person.api.resume.saveDetails({
      uploadId,
      details: { targetRole: "Data Analyst", jobDescription: "Must have: SQL and Power BI." },
    });

    const second = await person.api.resume.makeReport({ uploadId });

    expect(first).toMatchObject({ ordinal: 1, previous: null });
    expect(second).toMatchObject({
      ordinal: 2,
      targetRole: "Data Analyst",
      previous: { id: first.id, score: first.report.score },
    });
    expect(second.report.match?.terms.map(({ term }) => term)).toContain("SQL");
    expect(await person.api.resume.getReport({ reportId: first.id })).toEqual(first);
    expect((await person.api.resume.latestReport()).report?.id).toBe(second.id);
    const { items, figures } = await person.api.resume.history();
    expect(items).toMatchObject([
      {
        id: uploadId,
        score: second.report.score,
        change: second.report.score - first.report.score,
        reportId: second.id,
        reports: 2,
        targetRole: "Data Analyst",
      },
    ]);
    expect(figures).toMatchObject({
      resumesAnalyzed: 1,
      resumesByMonth: [0, 0, 0, 0, 0, 1],
      averageImprovement: second.report.score - first.report.score,
      reportsGenerated: 2,
      reportTimes: [first.madeAt, second.madeAt],
      jobAlignment: { role: "Data Analyst" },
    });
  });

  test("are nobody else's", async () => {
    const { id: uploadId } = await uploadFile(browser);
    const { id: reportId } = await browser.api.resume.makeReport({ uploadId });
    const other = await openSignedInBrowser(server.url);

    expect(await codeOf(other.api.resume.getReport({ reportId }))).toBe("NOT_FOUND");
    expect((await other.request(`/api/v1/resume/reports/${reportId}/file`)).status).toBe(404);
    expect(await other.api.resume.latestReport()).toEqual({ report: null });
    expect(await other.api.shell.search()).toEqual({ results: [] });
  });

  test("go with their resume when it is deleted, and come back with it", async () => {
    const person = await openSignedInBrowser(server.url);
    const { id: uploadId } = await uploadFile(person);
    const { id: reportId } = await person.api.resume.makeReport({ uploadId });

    await person.api.resume.deleteUpload({ uploadId });

    expect(await codeOf(person.api.resume.getReport({ reportId }))).toBe("NOT_FOUND");
    expect((await person.api.resume.history()).items).toEqual([]);
    expect(await person.api.shell.journey()).toEqual({
      targetRole: "",
      resume: null,
      interview: null,
      simulation: null,
    });

    await person.api.resume.restoreUpload({ uploadId });

    expect((await person.api.resume.history()).items).toMatchObject([{ id: uploadId, reportId }]);
    expect((await person.api.shell.journey()).resume).toMatchObject({ uploads: 1 });
  });

  test("come back replaced when another file took the name meanwhile", async () => {
    const person = await openSignedInBrowser(server.url);
    const first = await uploadFile(person);
    await person.api.resume.deleteUpload({ uploadId: first.id });
    const second = await uploadFile(person);

    await person.api.resume.restoreUpload({ uploadId: first.id });

    const { items } = await person.api.resume.history();
    expect(items.map(({ id, replacedAt }) => [id, replacedAt === null])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  test("can be saved as a page that holds no script and is never shown in the app's place", async () => {
    const { id: uploadId } = await uploadFile(browser, { fileName: `<b>"cv"</b>.pdf` });
    const { id } = await browser.api.resume.makeReport({ uploadId });

    const response = await browser.request(`/api/v1/resume/reports/${id}/file`);
    const page = await response.text();

    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; .*report%20\d+\.html$/,
    );
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(page).toContain("Improvement Areas");
    expect(page).not.toMatch(/<script|<b>"cv"/);
  });

  test("are looked in by the search, beside the resumes they are of", async () => {
    const person = await openSignedInBrowser(server.url);
    const { id: uploadId } = await uploadFile(person, { fileName: "Asha Verma 100%.pdf" });
    const { id: otherId } = await uploadFile(person, { fileName: "other.pdf" });
    const { id } = await person.api.resume.makeReport({ uploadId });

    const { results } = await person.api.shell.search();

    expect(results.map((result) => [result.kind, result.id])).toEqual([
      ["resume", otherId],
      ["resume", uploadId],
      ["report", id],
    ]);
    expect(results[2]?.title).toMatch(/^Asha Verma 100%\.pdf, score \d+$/u);
  });

  test("keep answers with characters the database has no place for", async () => {
    const { id: uploadId } = await uploadFile(browser);

    await browser.api.resume.saveDetails({
      uploadId,
      details: { jobDescription: "SQL\u0000 and \uD800 Python" },
    });

    const { details } = await browser.api.resume.getUpload({ uploadId });
    expect(details.jobDescription).toBe("SQL\uFFFD and \uFFFD Python");
  });
});

describe("a newer version of the reading rules", () => {
  test("reads a stored file again at its next use", async () => {
    const old = await startTestServer({ rules: { ...RESUME_RULES, readerVersion: "0.0" } });
    const before = await openSignedInBrowser(old.url);
    const { id: uploadId } = await uploadFile(before);
    await whenRead(before, uploadId);
    const { dataDir, database } = old;
    const now = await startTestServer({ database, settings: { dataDir } });
    const after = { ...before, ...(await signInAgain(now, before)) };

    const { lines } = await after.api.resume.makeReport({ uploadId });

    expect(lines[0]?.text).toBe("Asha Verma");
    const { rows } = await database.pool.query(
      "select reader_version from profile.resume_uploads where id = $1",
      [uploadId],
    );
    expect(rows).toEqual([{ reader_version: RESUME_RULES.readerVersion }]);
  });
});

async function signInAgain(server: TestServer, person: SignedInBrowser) {
  const browser = openBrowser(server.url);
  await browser.api.account.signIn(person);
  return browser;
}
