import { and, desc, eq, isNull, lt, type SQL } from "drizzle-orm";
import { Letter as LetterShape } from "@taiyari/contract";
import type { Letter } from "@taiyari/domain/coach";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { letters, resumes } from "../../db/schema/index.ts";
import {
  dropDeletedBeyond,
  isFull,
  lockDocumentsOf,
  restoreWithinLimit,
} from "../../shared/documents/limit-store.ts";

const table = letters;

/** One letter of one person. Nothing is ever looked up without saying whose it is. */
export interface LetterKey {
  readonly userId: string;
  readonly letterId: string;
}

/** The resume a letter goes with. */
export interface ResumeOfLetter {
  readonly id: string;
  readonly revision: number;
}

/** A letter without its contents. */
export interface BriefRow {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly resumeId: string | null;
  readonly resumeRevision: number | null;
  /** Null for a letter without a resume, and for a resume that was deleted. */
  readonly resumeName: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A letter, whole. */
export interface LetterRow extends BriefRow {
  readonly letter: Letter;
  readonly jobDescription: string;
  readonly revision: number;
}

/** What is known of a letter once it is kept. */
export interface StoredState {
  readonly revision: number;
  /** When it was last changed. */
  readonly updatedAt: Date;
}

/** The row of a letter, deleted or not. */
function isLetter({ userId, letterId }: LetterKey) {
  return and(eq(table.userId, userId), eq(table.id, letterId));
}

/** The row of a letter that is not deleted. */
export function isKept(key: LetterKey) {
  return and(isLetter(key), isNull(table.deletedAt));
}

/** A letter's columns: itself, and what lists show of it. */
export function columnsOf(letter: Letter) {
  const { role, company } = letter;
  return { letter, role, company };
}

const BRIEF = {
  id: table.id,
  name: table.name,
  role: table.role,
  company: table.company,
  resumeId: table.resumeId,
  resumeRevision: table.resumeRevision,
  resumeName: resumes.name,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
};

const itsResume = and(
  eq(resumes.userId, table.userId),
  eq(resumes.id, table.resumeId),
  isNull(resumes.deletedAt),
);

/** A person's letters without deleted ones, the one last changed first. */
export async function findLetters(db: Db, userId: string): Promise<readonly BriefRow[]> {
  return briefsOf(db, and(eq(table.userId, userId), isNull(table.deletedAt)));
}

/** The same of one; null when it is not there. */
export async function findBrief(db: Db, key: LetterKey): Promise<BriefRow | null> {
  const [row] = await briefsOf(db, isKept(key));
  return row ?? null;
}

async function briefsOf(db: Db, wanted: SQL | undefined): Promise<readonly BriefRow[]> {
  return db
    .select(BRIEF)
    .from(table)
    .leftJoin(resumes, itsResume)
    .where(wanted)
    .orderBy(desc(table.updatedAt), desc(table.id));
}

/** A letter for its owner. Somebody else's, a deleted one and an unknown id all read as null. */
export async function findLetter(db: Db, key: LetterKey): Promise<LetterRow | null> {
  const [row] = await db
    .select({
      ...BRIEF,
      letter: table.letter,
      jobDescription: table.jobDescription,
      revision: table.revision,
    })
    .from(table)
    .leftJoin(resumes, itsResume)
    .where(isKept(key));
  return row ? { ...row, letter: LetterShape.parse(row.letter) } : null;
}

/** A letter to be kept. */
export interface NewLetter {
  readonly name: string;
  readonly letter: Letter;
  readonly resume: ResumeOfLetter | null;
  readonly jobDescription: string;
  readonly now: Date;
}

/**
 * Keeps a new letter. Where its owner already has this id, deleted or not, nothing changes and what is kept comes back.
 *
 * One at a time for each person, so that the limit holds.
 */
export async function insertLetter(
  db: Db,
  { userId, letterId }: LetterKey,
  { name, letter, resume, jobDescription, now }: NewLetter,
): Promise<Result<StoredState, { readonly kind: "limit-reached" }>> {
  return db.transaction(async (tx) => {
    await lockDocumentsOf(tx, "letters", userId);
    const [kept] = await tx
      .select({ revision: table.revision, updatedAt: table.updatedAt })
      .from(table)
      .where(isLetter({ userId, letterId }));
    if (kept) return ok(kept);
    if (await isFull(tx, table, userId)) return fail({ kind: "limit-reached" });
    const [row] = await tx
      .insert(table)
      .values({
        id: letterId,
        userId,
        name,
        jobDescription,
        resumeId: resume?.id ?? null,
        resumeRevision: resume?.revision ?? null,
        ...columnsOf(letter),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ revision: table.revision, updatedAt: table.updatedAt });
    if (!row) throw new Error("an insert returned no row");
    await dropDeletedBeyond(tx, table, userId);
    return ok(row);
  });
}

/**
 * Adds a copy under the id `newId`. Where its owner already has that id nothing changes, so that asking again is safe.
 *
 * @param nameOf  gives the copy's name from the original's
 */
export async function copyLetter(
  db: Db,
  key: LetterKey,
  { newId, nameOf, now }: { newId: string; nameOf: (name: string) => string; now: Date },
): Promise<Result<null, { readonly kind: "absent" | "limit-reached" }>> {
  const { userId } = key;
  return db.transaction(async (tx) => {
    await lockDocumentsOf(tx, "letters", userId);
    const [original] = await tx.select().from(table).where(isKept(key));
    if (!original) return fail({ kind: "absent" });
    const [copied] = await tx
      .select({ id: table.id })
      .from(table)
      .where(isLetter({ userId, letterId: newId }));
    if (copied) return ok(null);
    if (await isFull(tx, table, userId)) return fail({ kind: "limit-reached" });
    const name = nameOf(original.name);
    await tx
      .insert(table)
      .values({ ...original, id: newId, name, revision: 1, createdAt: now, updatedAt: now });
    await dropDeletedBeyond(tx, table, userId);
    return ok(null);
  });
}

/** False when it is not there. */
export async function renameLetter(db: Db, key: LetterKey, name: string): Promise<boolean> {
  const rows = await db.update(table).set({ name }).where(isKept(key)).returning({ id: table.id });
  return rows.length > 0;
}

/** Puts a letter aside until `purgeLetters`. False when it is not there. */
export async function markLetterDeleted(db: Db, key: LetterKey, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at })
    .where(isKept(key))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Undoes `markLetterDeleted` within the limit; one that is not deleted stays. */
export async function restoreDeleted(
  db: Db,
  key: LetterKey,
): Promise<Result<null, { readonly kind: "absent" | "limit-reached" }>> {
  const isIt = isLetter(key);
  return restoreWithinLimit(db, table, "letters", key.userId, isIt, (tx) =>
    tx.update(table).set({ deletedAt: null }).where(isIt),
  );
}

/** Removes for good what was deleted before a moment. */
export async function purgeLetters(db: Db, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.deletedAt, before));
}
