import { eq, sql } from "drizzle-orm";
import { Report } from "@taiyari/contract";
import type { z } from "zod";
import type { Db } from "../../../db/client.ts";
import { resumeReports, resumeUploads } from "../../../db/schema/index.ts";
import { reportsUpload } from "../../../shared/uploads/upload-store.ts";

const table = resumeReports;
const Axes = Report.shape.axes;
const Next = Report.shape.improvements.element.nullable();

/** A report as lists and figures need it. */
export interface ReportBrief {
  readonly id: string;
  readonly uploadId: string;
  readonly madeAt: Date;
  readonly score: number;
  readonly targetRole: string;
  readonly axes: z.infer<typeof Axes>;
  /** The first improvement; null when nothing is left to improve. */
  readonly next: z.infer<typeof Next>;
  /** Name of the role whose profile stood in for a job description; "" otherwise. */
  readonly matchRole: string;
}

/** All of a person's reports, oldest first, without those of deleted resumes. */
export async function findReportBriefs(db: Db, userId: string): Promise<readonly ReportBrief[]> {
  const rows = await db
    .select({
      id: table.id,
      uploadId: table.uploadId,
      madeAt: table.madeAt,
      score: table.score,
      targetRole: table.targetRole,
      axes: sql<unknown>`${table.report} -> 'axes'`,
      next: sql<unknown>`${table.report} -> 'improvements' -> 0`,
      matchRole: sql<string | null>`${table.report} -> 'match' ->> 'role'`,
    })
    .from(table)
    .innerJoin(resumeUploads, reportsUpload)
    .where(eq(table.userId, userId))
    .orderBy(table.madeAt, table.ordinal);
  return rows.map((row) => ({
    ...row,
    axes: Axes.parse(row.axes),
    next: Next.parse(row.next),
    matchRole: row.matchRole ?? "",
  }));
}
