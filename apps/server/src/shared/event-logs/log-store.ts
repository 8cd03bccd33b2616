import { and, count, eq, isNull, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { storableJson } from "../../http/storable.ts";
import {
  dropDeletedBeyond,
  isFull,
  lockDocumentsOf,
  restoreWithinLimit,
} from "../documents/limit-store.ts";

/** A table of `logColumns`. */
export type LogTable = PgTable & {
  readonly [
    Column in "id" | "userId" | "startedAt" | "head" | "createdAt" | "deletedAt"
  ]: AnyPgColumn;
};

/** A table of `logEventColumns`. */
export type LogEventTable = PgTable & {
  readonly [Column in "id" | "userId" | "logId" | "ordinal" | "receivedAt" | "event"]: AnyPgColumn;
};

/** What people begin and fill with events, of one kind. */
export interface LogTables {
  /** Of the kind, for locks: the name of its table. */
  readonly name: string;
  readonly logs: LogTable;
  readonly events: LogEventTable;
}

/** One log of one person. Nothing is ever looked up without saying whose it is. */
export interface LogKey {
  readonly userId: string;
  readonly logId: string;
}

/** The row of a log, deleted or not. */
function isLog({ logs }: LogTables, { userId, logId }: LogKey): SQL | undefined {
  return and(eq(logs.userId, userId), eq(logs.id, logId));
}

/** The row of a log that is not deleted. */
export function isKept(tables: LogTables, key: LogKey): SQL | undefined {
  return and(isLog(tables, key), isNull(tables.logs.deletedAt));
}

/**
 * Keeps a log as it was begun. Where its owner has this id already, deleted or not, nothing changes.
 *
 * One at a time for each person, so that the limit holds.
 */
export async function insertLog(
  db: Db,
  tables: LogTables,
  userId: string,
  { id, startedAt, ...head }: { readonly id: string; readonly startedAt: string },
  now: Date,
): Promise<Result<null, { readonly kind: "limit-reached" }>> {
  const { logs } = tables;
  return db.transaction(async (tx) => {
    await lockDocumentsOf(tx, tables.name, userId);
    const [there] = await tx
      .select({ found: count() })
      .from(logs)
      .where(isLog(tables, { userId, logId: id }));
    if (there && there.found > 0) return ok(null);
    if (await isFull(tx, logs, userId)) return fail({ kind: "limit-reached" });
    const row = {
      id,
      userId,
      startedAt: new Date(startedAt),
      head: storableJson(head),
      createdAt: now,
    };
    await tx.insert(logs).values(row);
    await dropDeletedBeyond(tx, logs, userId);
    return ok(null);
  });
}

/** What was begun, for its owner, without what happened in it. Somebody else's, a deleted one and an unknown id all read as null. */
export async function findLog(
  db: Db,
  tables: LogTables,
  key: LogKey,
): Promise<Readonly<Record<string, unknown>> | null> {
  const { id, startedAt, head } = tables.logs;
  const [row] = await db
    .select({ id, startedAt, head })
    .from(tables.logs)
    .where(isKept(tables, key));
  if (!row) return null;
  const at: unknown = row.startedAt;
  return { ...Object(row.head), id: row.id, startedAt: at instanceof Date ? at.toISOString() : at };
}

/** Puts a log aside until `purgeLogs`. False when it is not there. */
export async function markLogDeleted(
  db: Db,
  tables: LogTables,
  key: LogKey,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(tables.logs)
    .set({ deletedAt: at })
    .where(isKept(tables, key))
    .returning({ id: tables.logs.id });
  return rows.length > 0;
}

/** Undoes `markLogDeleted` within the limit; one that is not deleted stays. */
export async function restoreLog(
  db: Db,
  tables: LogTables,
  key: LogKey,
): Promise<Result<null, { readonly kind: "absent" | "limit-reached" }>> {
  const isIt = isLog(tables, key);
  return restoreWithinLimit(db, tables.logs, tables.name, key.userId, isIt, (tx) =>
    tx.update(tables.logs).set({ deletedAt: null }).where(isIt),
  );
}

/** Removes for good what was deleted before a moment, with what happened in it. */
export async function purgeLogs(db: Db, { logs }: LogTables, before: Date): Promise<void> {
  await db.delete(logs).where(lt(logs.deletedAt, before));
}
