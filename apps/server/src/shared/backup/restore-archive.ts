import { createHash, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { DumpedTable } from "../../db/dump/describe-tables.ts";
import type { Snapshot } from "../../db/dump/dump-tables.ts";
import { replaceDatabase } from "../../db/dump/replace-database.ts";
import type { Database } from "../../db/open-database.ts";
import { type BackupManifest, ENTRY } from "./manifest.ts";
import { type ArchiveEntry, contentOf, readArchive } from "./read-archive.ts";

/** Where a backup is restored to. Nobody else uses it meanwhile. */
export interface RestoreTarget {
  readonly database: Pick<Database, "connection">;
  readonly files: FileStore;
  /** On the disk of the files, where they are kept in a folder. */
  readonly tempFolder: string;
}

/**
 * Puts all that a backup holds in place of what is there, and compares every table with it.
 *
 * What was there goes only at the end and all at once: when this throws, the database is as it was. Files of the
 * backup that came before that stay, and are swept away later as files that no row names.
 *
 * @param manifest  what `checkArchive` gave for this file
 * @returns         the secret that is in it; null for none
 */
export async function restoreArchive(
  file: string,
  manifest: BackupManifest,
  target: RestoreTarget,
): Promise<string | null> {
  let secret: string | null = null;
  await replaceDatabase(target.database.connection, {
    applied: manifest.migrations,
    sequences: manifest.sequences,
    async load(put) {
      for await (const passing of tablesAndOthers(readArchive(file), manifest)) {
        if ("table" in passing) await put(passing.table, passing.rows);
        else if (passing.name === ENTRY.secret) secret = (await contentOf(passing)).toString();
        else if (passing.name.startsWith(ENTRY.files)) await keepFile(target, passing);
      }
    },
    verify: (snapshot) => verifyTables(snapshot, manifest),
  });
  await removeOthers(target.files, new Set(manifest.files.map(({ key }) => key)));
  return secret;
}

interface PassingTable {
  readonly table: DumpedTable;
  readonly rows: AsyncIterable<Buffer>;
}

/** The entries of an archive, with the parts of each table as one. */
async function* tablesAndOthers(
  entries: AsyncGenerator<ArchiveEntry>,
  manifest: BackupManifest,
): AsyncGenerator<PassingTable | ArchiveEntry> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  let next = await entries.next();
  while (!next.done) {
    const table = tables.get(tableNameOf(next.value.name) ?? "");
    if (!table) {
      yield next.value;
      next = await entries.next();
      continue;
    }
    async function* rows(): AsyncGenerator<Buffer> {
      while (!next.done && tableNameOf(next.value.name) === table?.name) {
        yield* next.value.content;
        next = await entries.next();
      }
    }
    yield { table, rows: rows() };
  }
}

function tableNameOf(entry: string): string | null {
  return entry.startsWith(ENTRY.database) ? (entry.split("/")[1] ?? null) : null;
}

async function keepFile({ files, tempFolder }: RestoreTarget, entry: ArchiveEntry): Promise<void> {
  const content = await contentOf(entry);
  await mkdir(tempFolder, { recursive: true, mode: 0o700 });
  const arriving = path.join(tempFolder, `restored-${randomUUID()}`);
  await writeFile(arriving, content, { mode: 0o600 });
  await files.keep(entry.name.slice(ENTRY.files.length), arriving, content.length);
}

/** @throws when a table is not what it was: then nothing is changed */
async function verifyTables(snapshot: Snapshot, manifest: BackupManifest): Promise<void> {
  const there = new Map(snapshot.tables.map((table) => [table.name, table]));
  for (const { name, sha256 } of manifest.tables) {
    const table = there.get(name);
    const isSame = table !== undefined && (await checksumOf(snapshot, table)) === sha256;
    if (!isSame) throw new Error(`the table ${name} did not come back as it was`);
  }
  if (there.size !== manifest.tables.length)
    throw new Error("there are tables beside the backup's");
}

/** Of a table's rows, as in a manifest. */
export async function checksumOf(snapshot: Snapshot, table: DumpedTable): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of snapshot.rowsOf(table)) hash.update(chunk);
  return hash.digest("hex");
}

async function removeOthers(files: FileStore, kept: ReadonlySet<string>): Promise<void> {
  const others: string[] = [];
  for await (const { key } of files.list("")) if (!kept.has(key)) others.push(key);
  for (const key of others) await files.remove(key);
}
