import { readdir } from "node:fs/promises";
import path from "node:path";
import { makeDocx, paragraph } from "@taiyari/documents/testing";
import { MAX_RESUME_BYTES } from "@taiyari/domain/resume";
import { beforeAll, describe, expect, test } from "vitest";
import { createFolderFileStore } from "../../adapters/files/folder-file-store.ts";
import { resumeUploads } from "../../db/schema/index.ts";
import { resumePdf } from "../../testing/resume-files.ts";
import { sendFile, type SentFile } from "../../testing/send-file.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
  type TestBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const PDF = resumePdf();
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const DOC = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from("WordDocument", "utf16le"),
]);

const DOCX = makeDocx({ body: paragraph("Asha Verma") });

/** A PDF of exactly so many bytes; what follows the end of a PDF is ignored by readers. */
function pdfOf(bytes: number): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(bytes);
  padded.set(PDF);
  return padded;
}

describe("an upload is refused", () => {
  let server: TestServer;
  let browser: SignedInBrowser;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openSignedInBrowser(server.url);
  });

  /** Everything an upload could leave behind. */
  async function traces() {
    const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    return { files, rows: await server.database.db.$count(resumeUploads) };
  }

  /** The answer, and whether the upload left nothing behind. */
  async function refusalOf(file: SentFile, sender: TestBrowser = browser) {
    const before = await traces();
    const answer = await sendFile(sender, file);
    const left = (await traces()) satisfies typeof before;
    const body: unknown = await answer.json();
    return {
      status: answer.status,
      body,
      leftNothing: JSON.stringify(left) === JSON.stringify(before),
    };
  }

  test("without a session", async () => {
    expect(await refusalOf({}, openBrowser(server.url))).toEqual({
      status: 401,
      body: { code: "NOT_SIGNED_IN", message: "You must be logged in to upload files." },
      leftNothing: true,
    });
  });

  test("when another site's page sends it", async () => {
    const response = await browser.request("/api/v1/resume/uploads?fileName=cv.pdf", {
      method: "PUT",
      headers: { origin: "https://evil.example", "content-type": "text/plain" },
      body: PDF,
    });

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "CROSS_ORIGIN" });
  });

  test.each([
    { what: "a picture", fileName: "cv.png", body: PICTURE },
    { what: "a picture called PDF", fileName: "cv.pdf", body: PICTURE },
    { what: "a page called PDF", fileName: "cv.pdf", body: "<script>alert(1)</script>" },
    { what: "a PDF without an ending", fileName: "cv", body: PDF },
    { what: "a plain zip called DOCX", fileName: "cv.docx", body: "PK\u0003\u0004 hello" },
  ])("when it is $what", async ({ fileName, body }) => {
    expect(await refusalOf({ fileName, body })).toEqual({
      status: 415,
      body: { code: "NOT_SUPPORTED", message: "Only PDF, DOC and DOCX files are supported." },
      leftNothing: true,
    });
  });

  test.each([
    { what: "a PDF called DOCX", fileName: "cv.docx", body: PDF, is: "a PDF file", ending: ".pdf" },
    {
      what: "a DOCX called PDF",
      fileName: "cv.PDF",
      body: DOCX,
      is: "a Word file",
      ending: ".docx",
    },
    {
      what: "a DOC called DOCX",
      fileName: "cv.docx",
      body: DOC,
      is: "a Word file",
      ending: ".doc",
    },
  ])("when it is $what, with what it is", async ({ fileName, body, is, ending }) => {
    const named = fileName.slice(2).toLowerCase();
    expect(await refusalOf({ fileName, body })).toEqual({
      status: 415,
      body: {
        code: "MISNAMED",
        message: `This file is named ${named} and is ${is}. Rename it to end in ${ending}, or save it as ${named.slice(1).toUpperCase()}.`,
      },
      leftNothing: true,
    });
  });

  test("when it is a Word file called PDF where only PDF is asked for", async () => {
    expect(await refusalOf({ fileName: "cv.pdf", body: DOCX, accept: "pdf" })).toMatchObject({
      body: { code: "NOT_SUPPORTED", message: "Only PDF files are supported." },
    });
  });

  test("when it is sent as a form is, with how to send it", async () => {
    const response = await browser.request("/api/v1/resume/uploads?fileName=cv.pdf", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: PDF,
    });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, PUT"]);
    expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  });

  test("when it is a Word file where only PDF is asked for", async () => {
    expect(await refusalOf({ fileName: "cv.doc", body: DOC, accept: "pdf" })).toEqual({
      status: 415,
      body: { code: "NOT_SUPPORTED", message: "Only PDF files are supported." },
      leftNothing: true,
    });
  });

  test("when it is empty", async () => {
    expect(await refusalOf({ body: new Uint8Array() })).toEqual({
      status: 400,
      body: { code: "FILE_EMPTY", message: "This file is empty. Please choose another one." },
      leftNothing: true,
    });
  });

  test.each([
    { how: "announced", body: () => pdfOf(MAX_RESUME_BYTES + 1) },
    // A stream has no length to announce.
    { how: "not announced", body: () => new Blob([pdfOf(MAX_RESUME_BYTES + 1)]).stream() },
  ])("when it has one byte more than 10 MB, its length $how", async ({ body }) => {
    expect(await refusalOf({ body: body() })).toEqual({
      status: 413,
      body: { code: "FILE_TOO_LARGE", message: "File size should be less than 10MB." },
      leftNothing: true,
    });
  });

  test("when its name holds a NUL", async () => {
    expect(await refusalOf({ fileName: "nul\u0000l.pdf" })).toMatchObject({ status: 400 });
  });

  test.each(["nonsense", "", "application/json"])(
    "not for a media type of %j: its content says what it is",
    async (type) => {
      const response = await browser.request("/api/v1/resume/uploads?fileName=cv.pdf", {
        method: "PUT",
        headers: { "content-type": type },
        body: PDF,
      });
      expect(response.status).toBe(201);
    },
  );

  test("not when it has exactly 10 MB", async () => {
    expect((await sendFile(browser, { body: pdfOf(MAX_RESUME_BYTES) })).status).toBe(201);
  });
});

describe("a full disk", () => {
  test("is said in a sentence, and leaves neither a file nor a row", async () => {
    const server = await startTestServer({
      files: {
        ...createFolderFileStore("/nowhere"),
        keep: () => Promise.reject(Object.assign(new Error("write"), { code: "ENOSPC" })),
      },
    });
    const browser = await openSignedInBrowser(server.url);

    const response = await sendFile(browser);

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
