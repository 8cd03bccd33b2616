import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { ResumeDraft as DraftShape } from "@taiyari/contract";
import type { ResumeDraft } from "@taiyari/domain/draft";
import type { Template } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db, Tx } from "../../db/client.ts";
import { resumePictures, resumes, resumeShares } from "../../db/schema/index.ts";
import { isLinkOpen } from "../../shared/links/link-store.ts";
import { isNotDeleted, type ResumeKey } from "../../shared/resumes/resume-key-store.ts";
import { sharedDraft } from "./shared-draft.ts";

const table = resumePictures;

/** What pictures are looked up with. */
interface PictureDeps {
  readonly db: Db;
  readonly templates: readonly Template[];
}

/** What the picture of a page is of: another one where others see anything else. */
export function digestOf(shared: ResumeDraft): string {
  return createHash("sha256").update(JSON.stringify(shared)).digest("hex");
}

function isOf({ userId, resumeId }: ResumeKey) {
  return and(eq(table.userId, userId), eq(table.resumeId, resumeId));
}

export interface PictureState {
  /** Whether a link shows it: an open one without a password. */
  readonly isShown: boolean;
  /** Whether the picture that is kept is of what others see now. */
  readonly isCurrent: boolean;
  readonly revision: number;
}

/** Null when the resume is not there. */
export async function findPictureState(
  { db, templates }: PictureDeps,
  key: ResumeKey,
  now: Date,
): Promise<PictureState | null> {
  const [row] = await db
    .select({ draft: resumes.draft, revision: resumes.revision, digest: table.digest })
    .from(resumes)
    .leftJoin(table, and(eq(table.userId, resumes.userId), eq(table.resumeId, resumes.id)))
    .where(isNotDeleted(key));
  if (!row) return null;
  return {
    isShown: await isPictureShown(db, key, now),
    isCurrent: row.digest === digestOf(sharedDraft(DraftShape.parse(row.draft), templates)),
    revision: row.revision,
  };
}

async function isPictureShown(
  db: Pick<Tx, "select">,
  { userId, resumeId }: ResumeKey,
  now: Date,
): Promise<boolean> {
  const open = await db
    .select({ id: resumeShares.id })
    .from(resumeShares)
    .where(
      and(
        eq(resumeShares.userId, userId),
        eq(resumeShares.resumeId, resumeId),
        isNull(resumeShares.passwordHash),
        isLinkOpen(now),
      ),
    )
    .limit(1);
  return open.length > 0;
}

interface NewPicture {
  /** Of the draft that the picture is of. */
  readonly revision: number;
  /** A JPEG, base64. */
  readonly picture: string;
  readonly now: Date;
}

/** Takes the place of the one before. "unwanted" for another revision than the kept one, and where no link shows it. */
export async function setPicture(
  { db, templates }: PictureDeps,
  key: ResumeKey,
  { revision, picture, now }: NewPicture,
): Promise<Result<null, { readonly kind: "absent" | "unwanted" }>> {
  return db.transaction(async (tx) => {
    const [resume] = await tx
      .select({ draft: resumes.draft, revision: resumes.revision })
      .from(resumes)
      .where(isNotDeleted(key))
      .for("update");
    if (!resume) return fail({ kind: "absent" });
    const isWanted = resume.revision === revision && (await isPictureShown(tx, key, now));
    if (!isWanted) return fail({ kind: "unwanted" });
    const digest = digestOf(sharedDraft(DraftShape.parse(resume.draft), templates));
    const kept = { digest, picture, madeAt: now };
    await tx
      .insert(table)
      .values({ ...key, ...kept })
      .onConflictDoUpdate({ target: [table.userId, table.resumeId], set: kept });
    return ok(null);
  });
}

/** Whether there is a picture of this digest. */
export async function hasPicture(db: Db, key: ResumeKey, digest: string): Promise<boolean> {
  const rows = await db
    .select({ digest: table.digest })
    .from(table)
    .where(and(isOf(key), eq(table.digest, digest)));
  return rows.length > 0;
}

/** The bytes of the picture of this digest; null when there is none. */
export async function findPicture(db: Db, key: ResumeKey, digest: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ picture: table.picture })
    .from(table)
    .where(and(isOf(key), eq(table.digest, digest)));
  return row ? Buffer.from(row.picture, "base64") : null;
}
