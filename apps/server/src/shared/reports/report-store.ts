import { and, desc, eq, lt, max, or, sql } from "drizzle-orm";
import { Report as ReportShape, StoredReport } from "@taiyari/contract";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { resumeReports, resumeUploads } from "../../db/schema/index.ts";
import { reportsUpload } from "../uploads/upload-store.ts";

const table = resumeReports;
const saved = { id: table.id, ordinal: table.ordinal, madeAt: table.madeAt };
const Previous = StoredReport.shape.previous.unwrap();

/** As it is stored and sent: the domain's `Report`, parsed. */
export type Report = z.infer<typeof ReportShape>;

/** A line of the reading a report was made from. */
const Line = z.object({ number: z.int(), page: z.int(), text: z.string() });
export type ReportLine = Readonly<z.infer<typeof Line>>;

export interface ReportRow {
  readonly id: string;
  readonly uploadId: string;
  readonly fileName: string;
  readonly ordinal: number;
  readonly madeAt: Date;
  readonly targetRole: string;
  readonly report: Report;
  readonly lines: readonly ReportLine[];
}

export interface NewReport {
  readonly userId: string;
  readonly uploadId: string;
  readonly inputHash: string;
  readonly askedHash: string;
  readonly readerVersion: string;
  readonly targetRole: string;
  readonly madeAt: Date;
  readonly score: number;
  readonly rulesVersion: string;
  /** A `Report` of the domain as JSON that the database can keep, and so are the lines. */
  readonly report: string;
  readonly lines: string;
}

/** What of a report is known once it is stored. */
export type SavedReport = Pick<ReportRow, "id" | "ordinal" | "madeAt" | "report" | "lines">;

/**
 * Stores a report, unless the same upload already has one with this hash. Gives the one that is stored.
 *
 * One at a time for each person, so that their reports are numbered without gaps or doubles.
 */
export async function saveReport(db: Db, report: NewReport): Promise<SavedReport> {
  const { userId, uploadId, inputHash } = report;
  const stored = await db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${userId}`}, 0))`,
    );
    const [same] = await tx
      .select(saved)
      .from(table)
      .where(
        and(eq(table.userId, userId), eq(table.uploadId, uploadId), eq(table.inputHash, inputHash)),
      );
    if (same) {
      const { askedHash } = report;
      await tx
        .update(table)
        .set({ askedHash })
        .where(and(eq(table.userId, userId), eq(table.id, same.id)));
      return same;
    }
    const [last] = await tx
      .select({ ordinal: max(table.ordinal) })
      .from(table)
      .where(eq(table.userId, userId));
    const [row] = await tx
      .insert(table)
      .values({
        ...report,
        ordinal: (last?.ordinal ?? 0) + 1,
        report: sql`${report.report}::jsonb`,
        lines: sql`${report.lines}::jsonb`,
      })
      .returning(saved);
    if (!row) throw new Error("an insert returned no row");
    return row;
  });
  const content = { report: JSON.parse(report.report), lines: JSON.parse(report.lines) };
  return { ...stored, ...toContent(content) };
}

const columns = {
  ...saved,
  uploadId: table.uploadId,
  fileName: resumeUploads.fileName,
  targetRole: table.targetRole,
  report: table.report,
  lines: table.lines,
};

type RawRow = Omit<ReportRow, "report" | "lines"> & { report: unknown; lines: unknown };

function toReport(row: RawRow): ReportRow {
  return { ...row, ...toContent(row) };
}

function toContent({
  report,
  lines,
}: Pick<RawRow, "report" | "lines">): Pick<ReportRow, "report" | "lines"> {
  return { report: ReportShape.parse(report), lines: z.array(Line).parse(lines) };
}

/** Whether an upload has any report. */
export async function hasReport(
  db: Db,
  { userId, uploadId }: { readonly userId: string; readonly uploadId: string },
): Promise<boolean> {
  const own = and(eq(table.userId, userId), eq(table.uploadId, uploadId));
  const [one] = await db.select({ id: table.id }).from(table).where(own).limit(1);
  return one !== undefined;
}

/** A report for its owner. Somebody else's, one of a deleted resume and an unknown id all read as null. */
export async function findReport(
  db: Db,
  key: { readonly userId: string; readonly reportId: string },
): Promise<ReportRow | null> {
  const [row] = await db
    .select(columns)
    .from(table)
    .innerJoin(resumeUploads, reportsUpload)
    .where(and(eq(table.userId, key.userId), eq(table.id, key.reportId)));
  return row ? toReport(row) : null;
}

/** The report of an upload that was last asked for with this; null for none. */
export async function findReportAskedWith(
  db: Db,
  key: { readonly userId: string; readonly uploadId: string; readonly askedHash: string },
): Promise<ReportRow | null> {
  const { userId, uploadId, askedHash } = key;
  const [row] = await db
    .select(columns)
    .from(table)
    .innerJoin(resumeUploads, reportsUpload)
    .where(
      and(eq(table.userId, userId), eq(table.uploadId, uploadId), eq(table.askedHash, askedHash)),
    )
    .orderBy(desc(table.ordinal))
    .limit(1);
  return row ? toReport(row) : null;
}

/** A person's latest report; null without one. */
export async function findLatestReport(db: Db, userId: string): Promise<ReportRow | null> {
  const [row] = await db
    .select(columns)
    .from(table)
    .innerJoin(resumeUploads, reportsUpload)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.madeAt), desc(table.ordinal))
    .limit(1);
  return row ? toReport(row) : null;
}

/** What is compared with the report the person made before this one, of any of their resumes; null for the first. */
export async function findPreviousReport(
  db: Db,
  userId: string,
  current: Pick<ReportRow, "madeAt" | "ordinal">,
): Promise<StoredReport["previous"]> {
  const [row] = await db
    .select({
      id: table.id,
      madeAt: table.madeAt,
      rulesVersion: table.rulesVersion,
      score: table.score,
      axes: sql<unknown>`${table.report} -> 'axes'`,
      skills: sql<unknown>`${table.report} -> 'skills'`,
    })
    .from(table)
    .innerJoin(resumeUploads, reportsUpload)
    .where(
      and(
        eq(table.userId, userId),
        or(
          lt(table.madeAt, current.madeAt),
          and(eq(table.madeAt, current.madeAt), lt(table.ordinal, current.ordinal)),
        ),
      ),
    )
    .orderBy(desc(table.madeAt), desc(table.ordinal))
    .limit(1);
  return row ? Previous.parse({ ...row, madeAt: row.madeAt.toISOString() }) : null;
}
