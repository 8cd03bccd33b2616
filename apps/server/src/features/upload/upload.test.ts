import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { resumeUploads } from "../../db/schema/index.ts";
import { resumePdf } from "../../testing/resume-files.ts";
import { uploadFile } from "../../testing/send-file.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const PDF = resumePdf();

describe("an upload", () => {
  let server: TestServer;
  let browser: SignedInBrowser;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openSignedInBrowser(server.url);
  });

  async function filesLeft(): Promise<readonly string[]> {
    const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  }

  test("gives the row the specification describes", async () => {
    const upload = await uploadFile(browser, { fileName: "Asha Verma.pdf" });

    expect(upload).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      fileName: "Asha Verma.pdf",
      filePath: `${browser.userId}/Asha Verma.pdf`,
      fileSize: PDF.length,
      status: "pending",
      problem: null,
      uploadedAt: expect.stringMatching(/Z$/),
      read: null,
      metadata: {},
      details: {},
    });
    const [row] = await server.database.db
      .select()
      .from(resumeUploads)
      .where(eq(resumeUploads.id, upload.id));
    expect(row).toMatchObject({
      userId: browser.userId,
      sha256: createHash("sha256").update(PDF).digest("hex"),
      objectKey: expect.stringMatching(
        new RegExp(`^user-resumes/${browser.userId}/[\\da-f-]{36}$`),
      ),
    });
  });

  test.each([
    { fileName: "../../../etc/passwd.pdf", kept: "passwd.pdf" },
    { fileName: `${"long ".repeat(60)}.pdf`, kept: `${"long ".repeat(60).slice(0, 251)}.pdf` },
    { fileName: "रिज़्यूमे 📄.pdf", kept: "रिज़्यूमे 📄.pdf".normalize("NFC") },
    { fileName: `Asha's "final".pdf`, kept: `Asha's "final".pdf` },
  ])(
    "keeps the name $fileName safely and gives the file back under it",
    async ({ fileName, kept }) => {
      const upload = await uploadFile(browser, { fileName });

      const download = await browser.request(`/api/v1/resume/uploads/${upload.id}/file`);

      expect(upload.fileName).toBe(kept);
      const disposition = download.headers.get("content-disposition") ?? "";
      expect(disposition).toMatch(/^attachment; filename="[ -~]*"; filename\*=UTF-8''[!-~]*$/);
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).toBe(kept);
      expect(new Uint8Array(await download.arrayBuffer())).toEqual(PDF);
    },
  );

  test("lets a file of the same name take the path, and each row still gives its own file", async () => {
    const first = await uploadFile(browser, { fileName: "same.pdf" });
    const other = resumePdf({ name: "Asha V. Verma" });
    const second = await uploadFile(browser, { fileName: "same.pdf", body: other });

    const { items } = await browser.api.resume.history();
    const ofRow = (id: string) => items.find((item) => item.id === id);
    expect(second.filePath).toBe(first.filePath);
    expect(ofRow(first.id)?.replacedAt).toEqual(expect.any(String));
    expect(ofRow(second.id)?.replacedAt).toBeNull();
    const file = async (id: string) =>
      new Uint8Array(
        await (await browser.request(`/api/v1/resume/uploads/${id}/file`)).arrayBuffer(),
      );
    expect(await file(first.id)).toEqual(PDF);
    expect(await file(second.id)).toEqual(other);
  });

  test("lets two tabs upload the same name at once: both are kept, one holds the path", async () => {
    const uploads = await Promise.all(
      [1, 2, 3, 4].map(() => uploadFile(browser, { fileName: "tabs.pdf" })),
    );

    const { items } = await browser.api.resume.history();
    const rows = items.filter((item) => uploads.some((upload) => upload.id === item.id));
    expect(rows).toHaveLength(4);
    expect(rows.filter((row) => row.replacedAt === null)).toHaveLength(1);
  });

  test("leaves nothing behind when the sender goes away half way", async () => {
    const [files, rows] = [await filesLeft(), await server.database.db.$count(resumeUploads)];
    const request = http.request(`${server.url}/api/v1/resume/uploads?fileName=cv.pdf`, {
      method: "PUT",
      headers: {
        cookie: [...browser.cookies].map((pair) => pair.join("=")).join("; "),
        "content-length": 5_000_000,
      },
    });
    request.on("error", () => undefined);
    request.write(Buffer.alloc(1_000_000));
    const partial = () => readdir(path.join(server.dataDir, "tmp"));
    while ((await partial()).length === 0) await sleep(10);

    request.destroy();

    while ((await partial()).length > 0) await sleep(10);
    expect([await filesLeft(), await server.database.db.$count(resumeUploads)]).toEqual([
      files,
      rows,
    ]);
  });

  test("gives a file to nobody but its owner", async () => {
    const { id } = await uploadFile(browser);
    const other = await openSignedInBrowser(server.url);
    const visitor = openBrowser(server.url);

    expect((await other.request(`/api/v1/resume/uploads/${id}/file`)).status).toBe(404);
    expect((await visitor.request(`/api/v1/resume/uploads/${id}/file`)).status).toBe(401);
    expect((await browser.request("/api/v1/resume/uploads/no-id/file")).status).toBe(404);
  });

  test("gives the file so that no browser would run it", async () => {
    const { id } = await uploadFile(browser);

    const { headers } = await browser.request(`/api/v1/resume/uploads/${id}/file`);

    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("cache-control")).toBe("private, max-age=3600");
  });
});
