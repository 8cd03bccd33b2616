import { safe } from "@orpc/client";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resumePdf } from "../../testing/resume-files.ts";
import { uploadFile } from "../../testing/send-file.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
  type TestBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const NOW = new Date("2026-11-21T10:10:00.000Z");
const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";
const NOT_FOUND = { code: "NOT_FOUND" };

let server: TestServer;
let asha: SignedInBrowser;
let visitor: TestBrowser;
let now = NOW;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  asha = await openSignedInBrowser(server.url);
  visitor = openBrowser(server.url);
});

beforeEach(() => {
  now = NOW;
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const DAY = 24 * 60;
const TERMS = {
  password: null,
  expiresAt: later(30 * DAY).toISOString(),
  showsContact: false,
};

type NewShare = Parameters<typeof asha.api.resume.createReportShare>[0];

async function newReport(browser = asha, name = "Asha Verma") {
  const { id } = await uploadFile(browser, { body: resumePdf({ name }) });
  const { id: reportId } = await browser.api.resume.makeReport({ uploadId: id });
  return { uploadId: id, reportId };
}

async function newShare(given: Partial<NewShare> = {}) {
  const reportId = given.reportId ?? (await newReport()).reportId;
  const share = await asha.api.resume.createReportShare({ ...TERMS, ...given, reportId });
  return { ...share, reportId };
}

const errorOf = async (work: Promise<unknown>): Promise<unknown> => (await safe(work)).error;
const open = (token: string, password?: string, browser = visitor) =>
  browser.api.resume.openReportShare({ token, ...(password === undefined ? {} : { password }) });

describe("a link to a report", () => {
  test("is made, seen and ended by its owner only", async () => {
    const { reportId, id: shareId } = await newShare();
    const { resume } = (await openSignedInBrowser(server.url)).api;
    const asked = [
      resume.listReportShares({ reportId }),
      resume.createReportShare({ ...TERMS, reportId }),
      resume.revokeReportShare({ reportId, shareId }),
      asha.api.resume.revokeReportShare({ reportId: NOBODYS_ID, shareId }),
      asha.api.resume.createReportShare({ ...TERMS, reportId: NOBODYS_ID }),
    ];
    for (const error of await Promise.all(asked.map(errorOf))) {
      expect(error).toMatchObject(NOT_FOUND);
    }
    expect((await asha.api.resume.listReportShares({ reportId })).shares).toHaveLength(1);
  });

  test("is refused for an end that is over", async () => {
    const expiresAt = later(-1).toISOString();
    const { reportId } = await newReport();
    const error = await errorOf(
      asha.api.resume.createReportShare({ ...TERMS, reportId, expiresAt }),
    );
    expect(error).toMatchObject({ code: "EXPIRY_PASSED" });
  });

  test("reads alike when it is unknown, ended, expired or its file deleted", async () => {
    const ended = await newShare();
    await asha.api.resume.revokeReportShare({ reportId: ended.reportId, shareId: ended.id });
    const expired = await newShare({ expiresAt: later(5).toISOString() });
    const { uploadId, reportId } = await newReport(asha, "Asha Deleted");
    const deleted = await newShare({ reportId });
    expect((await open(deleted.token)).report.score).toBeGreaterThan(0);
    await asha.api.resume.deleteUpload({ uploadId });
    now = later(6);
    for (const token of ["unknown", ended.token, expired.token, deleted.token]) {
      expect(await errorOf(open(token))).toMatchObject(NOT_FOUND);
    }
    await asha.api.resume.restoreUpload({ uploadId });
    expect((await open(deleted.token)).report.score).toBeGreaterThan(0);
  });

  test("of a resume opens no report, and the other way round", async () => {
    const { token } = await newShare();
    expect(await errorOf(visitor.api.editor.openShare({ token }))).toMatchObject(NOT_FOUND);
  });

  test("asks for its password, and for no more than ten tries an hour", async () => {
    const { token } = await newShare({ password: "monsoon" });
    expect(await errorOf(open(token))).toMatchObject({
      code: "PASSWORD_NEEDED",
      data: { wasWrong: false },
    });
    for (let count = 0; count < 10; count++) {
      expect(await errorOf(open(token, "summer"))).toMatchObject({
        code: "PASSWORD_NEEDED",
        data: { wasWrong: true },
      });
    }
    expect(await errorOf(open(token, "monsoon"))).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    now = later(61);
    expect((await open(token, "monsoon")).report.score).toBeGreaterThan(0);
  });

  test("counts others and not its owner", async () => {
    const { token, reportId } = await newShare();
    await open(token, undefined, asha);
    await open(token);
    await open(token);
    const { shares } = await asha.api.resume.listReportShares({ reportId });
    expect(shares.find((share) => share.token === token)?.views).toBe(1);
  });

  test("shows no contact data, unless its owner says so", async () => {
    const { reportId } = await newReport();
    const hidden = await open((await newShare({ reportId })).token);
    const words = JSON.stringify(hidden).toLowerCase();
    for (const contact of ["asha", "verma", "example.com", "98765", "43210", "pune", ".pdf"]) {
      expect(words).not.toContain(contact);
    }
    expect(hidden.lines[0]?.text).toBe("[contact details]");
    expect(words).toContain("power bi");

    const shown = await open((await newShare({ reportId, showsContact: true })).token);
    expect(shown).toMatchObject({ name: "Asha Verma" });
    expect(shown.fileName).toMatch(/\.pdf$/u);
    expect(JSON.stringify(shown)).toContain("asha.verma@example.com");
  });

  test("may not be listed by search engines", async () => {
    const { token } = await newShare();
    const page = await fetch(`${server.url}/shared/report/${token}`);
    expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  });
});
