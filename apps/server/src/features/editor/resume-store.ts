import { and, count, desc, eq, gt, isNull, lt, or, type SQL } from "drizzle-orm";
import { ResumeDraft as DraftShape } from "@taiyari/contract";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { resumes, resumeShares } from "../../db/schema/index.ts";
import { isResume, isNotDeleted, type ResumeKey } from "../../shared/resumes/resume-key-store.ts";
import {
  dropDeletedBeyond,
  isFull,
  lockDocumentsOf,
  restoreWithinLimit,
} from "../../shared/documents/limit-store.ts";

const table = resumes;

/** A resume without its contents. */
export interface BriefRow {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly title: string;
  readonly template: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** How many links to it are open. */
  readonly shares: number;
}

/** A resume, whole. */
export interface ResumeRow {
  readonly id: string;
  readonly name: string;
  readonly draft: ResumeDraft;
  readonly revision: number;
  readonly updatedAt: Date;
}

/** What is known of a draft once it is kept. */
export interface StoredState {
  readonly revision: number;
  /** When it was last changed. */
  readonly updatedAt: Date;
}

/** A draft's columns: itself, and what lists show of it. */
export function columnsOf(draft: ResumeDraft) {
  const { fullName, title } = draft.resumeData.personal;
  return { draft, fullName, title, template: draft.currentTemplate };
}

/** A person's resumes without deleted ones, the one last changed first, each with the number of its links open at `now`. */
export async function findResumes(db: Db, userId: string, now: Date): Promise<readonly BriefRow[]> {
  return briefsOf(db, and(eq(table.userId, userId), isNull(table.deletedAt)), now);
}

/** The same of one; null when it is not there. */
export async function findBrief(db: Db, key: ResumeKey, now: Date): Promise<BriefRow | null> {
  const [row] = await briefsOf(db, isNotDeleted(key), now);
  return row ?? null;
}

async function briefsOf(db: Db, wanted: SQL | undefined, now: Date): Promise<readonly BriefRow[]> {
  const isOpen = and(
    eq(resumeShares.userId, table.userId),
    eq(resumeShares.resumeId, table.id),
    isNull(resumeShares.revokedAt),
    or(isNull(resumeShares.expiresAt), gt(resumeShares.expiresAt, now)),
  );
  return db
    .select({
      id: table.id,
      name: table.name,
      fullName: table.fullName,
      title: table.title,
      template: table.template,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
      shares: count(resumeShares.id),
    })
    .from(table)
    .leftJoin(resumeShares, isOpen)
    .where(wanted)
    .groupBy(table.userId, table.id)
    .orderBy(desc(table.updatedAt), desc(table.id));
}

/** A resume for its owner. Somebody else's, a deleted one and an unknown id all read as null. */
export async function findResume(db: Db, key: ResumeKey): Promise<ResumeRow | null> {
  const [row] = await db
    .select({
      id: table.id,
      name: table.name,
      draft: table.draft,
      revision: table.revision,
      updatedAt: table.updatedAt,
    })
    .from(table)
    .where(isNotDeleted(key));
  return row ? { ...row, draft: DraftShape.parse(row.draft) } : null;
}

/** A resume to be kept. */
export interface NewResume {
  readonly name: string;
  readonly draft: ResumeDraft;
  readonly now: Date;
}

/**
 * Keeps a new resume. Where its owner already has this id, deleted or not, nothing changes and what is kept comes back.
 *
 * One at a time for each person, so that the limit holds.
 */
export async function insertResume(
  db: Db,
  key: ResumeKey,
  { name, draft, now }: NewResume,
): Promise<Result<StoredState, { readonly kind: "limit-reached" }>> {
  return db.transaction(async (tx) => {
    await lockDocumentsOf(tx, "resumes", key.userId);
    const [kept] = await tx
      .select({ revision: table.revision, updatedAt: table.updatedAt })
      .from(table)
      .where(isResume(key));
    if (kept) return ok(kept);
    if (await isFull(tx, table, key.userId)) return fail({ kind: "limit-reached" });
    const [row] = await tx
      .insert(table)
      .values({
        id: key.resumeId,
        userId: key.userId,
        name,
        ...columnsOf(draft),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ revision: table.revision, updatedAt: table.updatedAt });
    if (!row) throw new Error("an insert returned no row");
    await dropDeletedBeyond(tx, table, key.userId);
    return ok(row);
  });
}

/**
 * Adds a copy under the id `newId`. Where its owner already has that id nothing changes, so that asking again is safe.
 *
 * @param nameOf  gives the copy's name from the original's
 */
export async function copyResume(
  db: Db,
  key: ResumeKey,
  { newId, nameOf, now }: { newId: string; nameOf: (name: string) => string; now: Date },
): Promise<Result<null, { readonly kind: "absent" | "limit-reached" }>> {
  const { userId } = key;
  return db.transaction(async (tx) => {
    await lockDocumentsOf(tx, "resumes", userId);
    const [original] = await tx.select().from(table).where(isNotDeleted(key));
    if (!original) return fail({ kind: "absent" });
    const [copied] = await tx
      .select({ id: table.id })
      .from(table)
      .where(isResume({ userId, resumeId: newId }));
    if (copied) return ok(null);
    if (await isFull(tx, table, userId)) return fail({ kind: "limit-reached" });
    await tx.insert(table).values({
      ...original,
      id: newId,
      name: nameOf(original.name),
      revision: 1,
      createdAt: now,
      updatedAt: now,
    });
    await dropDeletedBeyond(tx, table, userId);
    return ok(null);
  });
}

/** False when it is not there. */
export async function renameResume(db: Db, key: ResumeKey, name: string): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ name })
    .where(isNotDeleted(key))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Puts a resume aside; everything of it stays until `purgeResumes`. False when it is not there. */
export async function markResumeDeleted(db: Db, key: ResumeKey, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at })
    .where(isNotDeleted(key))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Undoes `markResumeDeleted`, with its versions and links, within the limit; one that is not deleted stays. */
export async function restoreDeleted(
  db: Db,
  key: ResumeKey,
): Promise<Result<null, { readonly kind: "absent" | "limit-reached" }>> {
  const isIt = isResume(key);
  return restoreWithinLimit(db, table, "resumes", key.userId, isIt, (tx) =>
    tx.update(table).set({ deletedAt: null }).where(isIt),
  );
}

/** Removes for good what was deleted before a moment, with its versions and links. */
export async function purgeResumes(db: Db, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.deletedAt, before));
}
