import { readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { resumePdf } from "../../testing/resume-files.ts";
import { sendFile, uploadFile } from "../../testing/send-file.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const PDF = resumePdf();
/** As many bytes as four small resumes have, and not as five. */
const ROOM = Math.floor(PDF.length * 4.5);

let now: Date;
let server: TestServer;
let asha: SignedInBrowser;
beforeEach(async () => {
  now = new Date("2026-11-20T10:00:00Z");
  server = await startTestServer({
    clock: () => now,
    settings: { uploadsPerHour: 5, storagePerPerson: ROOM },
  });
  asha = await openSignedInBrowser(server.url);
});

const minutesLater = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const storedFiles = () => readdir(path.join(server.dataDir, "files", "user-resumes", asha.userId));

async function refusalOf(browser: SignedInBrowser) {
  const response = await sendFile(browser);
  return {
    status: response.status,
    after: response.headers.get("retry-after"),
    ...((await response.json()) as object),
  };
}

describe("one person", () => {
  test("may not upload more than so many files an hour, and is told when to go on", async () => {
    for (let file = 1; file <= 5; file++) {
      const { id } = await uploadFile(asha);
      await asha.api.resume.deleteUpload({ uploadId: id });
      minutesLater(5);
    }

    expect(await refusalOf(asha)).toEqual({
      status: 429,
      after: "2100",
      code: "TOO_MANY_UPLOADS",
      message: "You have uploaded 5 files within an hour. Wait 35 minutes, then upload this one.",
    });
    await uploadFile(await openSignedInBrowser(server.url));

    minutesLater(35);
    await uploadFile(asha);
  });

  test("may not keep more than so much, and is told to delete some", async () => {
    const uploads = [];
    for (let file = 1; file <= 4; file++) uploads.push(await uploadFile(asha));

    expect(await refusalOf(asha)).toEqual({
      status: 413,
      after: null,
      code: "QUOTA_REACHED",
      message: expect.stringMatching(
        /Delete some that you no longer need, then upload this one\.$/,
      ),
    });
    expect(await storedFiles()).toHaveLength(4);

    await asha.api.resume.deleteUpload({ uploadId: uploads[0]?.id ?? "" });
    await uploadFile(asha);
  });

  test("may not fill the disk by deleting: what was deleted first is gone for good earlier", async () => {
    const deleted: string[] = [];
    for (let file = 1; file <= 6; file++) {
      const { id } = await uploadFile(asha);
      await asha.api.resume.deleteUpload({ uploadId: id });
      deleted.push(id);
      minutesLater(61);
    }

    expect(await storedFiles()).toHaveLength(4);
    const [first = "", second = "", third = ""] = deleted;
    for (const uploadId of [first, second]) {
      await expect(asha.api.resume.restoreUpload({ uploadId })).rejects.toThrow(
        "There is no such resume.",
      );
    }
    await asha.api.resume.restoreUpload({ uploadId: third });
  });

  test("may not send more than four files at once", async () => {
    const halves = Array.from({ length: 4 }, () => new TransformStream<Uint8Array, Uint8Array>());
    const writers = halves.map(({ writable }) => writable.getWriter());
    const sending = halves.map(({ readable }) => sendFile(asha, { body: readable }));
    for (const writer of writers) await writer.write(PDF.slice(0, 100));
    await expect.poll(async () => (await readdir(path.join(server.dataDir, "tmp"))).length).toBe(4);

    expect(await refusalOf(asha)).toMatchObject({
      status: 429,
      after: "5",
      message: expect.stringContaining("Wait until they are there"),
    });
    await uploadFile(await openSignedInBrowser(server.url));

    for (const writer of writers) {
      await writer.write(PDF.slice(100));
      await writer.close();
    }
    const statuses = (await Promise.all(sending)).map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201, 201]);
    await asha.api.resume.deleteUpload({
      uploadId: (await asha.api.resume.history()).items[0]?.id ?? "",
    });
    expect((await sendFile(asha)).status).toBe(201);
  });
});
