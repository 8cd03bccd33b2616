import { desc, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { backups, user } from "../../db/schema/index.ts";

/** A backup that was made, or that failed. */
export type BackupRow = typeof backups.$inferSelect;
export type BackupReason = BackupRow["reason"];

/** What is known of a backup when it begins. */
export type NewBackup = Pick<BackupRow, "id" | "startedAt" | "reason" | "file">;

export async function insertBackup(db: Db, backup: NewBackup): Promise<void> {
  await db.insert(backups).values(backup);
}

/** Notes how it went. Does nothing for one that is not there. */
export async function finishBackup(
  db: Db,
  id: string,
  outcome: Partial<Pick<BackupRow, "finishedAt" | "bytes" | "rows" | "files" | "problem">>,
): Promise<void> {
  await db.update(backups).set(outcome).where(eq(backups.id, id));
}

/** Notes that a backup was restored as a test. Does nothing for one that this installation did not make. */
export async function markBackupTested(db: Db, id: string, at: Date): Promise<void> {
  await db.update(backups).set({ testedAt: at }).where(eq(backups.id, id));
}

/** Those that were begun, newest first; failed ones too. */
export async function listBackups(db: Db, most: number): Promise<readonly BackupRow[]> {
  return db.select().from(backups).orderBy(desc(backups.startedAt)).limit(most);
}

/** Where this installation stands with its backups; null for what never happened. */
export interface BackupStatus {
  /** The newest one that is whole. */
  readonly last: BackupRow | null;
  /** Of the newest one that was begun: why it failed. */
  readonly problem: string | null;
  /** When one was last restored as a test. */
  readonly testedAt: Date | null;
}

/** What the admin page says of backups. */
export async function backupStatus(db: Db): Promise<BackupStatus> {
  const [newest] = await listBackups(db, 1);
  const [last] = await db
    .select()
    .from(backups)
    .where(isNotNull(backups.finishedAt))
    .orderBy(desc(backups.finishedAt))
    .limit(1);
  const [tested] = await db
    .select({ at: backups.testedAt })
    .from(backups)
    .where(isNotNull(backups.testedAt))
    .orderBy(desc(backups.testedAt))
    .limit(1);
  return {
    last: last ?? null,
    problem: newest?.problem ?? null,
    testedAt: tested?.at ?? null,
  };
}

/** Whether anybody has an account here. */
export async function hasPeople(db: Db): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).limit(1);
  return rows.length > 0;
}
