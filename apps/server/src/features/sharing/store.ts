import { and, desc, eq, isNull, or, type SQL } from "drizzle-orm";
import { ResumeDraft as DraftShape } from "@taiyari/contract";
import { linkNameOf } from "@taiyari/domain/account";
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
import { claimName, type NameProblem } from "./name-store.ts";
import { isNotDeleted, type ResumeKey } from "../../shared/resumes/resume-key-store.ts";

const table = resumeShares;

/** A link to a resume, without its password. */
export interface ShareRow extends LinkRow {
  readonly isListed: boolean;
  /** Opens it beside its token; null for none. */
  readonly name: string | null;
  readonly label: string;
}

const columns = {
  ...LINK_COLUMNS,
  isListed: table.isListed,
  name: table.name,
  label: table.label,
};

const ofShare = and(eq(resumes.userId, table.userId), eq(resumes.id, table.resumeId));

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
  /** As `linkNameOf` gives it; null for none. */
  readonly name: string | null;
  readonly label: string;
}

interface NameRefused {
  readonly kind: "name-refused";
  readonly reason: NameProblem;
}

/** Adds a link. Locks the resume meanwhile, so that the limit holds. */
export async function insertShare(
  db: Db,
  key: ResumeKey,
  { now, ...share }: NewShare,
): Promise<Result<ShareRow, { readonly kind: "absent" | "limit-reached" } | NameRefused>> {
  return db.transaction(async (tx) => {
    const [resume] = await tx
      .select({ id: resumes.id })
      .from(resumes)
      .where(isNotDeleted(key))
      .for("update");
    if (!resume) return fail({ kind: "absent" });
    if (await hasAllLinks(tx, isOf(key), now)) return fail({ kind: "limit-reached" });
    if (share.name !== null) {
      const { userId } = key;
      const reason = await claimName(tx, { userId, name: share.name, shareId: null, now });
      if (reason) return fail({ kind: "name-refused", reason });
    }
    const [row] = await tx
      .insert(table)
      .values({ ...key, ...share, createdAt: now })
      .returning(columns);
    if (!row) throw new Error("an insert returned no row");
    return ok(row);
  });
}

export interface ShareNaming {
  /** As `linkNameOf` gives it; null for none. */
  readonly name: string | null;
  readonly label: string;
  readonly now: Date;
}

/** Gives an open link another name and label. "absent" as well for an ended one, and while its resume is deleted. */
export async function updateShareName(
  db: Db,
  key: ResumeKey & LinkKey,
  { name, label, now }: ShareNaming,
): Promise<Result<ShareRow, { readonly kind: "absent" } | NameRefused>> {
  return db.transaction(async (tx) => {
    const { userId, shareId } = key;
    const [share] = await tx
      .select({ id: table.id })
      .from(table)
      .innerJoin(resumes, ofShare)
      .where(and(isOf(key), eq(table.id, shareId), isLinkOpen(now), isNull(resumes.deletedAt)))
      .for("update");
    if (!share) return fail({ kind: "absent" });
    const reason = name === null ? null : await claimName(tx, { userId, name, shareId, now });
    if (reason) return fail({ kind: "name-refused", reason });
    const [row] = await tx
      .update(table)
      .set({ name, label })
      .where(and(isOf(key), eq(table.id, shareId)))
      .returning(columns);
    return row ? ok(row) : fail({ kind: "absent" });
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
export interface OpenShare extends OpenLink, ResumeKey {
  readonly draft: ResumeDraft;
  readonly updatedAt: Date;
}

/** What the last part of a link's address may be: its token, or its name in whatever capitals. */
function isAt(address: string): SQL | undefined {
  return or(eq(table.token, address), eq(table.name, linkNameOf(address)));
}

/** The open link at this address. Null for an unknown, ended or expired one, and while its resume is deleted. */
export async function findOpenShare(db: Db, address: string, now: Date): Promise<OpenShare | null> {
  const [row] = await db
    .select({
      userId: table.userId,
      shareId: table.id,
      resumeId: resumes.id,
      passwordHash: table.passwordHash,
      draft: resumes.draft,
      updatedAt: resumes.updatedAt,
    })
    .from(table)
    .innerJoin(resumes, ofShare)
    .where(and(isAt(address), isLinkOpen(now), isNull(resumes.deletedAt)));
  return row ? { ...row, draft: DraftShape.parse(row.draft) } : null;
}

/** Whether search engines may list the page at this address: false for any that `findOpenShare` does not find. */
export async function isShareListed(db: Db, address: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ isListed: table.isListed })
    .from(table)
    .innerJoin(resumes, ofShare)
    .where(and(isAt(address), isLinkOpen(now), isNull(resumes.deletedAt)));
  return row?.isListed ?? false;
}
