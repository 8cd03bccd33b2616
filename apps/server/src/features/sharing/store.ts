import { and, desc, eq, isNull } from "drizzle-orm";
import { ResumeDraft as DraftShape } from "@taiyari/contract";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { resumes, resumeShares } from "../../db/schema/index.ts";
import type { OpenLink } from "../../shared/links/admit-visitor.ts";
import {
  endedAt,
  hasAllLinks,
  isLinkOpen,
  LINK_COLUMNS,
  type LinkRow,
  type NewLink,
} from "../../shared/links/link-store.ts";
import type { LinkKey } from "../../shared/links/traffic-store.ts";
import { isNotDeleted, type ResumeKey } from "../../shared/resumes/resume-key-store.ts";

const table = resumeShares;

/** A link to a resume, without its password. */
export interface ShareRow extends LinkRow {
  readonly isListed: boolean;
}

const columns = { ...LINK_COLUMNS, isListed: table.isListed };

function isOf({ userId, resumeId }: ResumeKey) {
  return and(eq(table.userId, userId), eq(table.resumeId, resumeId));
}

/** Every link to a resume, ended ones too, newest first; [] as well for a resume that is not there. */
export async function findShares(db: Db, key: ResumeKey): Promise<readonly ShareRow[]> {
  return db
    .select(columns)
    .from(table)
    .where(isOf(key))
    .orderBy(desc(table.createdAt), desc(table.id));
}

/** `expiresAt` is null for one that does not end by itself. */
export interface NewShare extends NewLink {
  readonly expiresAt: Date | null;
  readonly isListed: boolean;
}

/** Adds a link. Locks the resume meanwhile, so that the limit holds. */
export async function insertShare(
  db: Db,
  key: ResumeKey,
  { now, ...share }: NewShare,
): Promise<Result<ShareRow, { readonly kind: "absent" | "limit-reached" }>> {
  return db.transaction(async (tx) => {
    const [resume] = await tx
      .select({ id: resumes.id })
      .from(resumes)
      .where(isNotDeleted(key))
      .for("update");
    if (!resume) return fail({ kind: "absent" });
    if (await hasAllLinks(tx, isOf(key), now)) return fail({ kind: "limit-reached" });
    const [row] = await tx
      .insert(table)
      .values({ ...key, ...share, createdAt: now })
      .returning(columns);
    if (!row) throw new Error("an insert returned no row");
    return ok(row);
  });
}

/** Ends a link for good; one that has ended keeps its moment. Null when its resume or the link itself is not there. */
export async function markShareRevoked(
  db: Db,
  key: ResumeKey & LinkKey,
  at: Date,
): Promise<ShareRow | null> {
  const [row] = await db
    .update(table)
    .set(endedAt(at))
    .from(resumes)
    .where(
      and(
        isOf(key),
        eq(table.id, key.shareId),
        eq(resumes.userId, table.userId),
        eq(resumes.id, table.resumeId),
        isNull(resumes.deletedAt),
      ),
    )
    .returning(columns);
  return row ?? null;
}

/** A link that is open, with what it opens. */
export interface OpenShare extends OpenLink {
  readonly draft: ResumeDraft;
  readonly updatedAt: Date;
}

const ofShare = and(eq(resumes.userId, table.userId), eq(resumes.id, table.resumeId));

/** The open link with this token. Null for an unknown, ended or expired one, and while its resume is deleted. */
export async function findOpenShare(db: Db, token: string, now: Date): Promise<OpenShare | null> {
  const [row] = await db
    .select({
      userId: table.userId,
      shareId: table.id,
      passwordHash: table.passwordHash,
      draft: resumes.draft,
      updatedAt: resumes.updatedAt,
    })
    .from(table)
    .innerJoin(resumes, ofShare)
    .where(and(eq(table.token, token), isLinkOpen(now), isNull(resumes.deletedAt)));
  return row ? { ...row, draft: DraftShape.parse(row.draft) } : null;
}

/** Whether search engines may list the page of this token: false for any that `findOpenShare` does not find. */
export async function isShareListed(db: Db, token: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ isListed: table.isListed })
    .from(table)
    .innerJoin(resumes, ofShare)
    .where(and(eq(table.token, token), isLinkOpen(now), isNull(resumes.deletedAt)));
  return row?.isListed ?? false;
}
