import { safe } from "@orpc/client";
import type { Correction } from "@taiyari/domain/resume";
import { beforeAll, describe, expect, test } from "vitest";
import { scannedPdf } from "../../testing/resume-files.ts";
import { uploadFile } from "../../testing/send-file.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { RESUME_RULES } from "../../shared/rules/rules.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";

const NAME: Correction = {
  kind: "set",
  field: { kind: "contact", field: "name" },
  value: "Asha R. Verma",
};
const NO_BULLET = {
  kind: "set",
  field: { kind: "bullet", entry: { list: "experience", at: 0 }, at: 0 },
  value: "",
} as const satisfies Correction;
const NO_EMAIL: Correction = {
  kind: "set",
  field: { kind: "contact", field: "email" },
  value: "",
};

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

describe("corrections", () => {
  let server: TestServer;
  let browser: SignedInBrowser;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openSignedInBrowser(server.url);
  });

  async function newUpload(): Promise<string> {
    const { id } = await uploadFile(browser);
    return id;
  }

  const save = (uploadId: string, revision: number, ...corrections: readonly Correction[]) =>
    browser.api.resume.saveCorrections({ uploadId, revision, corrections });

  test("can be neither read nor written by anybody else", async () => {
    const uploadId = await newUpload();
    await browser.api.resume.getReading({ uploadId });
    const { api } = await openSignedInBrowser(server.url);
    const theirs = { uploadId, revision: 0, corrections: [NAME] };

    for (const of of [uploadId, NOBODYS_ID]) {
      expect(await errorOf(api.resume.getReading({ uploadId: of }))).toMatchObject({
        code: "NOT_FOUND",
      });
      expect(await errorOf(api.resume.saveCorrections({ ...theirs, uploadId: of }))).toMatchObject({
        code: "NOT_FOUND",
      });
    }
    expect((await browser.api.resume.getReading({ uploadId })).corrections).toEqual([]);
  });

  test("are refused for a deleted resume", async () => {
    const uploadId = await newUpload();
    await browser.api.resume.getReading({ uploadId });
    await browser.api.resume.deleteUpload({ uploadId });

    expect(await errorOf(save(uploadId, 0, NAME))).toMatchObject({ code: "NOT_FOUND" });
    expect(await errorOf(browser.api.resume.getReading({ uploadId }))).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("have nothing to speak of in a file without text", async () => {
    const { id: uploadId } = await uploadFile(browser, { body: scannedPdf() });

    expect(await errorOf(browser.api.resume.getReading({ uploadId }))).toMatchObject({
      code: "RESUME_UNREADABLE",
      data: { problem: "no-text" },
    });
    expect(await errorOf(save(uploadId, 0, NAME))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("that do not fit the reading are refused, and nothing of the list is kept", async () => {
    const uploadId = await newUpload();
    const away: Correction = { kind: "remove-entry", entry: { list: "experience", at: 9 } };

    expect(await errorOf(save(uploadId, 0, NAME, away))).toMatchObject({
      code: "NOT_APPLICABLE",
      status: 422,
      data: { index: 1 },
    });
    expect(await browser.api.resume.getReading({ uploadId })).toMatchObject({
      corrections: [],
      revision: 0,
    });
  });

  test("made on an older state are refused with the one that is saved", async () => {
    const uploadId = await newUpload();
    await save(uploadId, 0, NAME);

    expect(await errorOf(save(uploadId, 0, NO_EMAIL))).toMatchObject({
      code: "CONFLICT",
      status: 409,
      data: { corrections: [NAME], revision: 1 },
    });
  });

  test("of two tabs at once are kept from one of them, and the other is told", async () => {
    const uploadId = await newUpload();
    await browser.api.resume.getReading({ uploadId });

    const results = await Promise.all(
      [NAME, NO_EMAIL, NO_BULLET].map(async (correction) => safe(save(uploadId, 0, correction))),
    );

    const kept = results.filter((result) => result.error === null);
    expect(kept).toHaveLength(1);
    const { corrections, revision } = await browser.api.resume.getReading({ uploadId });
    expect(revision).toBe(1);
    expect(corrections).toHaveLength(1);
    for (const { error } of results.filter((result) => result.error !== null))
      expect(error).toMatchObject({ code: "CONFLICT", data: { corrections, revision } });
  });

  test("come with the reading as made and all that a report follows from", async () => {
    const uploadId = await newUpload();
    await browser.api.resume.saveDetails({ uploadId, details: { targetRole: "Data Analyst" } });
    expect(await save(uploadId, 0, NAME)).toEqual({
      revision: 1,
      savedAt: expect.stringMatching(/Z$/),
    });
    const report = await browser.api.resume.makeReport({ uploadId });

    expect(await browser.api.resume.getReading({ uploadId })).toMatchObject({
      uploadId,
      fileName: "cv.pdf",
      reading: { contact: { name: { value: "Asha Verma" } } },
      corrections: [NAME],
      revision: 1,
      file: { format: "pdf", pages: 1 },
      target: { role: "Data Analyst" },
      report: { id: report.id, score: report.report.score },
    });
  });

  test("fill the forms, and leave the forms as read when they are taken back", async () => {
    const uploadId = await newUpload();
    const nameRead = async () => (await browser.api.resume.getUpload({ uploadId })).read?.name;

    await save(uploadId, 0, NAME);
    expect(await nameRead()).toBe("Asha R. Verma");
    await save(uploadId, 1);
    expect(await nameRead()).toBe("Asha Verma");
  });

  test("change what a resume says and not how its file reads; the lines stay the file's", async () => {
    const uploadId = await newUpload();
    const before = await browser.api.resume.makeReport({ uploadId });
    await save(uploadId, 0, NO_BULLET, NO_EMAIL);

    const after = await browser.api.resume.makeReport({ uploadId });

    const [readable, content] = after.report.axes;
    expect(readable).toEqual(before.report.axes[0]);
    expect(content?.points).not.toBe(before.report.axes[1]?.points);
    expect(after.id).not.toBe(before.id);
    expect(after.lines).toEqual(before.lines);
    expect((await browser.api.resume.makeReport({ uploadId })).id).toBe(after.id);
    await save(uploadId, 1);
    expect((await browser.api.resume.makeReport({ uploadId })).id).toBe(before.id);
  });

  test("keep words with characters the database has no place for", async () => {
    const uploadId = await newUpload();
    await save(uploadId, 0, { ...NAME, value: "Asha\u0000 Verma" });

    expect((await browser.api.resume.getReading({ uploadId })).corrections).toEqual([
      { ...NAME, value: "Asha\uFFFD Verma" },
    ]);
  });

  test("made on roles and skills of the past get today's, which no browser keeps", async () => {
    const response = await browser.request("/api/v1/resume/careers/of-the-past");

    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(Object.keys((await response.json()) as object)).toContain("skills");
  });

  test("are made with roles and skills that a browser keeps for good, by the name of their content", async () => {
    const uploadId = await newUpload();
    const { careersVersion } = await browser.api.resume.getReading({ uploadId });
    const response = await browser.request(`/api/v1/resume/careers/${careersVersion}`);

    expect(careersVersion).toMatch(/^[\w-]{16}$/);
    expect(response.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(Object.keys((await response.json()) as object).toSorted()).toEqual([
      "claims",
      "industries",
      "roles",
      "skills",
    ]);
  });

  test("that are more than one request may hold are refused as such, and none is kept", async () => {
    const uploadId = await newUpload();
    const many = Array.from({ length: 1_900 }, (_, at): Correction => ({
      ...NO_BULLET,
      value: `Built report ${at} of the weekly sales in Power BI.`,
    }));

    expect(await errorOf(save(uploadId, 0, ...many))).toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      status: 413,
    });
    expect(await browser.api.resume.getReading({ uploadId })).toMatchObject({
      corrections: [],
      revision: 0,
    });
  });
});

async function afterRelease(corrections: readonly Correction[]) {
  const old = await startTestServer({ rules: { ...RESUME_RULES, readerVersion: "0.0" } });
  const person = await openSignedInBrowser(old.url);
  const { id: uploadId } = await uploadFile(person);
  const { revision } = await person.api.resume.getReading({ uploadId });
  if (corrections.length > 0)
    await person.api.resume.saveCorrections({ uploadId, revision, corrections });
  const { dataDir, database } = old;
  const now = await startTestServer({ database, settings: { dataDir } });
  const { api } = openBrowser(now.url);
  await api.account.signIn(person);
  const versionKept = async () => {
    const { rows } = await database.pool.query<{ reader_version: string }>(
      "select reader_version from profile.resume_uploads where id = $1",
      [uploadId],
    );
    return rows[0]?.reader_version;
  };
  return { api, uploadId, versionKept };
}

describe("corrections over a release with newer reading rules", () => {
  test("made on a reading that has been made again meanwhile are refused", async () => {
    const { api, uploadId } = await afterRelease([]);

    expect(
      await errorOf(api.resume.saveCorrections({ uploadId, revision: 0, corrections: [NAME] })),
    ).toMatchObject({ code: "CONFLICT", data: { corrections: [], revision: 1 } });
  });

  test("stay with the reading they were made on, until they are taken back", async () => {
    const { api, uploadId, versionKept } = await afterRelease([NAME]);

    expect(await api.resume.getReading({ uploadId })).toMatchObject({ corrections: [NAME] });
    const report = await api.resume.makeReport({ uploadId });
    expect(report.report.rulesVersion).toBe(RESUME_RULES.rulesVersion);
    expect((await api.resume.getUpload({ uploadId })).read?.name).toBe("Asha R. Verma");
    expect(await versionKept()).toBe("0.0");

    await api.resume.saveCorrections({ uploadId, revision: 1, corrections: [] });
    expect(await api.resume.getReading({ uploadId })).toMatchObject({
      corrections: [],
      revision: 3,
    });
    expect(await versionKept()).toBe(RESUME_RULES.readerVersion);
  });
});
