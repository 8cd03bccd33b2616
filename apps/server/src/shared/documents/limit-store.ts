import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db, Tx } from "../../db/client.ts";

/** A table of what people make, name and delete, and may restore for a while. */
export type DocumentTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly userId: AnyPgColumn;
  readonly deletedAt: AnyPgColumn;
};

/** The most of one person; those that are deleted do not count. */
export const MAX_DOCUMENTS = 200;

/** The most of one person with those that are deleted: beyond it, the one deleted first cannot be restored any more. */
const MAX_WITH_DELETED = 400;

/**
 * Has what one person makes of a kind made one at a time, so that the limit holds.
 *
 * @param kind  the name of the table
 */
export async function lockDocumentsOf(tx: Tx, kind: string, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`);
}

/** Whether a person has as many as anybody may: 200, unless `most` says otherwise. */
export async function isFull(
  tx: Tx,
  table: DocumentTable,
  userId: string,
  most: number = MAX_DOCUMENTS,
): Promise<boolean> {
  const [counted] = await tx
    .select({ documents: count() })
    .from(table)
    .where(and(eq(table.userId, userId), isNull(table.deletedAt)));
  return (counted?.documents ?? 0) >= most;
}

/** Removes for good what was deleted first, until a person has no more than may be restored. */
export async function dropDeletedBeyond(
  tx: Tx,
  table: DocumentTable,
  userId: string,
  most: number = MAX_WITH_DELETED,
): Promise<void> {
  const isTheirs = eq(table.userId, userId);
  const [counted] = await tx.select({ documents: count() }).from(table).where(isTheirs);
  const tooMany = (counted?.documents ?? 0) - most;
  if (tooMany <= 0) return;
  const oldest = tx
    .select({ id: table.id })
    .from(table)
    .where(and(isTheirs, isNotNull(table.deletedAt)))
    .orderBy(asc(table.deletedAt), asc(table.id))
    .limit(tooMany);
  await tx.delete(table).where(and(isTheirs, inArray(table.id, oldest)));
}

/**
 * Brings a deleted document back within the limit; one that is not deleted stays as it is.
 *
 * @param kind   the name of the table
 * @param isIt   whether a row is the one, deleted or not
 * @param undo   takes the mark of deletion off the row
 */
export async function restoreWithinLimit(
  db: Db,
  table: DocumentTable,
  kind: string,
  userId: string,
  isIt: SQL | undefined,
  undo: (tx: Tx) => Promise<unknown>,
  most: number = MAX_DOCUMENTS,
): Promise<Result<null, { readonly kind: "absent" | "limit-reached" }>> {
  return db.transaction(async (tx) => {
    await lockDocumentsOf(tx, kind, userId);
    const [kept] = await tx.select({ deletedAt: table.deletedAt }).from(table).where(isIt);
    if (!kept) return fail({ kind: "absent" });
    if (kept.deletedAt === null) return ok(null);
    if (await isFull(tx, table, userId, most)) return fail({ kind: "limit-reached" });
    await undo(tx);
    return ok(null);
  });
}
