import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { Application as ApplicationShape, type ApplicationDetails } from "@taiyari/contract";
import {
  type ApplicationStage,
  appliedAfter,
  MAX_APPLICATIONS,
  moveTo,
  type StageChange,
} from "@taiyari/domain/applications";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db, Tx } from "../../db/client.ts";
import { applications, letters, resumes } from "../../db/schema/index.ts";
import {
  dropDeletedBeyond,
  isFull,
  lockDocumentsOf,
  restoreWithinLimit,
} from "../../shared/documents/limit-store.ts";

const table = applications;
const KIND = "applications";

/** One application of one person. Nothing is ever looked up without saying whose it is. */
export interface ApplicationKey {
  readonly userId: string;
  readonly id: string;
}

function isApplication({ userId, id }: ApplicationKey) {
  return and(eq(table.userId, userId), eq(table.id, id));
}

function isKept(key: ApplicationKey) {
  return and(isApplication(key), isNull(table.deletedAt));
}

const itsResume = and(
  eq(resumes.userId, table.userId),
  eq(resumes.id, table.resumeId),
  isNull(resumes.deletedAt),
);
const itsLetter = and(
  eq(letters.userId, table.userId),
  eq(letters.id, table.letterId),
  isNull(letters.deletedAt),
);

async function find(db: Db | Tx, wanted: SQL | undefined) {
  return db
    .select({
      row: table,
      resume: { name: resumes.name, revision: resumes.revision },
      letter: { name: letters.name, revision: letters.revision },
    })
    .from(table)
    .leftJoin(resumes, itsResume)
    .leftJoin(letters, itsLetter)
    .where(wanted)
    .orderBy(desc(table.createdAt), desc(table.id));
}

/** An application with what became of the documents that went with it. */
export type FoundApplication = Awaited<ReturnType<typeof find>>[number];

/** A person's applications without deleted ones, the one added last first. */
export async function findApplications(
  db: Db,
  userId: string,
): Promise<readonly FoundApplication[]> {
  return find(db, and(eq(table.userId, userId), isNull(table.deletedAt)));
}

/** Somebody else's, a deleted one and an unknown id all read as null. */
async function findOne(db: Db | Tx, key: ApplicationKey): Promise<FoundApplication | null> {
  const [found] = await find(db, isKept(key));
  return found ?? null;
}

/** The stages of a row, whatever older rules kept. */
export function historyOf(row: { readonly history: unknown }): readonly StageChange[] {
  return ApplicationShape.shape.history.parse(row.history);
}

function columnsOf({ resume, letter, ...details }: ApplicationDetails) {
  return {
    ...details,
    resumeId: resume?.id ?? null,
    resumeRevision: resume?.revision ?? null,
    letterId: letter?.id ?? null,
    letterRevision: letter?.revision ?? null,
  };
}

/** An application to be kept. */
export interface NewApplication {
  readonly details: ApplicationDetails;
  readonly first: StageChange;
  readonly now: Date;
}

/**
 * Keeps a new application. Where its owner already has this id nothing changes and what is kept comes back; null for
 * one that was deleted since. One at a time for each person, so that the limit holds.
 */
export async function insertApplication(
  db: Db,
  key: ApplicationKey,
  { details, first, now }: NewApplication,
): Promise<Result<FoundApplication | null, { readonly kind: "limit-reached" }>> {
  return db.transaction(async (tx) => {
    await lockDocumentsOf(tx, KIND, key.userId);
    const [kept] = await tx.select({ id: table.id }).from(table).where(isApplication(key));
    if (kept) return ok(await findOne(tx, key));
    if (await isFull(tx, table, key.userId, MAX_APPLICATIONS)) {
      return fail({ kind: "limit-reached" });
    }
    const values = { ...key, ...columnsOf(details), history: [first] };
    await tx.insert(table).values({ ...values, createdAt: now, updatedAt: now });
    await dropDeletedBeyond(tx, table, key.userId, 2 * MAX_APPLICATIONS);
    return ok(await findOne(tx, key));
  });
}

export type SaveProblem =
  | { readonly kind: "absent" }
  | { readonly kind: "conflict"; readonly revision: number };

/** Replaces what was written of an application, unless it was changed since `revision`. */
export async function saveApplication(
  db: Db,
  key: ApplicationKey,
  saving: { readonly details: ApplicationDetails; readonly revision: number; readonly now: Date },
): Promise<Result<FoundApplication, SaveProblem>> {
  const { details, revision, now } = saving;
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ revision: table.revision })
      .from(table)
      .where(isKept(key))
      .for("update");
    if (!kept) return fail({ kind: "absent" });
    if (kept.revision !== revision) return fail({ kind: "conflict", revision: kept.revision });
    await tx
      .update(table)
      .set({ ...columnsOf(details), revision: revision + 1, updatedAt: now })
      .where(isKept(key));
    const found = await findOne(tx, key);
    if (!found) throw new Error("a locked row went away");
    return ok(found);
  });
}

/** Moves an application to a stage; null when it is not there. */
export async function moveApplication(
  db: Db,
  key: ApplicationKey,
  { stage, on, now }: { readonly stage: ApplicationStage; readonly on: string; readonly now: Date },
): Promise<FoundApplication | null> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ history: table.history, appliedOn: table.appliedOn })
      .from(table)
      .where(isKept(key))
      .for("update");
    if (!kept) return null;
    const before = historyOf(kept);
    const history = moveTo(before, { stage, on });
    if (history !== before) {
      const appliedOn = appliedAfter(kept.appliedOn, before, { stage, on });
      await tx
        .update(table)
        .set({ history, appliedOn, revision: sql`${table.revision} + 1`, updatedAt: now })
        .where(isKept(key));
    }
    return findOne(tx, key);
  });
}

/** Puts an application aside until `purgeApplications`. False when it is not there. */
export async function markDeleted(db: Db, key: ApplicationKey, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at })
    .where(isKept(key))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Undoes `markDeleted` within the limit; one that is not deleted stays. */
export async function restoreApplication(
  db: Db,
  key: ApplicationKey,
): Promise<Result<null, { readonly kind: "absent" | "limit-reached" }>> {
  const isIt = isApplication(key);
  const undo = (tx: Tx) => tx.update(table).set({ deletedAt: null }).where(isIt);
  return restoreWithinLimit(db, table, KIND, key.userId, isIt, undo, MAX_APPLICATIONS);
}

/** Removes for good what was deleted before a moment. */
export async function purgeApplications(db: Db, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.deletedAt, before));
}
