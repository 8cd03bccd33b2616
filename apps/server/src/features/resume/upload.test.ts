import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ResumeUpload } from "@taiyari/contract";
import { MAX_RESUME_BYTES } from "@taiyari/domain/resume";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createFolderFileStore } from "../../adapters/files/folder-file-store.ts";
import { resumeUploads } from "../../db/schema/index.ts";
import { resumePdf } from "../../testing/resume-files.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
  type TestBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const PDF = resumePdf();
const DOC = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from("WordDocument", "utf16le"),
]);

function put(
  browser: TestBrowser,
  { fileName = "cv.pdf", accept = "", body = PDF }: {
    fileName?: string;
    accept?: string;
    body?: Exclude<RequestInit["body"], undefined>;
  } = {},
): Promise<Response> {
  const query = new URLSearchParams({ fileName, ...(accept && { accept }) });
  return browser.request(`/api/v1/resume/uploads?${query}`, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body,
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);
}

async function uploaded(browser: TestBrowser, options?: Parameters<typeof put>[1]) {
  const response = await put(browser, options);
  expect(response.status).toBe(201);
  return (await response.json()) as ResumeUpload;
}

/** A PDF of exactly so many bytes; what follows the end of a PDF is ignored by readers. */
function pdfOf(bytes: number): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(bytes);
  padded.set(PDF);
  return padded;
}

/** A stream, so that its length is not announced. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
  return new Blob([bytes]).stream();
}

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

  async function expectRefused(
    response: Promise<Response>,
    refusal: { status: number; code: string; message: string },
  ): Promise<void> {
    const { status, ...body } = refusal;
    const [files, rows] = [await filesLeft(), await server.database.db.$count(resumeUploads)];
    const answer = await response;
    expect([answer.status, await answer.json()]).toEqual([status, body]);
    expect([await filesLeft(), await server.database.db.$count(resumeUploads)]).toEqual([
      files,
      rows,
    ]);
  }

  test("needs a session", async () => {
    await expectRefused(put(openBrowser(server.url)), {
      status: 401,
      code: "NOT_SIGNED_IN",
      message: "You must be logged in to upload files.",
    });
  });

  test("is refused when another site's page sends it", async () => {
    const response = await browser.request("/api/v1/resume/uploads?fileName=cv.pdf", {
      method: "PUT",
      headers: { origin: "https://evil.example", "content-type": "text/plain" },
      body: PDF,
    });

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "CROSS_ORIGIN" });
  });

  const notSupported = {
    status: 415,
    code: "NOT_SUPPORTED",
    message: "Only PDF, DOC and DOCX files are supported.",
  };

  test.each([
    { what: "a picture", fileName: "cv.png", body: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
    { what: "a picture called PDF", fileName: "cv.pdf", body: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
    { what: "a page called PDF", fileName: "cv.pdf", body: "<script>alert(1)</script>" },
    { what: "a PDF called DOCX", fileName: "cv.docx", body: PDF },
    { what: "a PDF without an ending", fileName: "cv", body: PDF },
    { what: "a plain zip called DOCX", fileName: "cv.docx", body: Buffer.from("PK\u0003\u0004 hello") },
  ])("refuses $what", async ({ fileName, body }) => {
    await expectRefused(put(browser, { fileName, body }), notSupported);
  });

  test("refuses a Word file where only PDF is asked for", async () => {
    await expectRefused(put(browser, { fileName: "cv.doc", body: DOC, accept: "pdf" }), {
      ...notSupported,
      message: "Only PDF files are supported.",
    });
  });

  test("refuses an empty file", async () => {
    await expectRefused(put(browser, { body: new Uint8Array() }), {
      status: 400,
      code: "FILE_EMPTY",
      message: "This file is empty. Please choose another one.",
    });
  });

  test.each([
    { how: "its length announced", body: () => pdfOf(MAX_RESUME_BYTES + 1) },
    { how: "its length not announced", body: () => streamOf(pdfOf(MAX_RESUME_BYTES + 1)) },
  ])("refuses one byte more than 10 MB, $how", async ({ body }) => {
    await expectRefused(put(browser, { body: body() }), {
      status: 413,
      code: "FILE_TOO_LARGE",
      message: "File size should be less than 10MB.",
    });
  });

  test("takes exactly 10 MB", async () => {
    const upload = await uploaded(browser, { body: pdfOf(MAX_RESUME_BYTES) });

    expect(upload.fileSize).toBe(MAX_RESUME_BYTES);
  });

  test("gives the row the specification describes", async () => {
    const upload = await uploaded(browser, { fileName: "Asha Verma.pdf" });

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
    { fileName: `${"long ".repeat(60)}.pdf`, kept: `${`${"long ".repeat(60)}`.slice(0, 251)}.pdf` },
    { fileName: "रिज़्यूमे 📄.pdf", kept: "रिज़्यूमे 📄.pdf".normalize("NFC") },
    { fileName: `Asha's "final".pdf`, kept: `Asha's "final".pdf` },
  ])("keeps the name $fileName safely and gives the file back under it", async ({ fileName, kept }) => {
    const response = await put(browser, { fileName });
    const upload = (await response.json()) as ResumeUpload;

    const download = await browser.request(`/api/v1/resume/uploads/${upload.id}/file`);

    expect(upload.fileName).toBe(kept);
    const disposition = download.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(/^attachment; filename="[ -~]*"; filename\*=UTF-8''[!-~]*$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).toBe(kept);
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(PDF);
  });

  test("refuses a name with a NUL in it", async () => {
    expect((await put(browser, { fileName: "nul\u0000l.pdf" })).status).toBe(400);
  });

  test("lets a file of the same name take the path, and each row still gives its own file", async () => {
    const first = await uploaded(browser, { fileName: "same.pdf" });
    const other = resumePdf({ name: "Asha V. Verma" });
    const second = await uploaded(browser, { fileName: "same.pdf", body: other });

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
      [1, 2, 3, 4].map(() => uploaded(browser, { fileName: "tabs.pdf" })),
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
    const { id } = await uploaded(browser);
    const other = await openSignedInBrowser(server.url);
    const visitor = openBrowser(server.url);

    expect((await other.request(`/api/v1/resume/uploads/${id}/file`)).status).toBe(404);
    expect((await visitor.request(`/api/v1/resume/uploads/${id}/file`)).status).toBe(401);
    expect((await browser.request("/api/v1/resume/uploads/no-id/file")).status).toBe(404);
  });

  test("gives the file so that no browser would run it", async () => {
    const { id } = await uploaded(browser);

    const { headers } = await browser.request(`/api/v1/resume/uploads/${id}/file`);

    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("cache-control")).toBe("private, max-age=3600");
  });
});

describe("a full disk", () => {
  test("is said in a sentence, and leaves neither a file nor a row", async () => {
    const store = createFolderFileStore("/nowhere");
    const server = await startTestServer({
      files: {
        ...store,
        keep: async () => {
          throw Object.assign(new Error("write"), { code: "ENOSPC" });
        },
        // eslint-disable-next-line require-yield
        async *list() {},
      },
    });
    const browser = await openSignedInBrowser(server.url);

    const response = await put(browser);

    expect(response.status).toBe(507);
    expect(await response.json()).toEqual({
      code: "STORAGE_FULL",
      message:
        "The server has no space left for your file. Nothing was stored; please tell the person who runs it.",
    });
    expect(await readdir(path.join(server.dataDir, "tmp"))).toEqual([]);
    expect(await server.database.db.$count(resumeUploads)).toBe(0);
  });
});
