import { randomUUID } from "node:crypto";
import { getTableName } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { user } from "../../db/schema/index.ts";
import { makeDraft } from "../../testing/drafts.ts";
import { fillTables, personalTables } from "../../testing/every-table.ts";
import { makeLetter } from "../../testing/letters.ts";
import { resumePdf } from "../../testing/resume-files.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { EXPORTED, NOT_EXPORTED } from "./exported-tables.ts";
import { createNames, fileNameOf } from "./file-names.ts";
import { codeOf, createSavedQueries } from "./solutions.ts";

const PERSONAL = personalTables();

/** Parts of a column's name that a secret may have, and the columns with one that is none. */
const SECRET = /token|secret|password|hash|key|backup|credential/i;
const NO_SECRETS = new Set([
  "resume_reports.inputHash",
  "resume_reports.askedHash",
  "account.accessTokenExpiresAt",
  "account.refreshTokenExpiresAt",
  "notification_reads.key",
  "coach_usage.inputTokens",
  "coach_usage.outputTokens",
]);

async function exportOf(browser: SignedInBrowser): Promise<Readonly<Record<string, Uint8Array>>> {
  const response = await browser.request("/api/v1/account/export");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(
    /taiyari-export-\d{4}-\d\d-\d\d\.zip/,
  );
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

describe("an export", () => {
  let server: TestServer;
  let browser: SignedInBrowser;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openSignedInBrowser(server.url);
  });

  test("is refused to a visitor", async () => {
    const response = await openBrowser(server.url).request("/api/v1/account/export");
    expect(response.status).toBe(401);
  });

  test("is made once at a time for each person", async () => {
    const gate = Promise.withResolvers<null>();
    const slow = await startTestServer({
      files: {
        keep: async () => undefined,
        open: () => gate.promise,
        remove: async () => undefined,
        async *list() {
          // None.
        },
      },
    });
    const person = await openSignedInBrowser(slow.url);
    await person.request("/api/v1/resume/uploads?fileName=cv.pdf", {
      method: "PUT",
      body: resumePdf(),
    });

    // Its last file does not come.
    const first = await person.request("/api/v1/account/export");
    const second = await person.request("/api/v1/account/export");
    expect([second.status, await second.json()]).toMatchObject([409, { code: "BUSY" }]);
    gate.resolve(null);
    expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(1_000);

    const again = () => person.request("/api/v1/account/export").then(({ status }) => status);
    await expect.poll(again).toBe(200);
  });

  test.each(PERSONAL.map(getTableName))("has the table %s, or says why not", (name) => {
    expect([EXPORTED[name], NOT_EXPORTED[name]].filter(Boolean)).toHaveLength(1);
  });

  test("has every row of every exported table, no secret, and nothing of anybody else", async () => {
    const other = { userId: randomUUID(), uuid: randomUUID(), email: `${randomUUID()}@a.in` };
    const { connection } = server.database;
    await fillTables(connection, PERSONAL, other);
    const own = { userId: browser.userId, uuid: randomUUID(), email: browser.email };
    await fillTables(
      connection,
      PERSONAL.filter((table) => table !== user),
      own,
    );

    const files = await exportOf(browser);

    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join("\n");
    expect(all).not.toContain(other.userId);
    expect(all).not.toContain(other.uuid);
    for (const table of PERSONAL) {
      const name = getTableName(table);
      const file = files[`data/${name}.json`];
      expect({ name, isThere: file !== undefined }).toEqual({
        name,
        isThere: EXPORTED[name] !== undefined,
      });
      if (!file) continue;
      const rows = JSON.parse(strFromU8(file)) as Record<string, unknown>[];
      expect(rows.length).toBeGreaterThan(0);
      const secrets = Object.keys(rows[0] ?? {}).filter(
        (key) => SECRET.test(key) && !NO_SECRETS.has(`${name}.${key}`),
      );
      expect({ name, secrets }).toEqual({ name, secrets: [] });
      expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain(`${name}.json`);
    }
    const session = browser.cookies.get("taiyari.session_token")?.split(".")[0] ?? "";
    expect(session.length).toBeGreaterThan(10);
    expect(all).not.toContain(session);
    expect(all).not.toContain("argon2id");
  });

  test("has files as they were, documents that others read, and code as code", async () => {
    const { api } = browser;
    const pdf = resumePdf();
    for (const fileName of ["My resume.pdf", "नमस्ते.pdf"]) {
      const path = `/api/v1/resume/uploads?fileName=${encodeURIComponent(fileName)}`;
      await browser.request(path, { method: "PUT", body: pdf });
    }
    const resume = { id: randomUUID(), name: "Data: analyst/2026", draft: makeDraft() };
    await api.editor.createResume(resume);
    const letter = { id: randomUUID(), name: "Nandi Retail", letter: makeLetter() };
    await api.letters.createLetter({ ...letter, resume: null, jobDescription: "" });
    await api.learning.record({
      sentAt: new Date().toISOString(),
      events: [
        {
          id: randomUUID(),
          at: new Date().toISOString(),
          zone: "Asia/Kolkata",
          kind: "problem-submitted",
          problem: "two-sum",
          topic: "arrays",
          language: "python",
          code: "def two_sum():\n    return []\n",
          result: "failed",
          passed: 0,
          total: 3,
          cases: "fff",
          hints: 0,
          round: null,
        },
      ],
    });

    const files = await exportOf(browser);

    expect(files["uploads/My resume.pdf"]).toEqual(new Uint8Array(pdf));
    expect(files["uploads/नमस्ते.pdf"]).toEqual(new Uint8Array(pdf));
    const base = `resumes/Data analyst 2026 ${resume.id.slice(0, 8)}`;
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([`${base}.json`, `${base}.jsonresume.json`, `${base}.md`]),
    );
    expect(strFromU8((files[`${base}.docx`] ?? new Uint8Array()).subarray(0, 2))).toBe("PK");
    expect(Object.keys(files)).toContain(`letters/Nandi Retail ${letter.id.slice(0, 8)}.txt`);
    const code = Object.keys(files).find((name) => name.startsWith("solutions/two-sum/"));
    expect(code).toMatch(/ failed\.py$/);
    expect(strFromU8(files[code ?? ""] ?? new Uint8Array())).toContain("def two_sum()");

    const { exportedAt, ...summary } = await api.ownData.summary();
    expect(Date.parse(exportedAt ?? "")).toBeGreaterThan(0);
    expect(summary).toMatchObject({ solutions: 1, hasPassword: true });
    expect(summary.bytes).toBeGreaterThan(2 * pdf.length);
  });
});

describe("names in an export", () => {
  test.each([
    ["../../etc/passwd", "etc passwd"],
    ["  a\u202Eb<>|  ", "a b"],
    ["...", "x"],
    ["Résumé – नमस्ते", "Résumé – नमस्ते"],
    ["a".repeat(200), "a".repeat(80)],
  ])("of %j is %s", (given, name) => {
    expect(fileNameOf(given, "x")).toBe(name);
  });

  test("are given once", () => {
    const nameOf = createNames();
    expect([nameOf("f", "A", ".pdf"), nameOf("f", "a", ".pdf"), nameOf("g", "a", ".pdf")]).toEqual([
      "f/A.pdf",
      "f/a (2).pdf",
      "g/a.pdf",
    ]);
  });
});

describe("code in an export", () => {
  const at = new Date("2026-11-23T08:15:00Z");

  test("is none of other events, and no path is led out of its folder", () => {
    expect(codeOf({ kind: "page-read", page: "joins" }, at)).toBeNull();
    const event = { kind: "problem-submitted", code: "x", language: "go", problem: "../a" };
    expect(codeOf(event, at)).toMatchObject({ folder: "solutions/---a", ending: ".txt" });
  });

  test("has the SQL that solved an exercise", () => {
    const event = { kind: "exercise-solved", page: "joins", exercise: "e1", text: "SELECT 1" };
    expect(codeOf(event, at)).toEqual({
      folder: "exercises/joins",
      name: "e1",
      ending: ".sql",
      code: "SELECT 1",
    });
  });

  test("has queries as they were saved last, and none that were removed", () => {
    const queries = createSavedQueries();
    queries.take({ kind: "query-saved", query: "1", name: "One", text: "SELECT 1" });
    queries.take({ kind: "query-saved", query: "2", name: "Two", text: "SELECT 2" });
    queries.take({ kind: "query-saved", query: "1", name: "One", text: "SELECT 11" });
    queries.take({ kind: "query-removed", query: "2" });
    expect(queries.all()).toEqual([{ name: "One", text: "SELECT 11" }]);
  });
});
