import { and, count, desc, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import { ResumeDraft as DraftShape } from "@taiyari/contract";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { isVersionDue, thinVersions } from "@taiyari/domain/versions";
import type { Db, Tx } from "../../db/client.ts";
import { resumes, resumeVersions } from "../../db/schema/index.ts";
import { hasResume, isNotDeleted, type ResumeKey } from "../../shared/resumes/resume-key-store.ts";

const table = resumeVersions;

/** A version without its contents. */
export interface VersionRow {
  readonly id: string;
  /** "" for one that was kept by itself. */
  readonly name: string;
  readonly madeAt: Date;
}

/** One version of one resume. */
export interface VersionKey extends ResumeKey {
  readonly versionId: string;
}

const columns = { id: table.id, name: table.name, madeAt: table.madeAt };

function isOf({ userId, resumeId }: ResumeKey) {
  return and(eq(table.userId, userId), eq(table.resumeId, resumeId));
}

/** Newest first; [] as well for a resume that is not there. */
export async function findVersions(
  db: Pick<Db, "select">,
  key: ResumeKey,
): Promise<readonly VersionRow[]> {
  return db
    .select(columns)
    .from(table)
    .where(isOf(key))
    .orderBy(desc(table.madeAt), desc(table.id));
}

/** One version, whole. Null for an unknown one, and while its resume is deleted or somebody else's. */
export async function findVersion(
  db: Db,
  key: VersionKey,
): Promise<(VersionRow & { readonly draft: ResumeDraft }) | null> {
  const [row] = await db
    .select({ ...columns, draft: table.draft })
    .from(table)
    .innerJoin(resumes, and(eq(resumes.userId, table.userId), eq(resumes.id, table.resumeId)))
    .where(and(isOf(key), eq(table.id, key.versionId), isNull(resumes.deletedAt)));
  return row ? { ...row, draft: DraftShape.parse(row.draft) } : null;
}

/** How many versions a person has. */
export interface VersionCounts {
  readonly named: number;
  /** Of those made lately the last so many; null when there are fewer. */
  readonly oldestOfLast: Date | null;
}

/** Counts a person's versions, of all resumes. */
export async function countVersions(
  db: Db,
  userId: string,
  recent: { readonly since: Date; readonly last: number },
): Promise<VersionCounts> {
  const [[named], lately] = await Promise.all([
    db
      .select({ versions: count() })
      .from(table)
      .where(and(eq(table.userId, userId), ne(table.name, ""))),
    db
      .select({ madeAt: table.madeAt })
      .from(table)
      .where(and(eq(table.userId, userId), gt(table.madeAt, recent.since)))
      .orderBy(desc(table.madeAt))
      .limit(recent.last),
  ]);
  return { named: named?.versions ?? 0, oldestOfLast: lately[recent.last - 1]?.madeAt ?? null };
}

/** Keeps what is saved now as a version. Null when the resume is not there. */
export async function insertVersion(
  db: Pick<Tx, "select" | "insert">,
  key: ResumeKey,
  { name, madeAt }: Pick<VersionRow, "name" | "madeAt">,
): Promise<VersionRow | null> {
  const [resume] = await db.select({ draft: resumes.draft }).from(resumes).where(isNotDeleted(key));
  if (!resume) return null;
  const [row] = await db
    .insert(table)
    .values({ ...key, draft: resume.draft, name, madeAt })
    .returning(columns);
  return row ?? null;
}

/**
 * Keeps a draft that is given as a version, under its id. Where there is one with that id nothing changes and it comes
 * back. Null when the resume is not there, and where the id is that of another resume's version.
 */
export async function insertGivenVersion(
  db: Db,
  { versionId, ...key }: VersionKey,
  { draft, ...version }: Pick<VersionRow, "name" | "madeAt"> & { readonly draft: ResumeDraft },
): Promise<VersionRow | null> {
  return db.transaction(async (tx) => {
    if (!(await hasResume(tx, key))) return null;
    await tx
      .insert(table)
      .values({ id: versionId, ...key, ...version, draft })
      .onConflictDoNothing();
    const [row] = await tx
      .select(columns)
      .from(table)
      .where(and(isOf(key), eq(table.id, versionId)));
    return row ?? null;
  });
}

/**
 * Keeps what is saved now as a version when it is time for one, and clears away those that have grown too old for
 * their number. To be called before something else is saved, in the same transaction.
 *
 * @param savedAt  when what is saved now was saved; the version's own time
 */
export async function keepDueVersion(
  tx: Tx,
  key: ResumeKey,
  { savedAt, now }: { readonly savedAt: Date; readonly now: Date },
): Promise<void> {
  const versions = await findVersions(tx, key);
  const lastMadeAt = versions[0]?.madeAt ?? null;
  // One that was made since the last saving holds the same.
  if (lastMadeAt !== null && lastMadeAt.getTime() >= savedAt.getTime()) return;
  if (!isVersionDue(lastMadeAt, now)) return;
  await insertVersion(tx, key, { name: "", madeAt: savedAt });
  await thinOut(tx, key, now);
}

/** Clears away versions without a name that have grown too old for their number. */
export async function thinOut(
  db: Pick<Tx, "select" | "delete">,
  key: ResumeKey,
  now: Date,
): Promise<void> {
  const removable = thinVersions(await findVersions(db, key), now);
  if (removable.length === 0) return;
  await db.delete(table).where(and(isOf(key), inArray(table.id, [...removable])));
}

/** Gives a version another name, or none with "". Null where `findVersion` gives null. */
export async function renameVersion(
  db: Db,
  key: VersionKey,
  name: string,
): Promise<VersionRow | null> {
  const [row] = await db
    .update(table)
    .set({ name })
    .from(resumes)
    .where(
      and(
        isOf(key),
        eq(table.id, key.versionId),
        eq(resumes.userId, table.userId),
        eq(resumes.id, table.resumeId),
        isNull(resumes.deletedAt),
      ),
    )
    .returning(columns);
  return row ?? null;
}
