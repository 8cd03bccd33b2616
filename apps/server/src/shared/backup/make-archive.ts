import { createHash, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "../../adapters/files/file-store.ts";
import { withDump, type Snapshot } from "../../db/dump/dump-tables.ts";
import type { DumpedTable } from "../../db/dump/describe-tables.ts";
import type { Database } from "../../db/open-database.ts";
import { BACKUP_FORMAT, type BackupManifest, countRows, ENTRY, markOfSecret } from "./manifest.ts";
import { BACKUP_README } from "./readme.ts";
import { type AddEntry, writeArchive } from "./write-archive.ts";

/** What a backup is made of. */
export interface BackupSource {
  readonly database: Pick<Database, "connection">;
  readonly files: FileStore;
  /** What signs cookies here. */
  readonly secret: string;
  /** Whether it is kept in the data folder, and so belongs into a backup. */
  readonly keepsSecret: boolean;
  /** Version of Taiyari. */
  readonly version: string;
}

export interface MadeArchive {
  readonly manifest: BackupManifest;
  readonly bytes: number;
}

/** A table is cut into parts of this many bytes: a tar entry says its length before its content. */
const PART_BYTES = 4 * 1024 ** 2;

/**
 * Writes everything of an installation into one file, while it is used. Null when another backup is under way.
 *
 * The database is read at one moment. Files are never changed and are removed days after their rows, so those that
 * were there before that moment and those that came since are together all that the rows name.
 */
export async function makeArchive(
  source: BackupSource,
  file: string,
  now: Date,
  id: string = randomUUID(),
): Promise<MadeArchive | null> {
  return withDump(source.database.connection, async (dump) => {
    if (!(await dump.tryLock())) return null;
    const files = new Map<string, BackupManifest["files"][number]>();
    let manifest: BackupManifest | null = null;
    const bytes = await writeArchive(file, async (add) => {
      await add(ENTRY.readme, Buffer.from(BACKUP_README));
      await addFiles(source.files, files, add);
      const snapshot = await dump.takeSnapshot();
      const tables: BackupManifest["tables"] = [];
      for (const table of snapshot.tables) tables.push(await addTable(snapshot, table, add));
      await addFiles(source.files, files, add);
      if (source.keepsSecret) await add(ENTRY.secret, Buffer.from(source.secret));
      manifest = {
        format: BACKUP_FORMAT,
        id,
        madeAt: now.toISOString(),
        taiyari: source.version,
        postgres: snapshot.version,
        migrations: [...snapshot.migrations],
        tables,
        sequences: [...snapshot.sequences],
        files: [...files.values()],
        secretMark: markOfSecret(source.secret),
        hasSecret: source.keepsSecret,
      };
      await add(ENTRY.manifest, Buffer.from(JSON.stringify(manifest, null, 1)));
    });
    if (!manifest) throw new Error("an archive was written without a manifest");
    return { manifest, bytes };
  });
}

/** Adds the files that are not in it yet. One that is removed meanwhile is left out. */
async function addFiles(
  store: FileStore,
  added: Map<string, BackupManifest["files"][number]>,
  add: AddEntry,
): Promise<void> {
  for await (const { key } of store.list("")) {
    if (added.has(key)) continue;
    const content = await store.open(key);
    if (!content) continue;
    const bytes = await buffer(content);
    await add(`${ENTRY.files}${key}`, bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    added.set(key, { key, bytes: bytes.length, sha256 });
  }
}

async function addTable(
  snapshot: Snapshot,
  table: DumpedTable,
  add: AddEntry,
): Promise<BackupManifest["tables"][number]> {
  const hash = createHash("sha256");
  let rows = 0;
  let part = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;

  async function letGo(): Promise<void> {
    const content = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    part += 1;
    await add(`${ENTRY.database}${table.name}/${String(part).padStart(6, "0")}`, content);
  }

  for await (const chunk of snapshot.rowsOf(table)) {
    hash.update(chunk);
    rows += countRows(chunk);
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes >= PART_BYTES) await letGo();
  }
  if (heldBytes > 0) await letGo();
  return {
    name: table.name,
    columns: [...table.columns],
    key: [...table.key],
    rows,
    sha256: hash.digest("hex"),
  };
}
