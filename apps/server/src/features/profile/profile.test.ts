import { writeFile } from "node:fs/promises";
import path from "node:path";
import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createFolderFileStore } from "../../adapters/files/folder-file-store.ts";
import * as schema from "../../db/schema/index.ts";
import { openBrowser, openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepPhotos } from "./sweep.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The first account is the admin: nobody below is.
  await openSignedInBrowser(server.url);
});

/** A JPEG as far as its header says: start, an application segment, a frame of so many pixels. */
function jpegOf(width: number, height: number, bytes = 64): Buffer {
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8];
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return Buffer.concat([Buffer.from([...head, ...size]), Buffer.alloc(bytes)]);
}

async function send(browser: Pick<ReturnType<typeof openBrowser>, "request">, body: Buffer) {
  const response = await browser.request("/api/v1/profile/photo", {
    method: "PUT",
    headers: { "content-type": "image/jpeg" },
    body: new Uint8Array(body),
  });
  return response.status;
}

test.each([
  { wrong: "no name", change: { fullName: "  " } },
  { wrong: "nine digits", change: { phoneNumber: "987654321" } },
  { wrong: "a time zone of nowhere", change: { timeZone: "Asia/Nowhere" } },
  { wrong: "a language that is not offered", change: { language: "tlh" as never } },
])("does not take $wrong", async ({ change }) => {
  const { api } = await openSignedInBrowser(server.url);
  const { error } = await safe(api.profile.saveDetails({ timeZone: "Asia/Dubai", ...change }));
  expect(error).toMatchObject({ code: "BAD_REQUEST" });
  expect(await api.profile.details()).toMatchObject({
    fullName: "Asha Verma",
    phoneNumber: "9876543210",
    timeZone: "Asia/Kolkata",
    language: "en",
  });
});

test("changes what is given and nothing else, for whoever is signed in", async () => {
  const { api } = await openSignedInBrowser(server.url);
  await api.profile.saveDetails({ fullName: " Asha  Rao " });
  await api.profile.saveDetails({ timeZone: "Asia/Dubai" });
  await api.profile.saveDetails({ language: "hi" });
  const details = await api.profile.saveDetails({ phoneNumber: "9000000001" });
  expect(details).toMatchObject({
    fullName: "Asha Rao",
    phoneNumber: "9000000001",
    timeZone: "Asia/Dubai",
    language: "hi",
    photo: null,
    sendsMail: false,
  });
  expect((await api.account.session()).user).toMatchObject({
    fullName: "Asha Rao",
    phone: "+919000000001",
    timeZone: "Asia/Dubai",
    language: "hi",
  });
});

test.each([
  { wrong: "a text", body: Buffer.from("<svg onload=alert(1)>"), status: 415 },
  { wrong: "nothing", body: Buffer.alloc(0), status: 415 },
  { wrong: "a photo of other sides", body: jpegOf(4000, 256), status: 415 },
  { wrong: "a header that never ends", body: Buffer.from([255, 216, 255, 224, 0, 0]), status: 415 },
  { wrong: "too many bytes", body: jpegOf(256, 256, 300 * 1024), status: 413 },
])("does not take $wrong for a photo", async ({ body, status }) => {
  const browser = await openSignedInBrowser(server.url);
  expect(await send(browser, body)).toBe(status);
  expect((await browser.api.profile.details()).photo).toBeNull();
});

test("shows a photo to its owner and to admins, and to nobody else", async () => {
  expect(await send(openBrowser(server.url), jpegOf(256, 256))).toBe(401);
  const owner = await openSignedInBrowser(server.url);
  const other = await openSignedInBrowser(server.url);
  expect(await send(owner, jpegOf(256, 256))).toBe(204);
  const { photo } = await owner.api.profile.details();
  const at = photo ?? "";

  expect((await openBrowser(server.url).request(at)).status).toBe(401);
  expect((await other.request(at)).status).toBe(404);
  const shown = await owner.request(at);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(jpegOf(256, 256));

  const { db } = server.database;
  await db.update(schema.user).set({ role: "admin" }).where(eq(schema.user.id, other.userId));
  expect((await other.request(at)).status).toBe(200);
});

test("keeps one photo of a person: the one before, and a removed one, are gone", async () => {
  const { api, request } = await openSignedInBrowser(server.url);
  await send({ request }, jpegOf(256, 256));
  const first = (await api.profile.details()).photo ?? "";
  await send({ request }, jpegOf(256, 256, 80));
  const second = (await api.profile.details()).photo ?? "";

  expect((await request(first)).status).toBe(404);
  expect((await request(second)).status).toBe(200);
  expect((await api.profile.removePhoto()).photo).toBeNull();
  expect((await request(second)).status).toBe(404);
  const outside = "/api/v1/profile/photos/..%2F..%2Fkeys%2Fsecret";
  expect((await request(outside)).status).toBe(404);
});

test("refuses a preparation that is none", async () => {
  const { api } = await openSignedInBrowser(server.url);
  for (const wrong of [
    { interviewOn: "2026-02-30" },
    { interviewTime: "25:00" },
    { targetRole: "x".repeat(121) },
    // Not of the type: as a program of one's own would send it.
    { level: "expert" as never },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { error } = await safe(api.profile.savePreparation(wrong));
    expect(error).toMatchObject({ code: "BAD_REQUEST" });
  }
});

test("begins with what the latest resume says, until the person says something else", async () => {
  const { api, userId } = await openSignedInBrowser(server.url);
  expect(await api.profile.preparation()).toEqual({
    preparation: {
      targetRole: "",
      level: null,
      company: "",
      interviewOn: null,
      interviewTime: null,
    },
    fromResume: [],
  });

  const { db } = server.database;
  const upload = {
    userId,
    filePath: `${userId}/a.pdf`,
    objectKey: `user-resumes/${userId}/a`,
    fileName: "a.pdf",
    fileSize: 1,
    format: "pdf" as const,
    sha256: "0".repeat(64),
  };
  await db.insert(schema.resumeUploads).values([
    {
      ...upload,
      uploadedAt: new Date("2026-11-01"),
      metadata: { targetRole: "Data Engineer", experience: "4-7" },
    },
    {
      ...upload,
      filePath: `${userId}/b.pdf`,
      objectKey: `user-resumes/${userId}/b`,
      uploadedAt: new Date("2026-11-02"),
      metadata: { targetRole: "Analyst" },
      details: { targetRole: "Data Analyst", experience: 2 },
    },
  ]);
  expect(await api.profile.preparation()).toMatchObject({
    preparation: { targetRole: "Data Analyst", level: "0-3" },
    fromResume: ["targetRole", "level"],
  });
  expect((await api.shell.journey()).targetRole).toBe("Data Analyst");

  const company = await api.profile.savePreparation({ company: "Nandi Retail" });
  expect(company.fromResume).toEqual(["targetRole", "level"]);
  await api.profile.savePreparation({ targetRole: "Product Analyst", level: "fresher" });
  const said = await api.profile.savePreparation({
    interviewOn: "2026-11-30",
    interviewTime: "10:30",
  });
  expect(said).toEqual({
    preparation: {
      targetRole: "Product Analyst",
      level: "fresher",
      company: "Nandi Retail",
      interviewOn: "2026-11-30",
      interviewTime: "10:30",
    },
    fromResume: [],
  });
  expect((await api.shell.journey()).targetRole).toBe("Product Analyst");
});

test("removes photos that nobody has any more, and no other", async () => {
  const { api, request, userId } = await openSignedInBrowser(server.url);
  await send({ request }, jpegOf(256, 256));
  const { photo } = await api.profile.details();
  const files = createFolderFileStore(path.join(server.dataDir, "files"));
  const stray = path.join(server.dataDir, "stray");
  await writeFile(stray, jpegOf(256, 256));
  await files.keep(`user-photos/${userId}/of-nobody`, stray, 1);
  const { db } = server.database;
  const later = new Date(Date.now() + 3_600_000);

  await sweepPhotos({ db, files, clock: () => new Date() });
  expect(await files.open(`user-photos/${userId}/of-nobody`)).not.toBeNull();
  await sweepPhotos({ db, files, clock: () => later });

  expect(await files.open(`user-photos/${userId}/of-nobody`)).toBeNull();
  expect((await request(photo ?? "")).status).toBe(200);
});
