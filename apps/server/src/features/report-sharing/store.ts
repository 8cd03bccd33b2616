import { and, desc, eq } from "drizzle-orm";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { resumeReports, resumeShares, resumeUploads, user } from "../../db/schema/index.ts";
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
import { reportsUpload } from "../../shared/uploads/upload-store.ts";

const table = resumeShares;

/** One report of one person. */
export interface ReportKey {
  readonly userId: string;
  readonly reportId: string;
}

/** A link to a report, without its password. */
export interface ReportShareRow extends LinkRow {
  readonly showsContact: boolean;
}

const columns = { ...LINK_COLUMNS, showsContact: table.showsContact };

function isOf({ userId, reportId }: ReportKey) {
  return and(eq(table.userId, userId), eq(table.reportId, reportId));
}

/** Every link to a report, ended ones too, newest first; [] as well for a report that is not there. */
export async function findReportShares(db: Db, key: ReportKey): Promise<readonly ReportShareRow[]> {
  return db
    .select(columns)
    .from(table)
    .where(isOf(key))
    .orderBy(desc(table.createdAt), desc(table.id));
}

export interface NewReportShare extends NewLink {
  readonly expiresAt: Date;
  readonly showsContact: boolean;
}

/** Adds a link. Locks the report meanwhile, so that the limit holds. */
export async function insertReportShare(
  db: Db,
  key: ReportKey,
  { now, ...share }: NewReportShare,
): Promise<Result<ReportShareRow, { readonly kind: "absent" | "limit-reached" }>> {
  return db.transaction(async (tx) => {
    const [report] = await tx
      .select({ id: resumeReports.id })
      .from(resumeReports)
      .innerJoin(resumeUploads, reportsUpload)
      .where(and(eq(resumeReports.userId, key.userId), eq(resumeReports.id, key.reportId)))
      .for("update");
    if (!report) return fail({ kind: "absent" });
    if (await hasAllLinks(tx, isOf(key), now)) return fail({ kind: "limit-reached" });
    const [row] = await tx
      .insert(table)
      .values({ ...key, ...share, isListed: false, createdAt: now })
      .returning(columns);
    if (!row) throw new Error("an insert returned no row");
    return ok(row);
  });
}

/** Ends a link for good; one that has ended keeps its moment. Null for a link that is not there. */
export async function markReportShareRevoked(
  db: Db,
  key: ReportKey & LinkKey,
  at: Date,
): Promise<ReportShareRow | null> {
  const [row] = await db
    .update(table)
    .set(endedAt(at))
    .where(and(isOf(key), eq(table.id, key.shareId)))
    .returning(columns);
  return row ?? null;
}

/** A link that is open, and what it opens. */
export interface OpenReportShare extends OpenLink, ReportKey {
  readonly showsContact: boolean;
}

/** The open link with this token. Null for an unknown, ended or expired one, and while its file is deleted. */
export async function findOpenReportShare(
  db: Db,
  token: string,
  now: Date,
): Promise<OpenReportShare | null> {
  const [row] = await db
    .select({
      userId: table.userId,
      shareId: table.id,
      passwordHash: table.passwordHash,
      reportId: resumeReports.id,
      showsContact: table.showsContact,
    })
    .from(table)
    .innerJoin(
      resumeReports,
      and(eq(resumeReports.userId, table.userId), eq(resumeReports.id, table.reportId)),
    )
    .innerJoin(resumeUploads, reportsUpload)
    .where(and(eq(table.token, token), isLinkOpen(now)));
  return row ?? null;
}

/** The name a person signed up with; "" for nobody. */
export async function findAccountName(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId));
  return row?.name ?? "";
}
