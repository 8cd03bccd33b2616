import { and, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { resumeUploads } from "../../db/schema/index.ts";
import {
  isNotDeleted,
  isUpload,
  toUpload,
  uploadColumns,
  type UploadKey,
  type UploadRow,
} from "../../shared/uploads/upload-store.ts";

const table = resumeUploads;

/** What is known of a file when it has just been kept. */
export type NewUpload = Pick<
  UploadRow,
  "userId" | "fileName" | "fileSize" | "format" | "sha256" | "objectKey" | "uploadedAt"
>;

/**
 * Adds a row with status pending. An earlier upload of the same name gives up its path and keeps its file.
 *
 * Two at the same moment take their turns: exactly one of them holds the path afterwards.
 */
export async function insertUpload(db: Db, upload: NewUpload): Promise<UploadRow> {
  const filePath = `${upload.userId}/${upload.fileName}`;
  return db.transaction(async (tx) => {
    await takePath(tx, { userId: upload.userId, filePath, at: upload.uploadedAt });
    const [row] = await tx
      .insert(table)
      .values({ ...upload, filePath })
      .returning(uploadColumns);
    if (!row) throw new Error("an insert returned no row");
    return toUpload(row);
  });
}

/** What a person uploaded lately and keeps. */
export interface Usage {
  /** Of the last so many uploads the first, when all of them are that recent; null otherwise. */
  readonly oldestOfLast: Date | null;
  /** Of all files that are not deleted. */
  readonly bytes: number;
}

/** Counts a person's uploads, in the last while those that were deleted since as well. */
export async function findUsage(
  db: Db,
  userId: string,
  recent: { readonly since: Date; readonly last: number },
): Promise<Usage> {
  const [recentOnes, [kept]] = await Promise.all([
    db
      .select({ uploadedAt: table.uploadedAt })
      .from(table)
      .where(and(eq(table.userId, userId), gt(table.uploadedAt, recent.since)))
      .orderBy(desc(table.uploadedAt))
      .limit(recent.last),
    db
      .select({ bytes: sql<string>`coalesce(sum(${table.fileSize}), 0)` })
      .from(table)
      .where(and(eq(table.userId, userId), isNull(table.deletedAt))),
  ]);
  const oldest = recentOnes[recent.last - 1];
  return { oldestOfLast: oldest?.uploadedAt ?? null, bytes: Number(kept?.bytes ?? 0) };
}

/**
 * Removes for good what a person deleted first, until what can still be restored takes no more than `bytes`. Uploads
 * since `recent` stay: they are still counted. Gives the keys of the files.
 */
export async function dropDeletedBeyond(
  db: Db,
  userId: string,
  { bytes, recent }: { readonly bytes: number; readonly recent: Date },
): Promise<readonly string[]> {
  const rows = await db.execute<{ objectKey: string }>(sql`
    delete from ${table}
    where ${table.userId} = ${userId} and ${table.uploadedAt} < ${recent} and ${table.id} in (
      select id from (
        select ${table.id} as id,
          sum(${table.fileSize}) over (order by ${table.deletedAt} desc, ${table.id}) as total
        from ${table}
        where ${table.userId} = ${userId} and ${table.deletedAt} is not null
      ) as deleted
      where total > ${bytes}
    )
    returning ${table.objectKey} as "objectKey"
  `);
  return rows.rows.map((row) => row.objectKey);
}

async function takePath(
  tx: Tx,
  { userId, filePath, at }: { userId: string; filePath: string; at: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${filePath}, 0))`);
  await tx
    .update(table)
    .set({ replacedAt: at })
    .where(
      and(
        eq(table.userId, userId),
        eq(table.filePath, filePath),
        isNull(table.replacedAt),
        isNull(table.deletedAt),
      ),
    );
}

/** Takes an upload out of every list. False when there is no such upload, or it is out already. */
export async function markDeleted(db: Db, key: UploadKey, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at })
    .where(isNotDeleted(key))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Undoes `markDeleted`. A path taken over meanwhile stays with the later upload. False when nothing was to undo. */
export async function unmarkDeleted(db: Db, key: UploadKey, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ filePath: table.filePath, uploadedAt: table.uploadedAt })
      .from(table)
      .where(and(isUpload(key), isNotNull(table.deletedAt)));
    if (!row) return false;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.filePath}, 0))`);
    const later = await tx
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.userId, key.userId),
          eq(table.filePath, row.filePath),
          ne(table.id, key.uploadId),
          isNull(table.replacedAt),
          isNull(table.deletedAt),
        ),
      );
    await tx
      .update(table)
      .set({ deletedAt: null, ...(later.length > 0 ? { replacedAt: at } : {}) })
      .where(and(isUpload(key), isNotNull(table.deletedAt)));
    return true;
  });
}

/** Removes for good what was deleted before a moment, with its reports. Gives the keys of the files. */
export async function purgeDeleted(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .delete(table)
    .where(lt(table.deletedAt, before))
    .returning({ objectKey: table.objectKey });
  return rows.map((row) => row.objectKey);
}

/** Whether a row, deleted or not, still needs a stored file. */
export async function isObjectNeeded(db: Db, objectKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.objectKey, objectKey))
    .limit(1);
  return rows.length > 0;
}
