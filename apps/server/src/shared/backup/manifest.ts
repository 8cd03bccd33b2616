import { createHash } from "node:crypto";
import { z } from "zod";

/** Of the archive's layout; raised when an earlier Taiyari could not read it any more. */
export const BACKUP_FORMAT = 1;

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  key: z.array(z.string()),
  rows: z.int(),
  /** Of its rows as COPY writes them in the order of the key, lower-case hex. */
  sha256: z.string(),
});

/** What is in a backup, and the checksums of it: its last entry, `manifest.json`. */
export const BackupManifest = z.object({
  format: z.int(),
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  /** Version of Taiyari. */
  taiyari: z.string(),
  /** Version of PostgreSQL. */
  postgres: z.string(),
  /** The migrations that had been applied, in their order. */
  migrations: z.array(z.int()),
  /** Each after those that it refers to. */
  tables: z.array(Table),
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  files: z.array(z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Tells whether two installations have the same secret, and nothing else of it. */
  secretMark: z.string(),
  /** Whether the secret is in the archive; without it, it was set by the environment. */
  hasSecret: z.boolean(),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** @see BackupManifest.secretMark */
export function markOfSecret(secret: string): string {
  return createHash("sha256").update(`taiyari backup ${secret}`).digest("hex").slice(0, 16);
}

/** The whole rows in COPY's text form: each ends with a line feed, and one within a value is written as two characters. */
export function countRows(part: Buffer): number {
  let rows = 0;
  for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) rows += 1;
  return rows;
}

/** Entries of the archive. */
export const ENTRY = {
  readme: "README.txt",
  manifest: "manifest.json",
  secret: "secret",
  /** Then the table's name and the number of the part. */
  database: "database/",
  /** Then the key. */
  files: "files/",
} as const;

/** "taiyari-2026-11-23T02-30-05Z.tar.gz": sorts by time, and is a name on every system. */
export function backupName(at: Date): string {
  const moment = at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
  return `taiyari-${moment}.tar.gz`;
}
