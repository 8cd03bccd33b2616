import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";
import { createFolderFileStore } from "../adapters/files/folder-file-store.ts";
import { withDump } from "../db/dump/dump-tables.ts";
import type { BackupSource } from "../shared/backup/make-archive.ts";
import { checksumOf } from "../shared/backup/restore-archive.ts";
import { everyTable, fillTables } from "./every-table.ts";
import { createTestDatabase, type TestDatabase } from "./test-db.ts";

let folder = "";

/** A folder for the backups and files of a test file; gone when it is done. */
export async function openBackupFolder(): Promise<string> {
  const own = await mkdtemp(path.join(os.tmpdir(), "taiyari-backup-"));
  folder = own;
  afterAll(() => rm(own, { recursive: true, force: true }));
  return own;
}

export const SECRET = "a secret that is long enough for everybody";
export const NOW = new Date("2026-11-23T08:00:00.000Z");

export type TestInstallation = BackupSource & { readonly database: TestDatabase };

/** An installation with a database and files of its own. */
export async function openInstallation(): Promise<TestInstallation> {
  const database = await createTestDatabase();
  return {
    database,
    files: createFolderFileStore(path.join(folder, randomUUID())),
    secret: SECRET,
    keepsSecret: true,
    version: "0.1.0",
  };
}

async function keep({ files }: BackupSource, key: string, content: string): Promise<void> {
  const arriving = path.join(folder, randomUUID());
  await writeFile(arriving, content);
  await files.keep(key, arriving, Buffer.byteLength(content));
}

/** The files by their keys. */
export async function filesOf({ files }: BackupSource): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for await (const { key } of files.list("")) {
    const content = await files.open(key);
    found[key] = content ? await text(content) : "";
  }
  return found;
}

/** A checksum of each table's rows. */
export async function checksumsOf({
  database,
}: BackupSource): Promise<Readonly<Record<string, string>>> {
  return withDump(database.connection, async (dump) => {
    const snapshot = await dump.takeSnapshot();
    const sums: Record<string, string> = {};
    for (const table of snapshot.tables) sums[table.name] = await checksumOf(snapshot, table);
    return sums;
  });
}

const person = () => ({
  userId: randomUUID(),
  uuid: randomUUID(),
  email: `${randomUUID()}@example.in`,
});

/** With a row in every table, and two files. */
export async function fullInstallation() {
  const source = await openInstallation();
  const somebody = person();
  await fillTables(source.database.connection, everyTable(), somebody);
  await keep(source, `user-resumes/${somebody.userId}/${somebody.uuid}`, "a resume, नमस्ते");
  await keep(source, `user-resumes/${somebody.userId}/${randomUUID()}`, "");
  return source;
}
