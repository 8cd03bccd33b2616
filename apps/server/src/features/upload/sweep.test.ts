import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderFileStore } from "../../adapters/files/folder-file-store.ts";
import type { Db } from "../../db/client.ts";
import { user } from "../../db/schema/index.ts";
import { createTestDb } from "../../testing/test-db.ts";
import { insertUpload, markDeleted } from "./store.ts";
import { findUploads } from "../../shared/uploads/upload-store.ts";
import { removePartialFiles, sweepFiles } from "./sweep.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const DAY_MS = 86_400_000;

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let folder: string;
let db: Db;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-sweep-"));
  db = await createTestDb();
  await db.insert(user).values({ id: "asha", name: "Asha", email: "asha@example.com" });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function sweep() {
  return sweepFiles({
    db,
    files: createFolderFileStore(path.join(folder, "files")),
    clock: () => NOW,
  });
}

/** A stored file changed so many minutes ago, with a row or without. */
async function store(name: string, { minutesAgo = 60, hasRow = true } = {}) {
  const objectKey = `user-resumes/asha/${name}`;
  const file = path.join(folder, "files", objectKey);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, name);
  const changedAt = new Date(NOW.getTime() - minutesAgo * 60_000);
  await utimes(file, changedAt, changedAt);
  if (!hasRow) return "";
  const { id } = await insertUpload(db, {
    objectKey,
    userId: "asha",
    fileName: `${name}.pdf`,
    fileSize: 1,
    format: "pdf",
    sha256: "",
    uploadedAt: changedAt,
  });
  return id;
}

const stored = () => readdir(path.join(folder, "files", "user-resumes", "asha"));

describe("sweeping", () => {
  test("removes stored files that no row knows of, unless they may just be arriving", async () => {
    await store("kept");
    await store("orphan", { hasRow: false });
    await store("arriving", { minutesAgo: 1, hasRow: false });

    await sweep();

    expect((await stored()).toSorted()).toEqual(["arriving", "kept"]);
  });

  test("removes for good what was deleted more than 30 days ago, and nothing younger", async () => {
    const [old, young] = [await store("old"), await store("young")];
    await markDeleted(db, { userId: "asha", uploadId: old }, daysAgo(31));
    await markDeleted(db, { userId: "asha", uploadId: young }, daysAgo(29));

    await sweep();

    expect(await stored()).not.toContain("old");
    expect(await stored()).toContain("young");
    expect((await findUploads(db, "asha")).map((upload) => upload.fileName)).toEqual(["kept.pdf"]);
  });

  test("removes half-received files of processes that are gone, and no others", async () => {
    const temp = path.join(folder, "tmp");
    await mkdir(temp);
    const names = [
      "upload-4194999-a",
      `upload-${process.pid}-b`,
      `upload-${process.ppid}-c`,
      "note",
    ];
    for (const name of names) await writeFile(path.join(temp, name), "");

    await removePartialFiles(temp);

    expect((await readdir(temp)).toSorted()).toEqual(["note", `upload-${process.ppid}-c`]);
  });

  test("has nothing to do on a fresh installation", async () => {
    await expect(removePartialFiles(path.join(folder, "nowhere"))).resolves.toBeUndefined();
  });
});
