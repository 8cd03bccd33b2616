import { describe, expect, test } from "vitest";
import { sendFile, sentenceFor, type Accepted } from "./send-file.ts";
import { fakeRequest } from "../testing/fake-request.ts";
import { makeUpload } from "../../../testing/make-upload.ts";

const TEN_MB = 10_485_760;

/** A file of a name and a size, without the bytes. */
function file(name: string, size = 1_000): File {
  const made = new File(["x"], name);
  Object.defineProperty(made, "size", { value: size });
  return made;
}

interface Way {
  readonly size?: number;
  readonly accepted?: Accepted;
}

function send(name: string, { size = 1_000, accepted = "pdf" }: Way = {}) {
  const request = fakeRequest();
  const seen: number[] = [];
  const sending = sendFile(file(name, size), accepted, {
    onProgress: (sent, total) => seen.push(Math.round((100 * sent) / total)),
    createRequest: request.create,
  });
  return { request, sending, seen };
}

async function sentenceOf(outcome: ReturnType<typeof sendFile>["outcome"]): Promise<string> {
  const settled = await outcome;
  return settled.ok ? "it arrived" : sentenceFor(settled.problem);
}

describe("refuses before anything is sent", () => {
  test.each(["cv.docx", "cv.pdf.exe", "pdf"])("%s where only PDF is taken", async (name) => {
    const { sending, request } = send(name);
    expect(await sentenceOf(sending.outcome)).toBe("Only PDF files are supported.");
    expect(request.url()).toBe("");
  });

  test("one byte more than 10 MB", async () => {
    const { sending } = send("cv.pdf", { size: TEN_MB + 1 });
    expect(await sentenceOf(sending.outcome)).toBe("File size should be less than 10MB.");
  });

  test("an empty file", async () => {
    const { sending } = send("cv.pdf", { size: 0 });
    expect(await sentenceOf(sending.outcome)).toBe("Failed to upload file: the file is empty");
  });
});

describe("says what the server refused", () => {
  test.each([
    [401, { code: "NOT_SIGNED_IN" }, "You must be logged in to upload files."],
    [415, { code: "NOT_SUPPORTED" }, "Only PDF files are supported."],
    [415, { code: "MISNAMED", message: "This is a Word file." }, "This is a Word file."],
    [413, { code: "FILE_TOO_LARGE" }, "File size should be less than 10MB."],
    [507, { code: "STORAGE_FULL" }, "Failed to upload file: there is no room left on the server"],
    [
      503,
      { code: "UNAVAILABLE" },
      "Failed to upload file: the server is not available, try again in a minute",
    ],
    [502, "<html>", "Failed to upload file: the server did not answer as it should"],
  ])("%i", async (status, body, sentence) => {
    const { sending, request } = send("cv.pdf");
    request.answer(status, body);
    expect(await sentenceOf(sending.outcome)).toBe(sentence);
  });

  test("and a connection that breaks", async () => {
    const { sending, request } = send("cv.pdf");
    request.breakDown();
    expect(await sentenceOf(sending.outcome)).toBe(
      "Failed to upload file: the connection was lost",
    );
  });
});

test("can be cancelled, and says nothing about it", async () => {
  const { sending, request } = send("cv.pdf");
  sending.cancel();
  expect(await sentenceOf(sending.outcome)).toBe("");
  expect(request.wasAborted()).toBe(true);
});

test("sends exactly 10 MB, with its name and its real progress", async () => {
  const { sending, request, seen } = send("Ünï cv&.pdf", { size: TEN_MB });
  request.progress(1, 4);
  request.progress(4, 4);
  request.answer(201, makeUpload());
  expect(await sending.outcome).toEqual({ ok: true, value: makeUpload() });
  expect(seen).toEqual([25, 100]);
  expect(new URLSearchParams(request.url().split("?")[1]).get("fileName")).toBe("Ünï cv&.pdf");
});

test("takes DOC and DOCX where any resume is taken", async () => {
  const { sending, request } = send("cv.DOCX", { accepted: "any" });
  request.answer(201, makeUpload());
  expect((await sending.outcome).ok).toBe(true);
  expect(request.url()).toContain("accept=any");
});
