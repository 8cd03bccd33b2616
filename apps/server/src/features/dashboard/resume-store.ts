import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { Report } from "@taiyari/contract";
import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import { letters, resumeReports, resumeUploads } from "../../db/schema/index.ts";

const Axes = Report.shape.axes;
const Improvements = Report.shape.improvements;
const Match = Report.shape.match;

export interface UploadRow {
  readonly id: string;
  readonly fileName: string;
  readonly status: "pending" | "read" | "unreadable";
}

export interface ReportRow {
  readonly uploadId: string;
  readonly fileName: string;
  readonly ordinal: number;
  readonly madeAt: Date;
  readonly score: number;
  readonly axes: z.infer<typeof Axes>;
}

/** Reports that are looked at; the latest. */
const MOST_REPORTS = 50;

const isTheirs = (userId: string) =>
  and(eq(resumeUploads.userId, userId), isNull(resumeUploads.deletedAt));

const ofUpload = and(
  eq(resumeUploads.userId, resumeReports.userId),
  eq(resumeUploads.id, resumeReports.uploadId),
);

/** Resumes that are not deleted, the latest first. */
export async function findUploads(db: Db, userId: string): Promise<readonly UploadRow[]> {
  const { id, fileName, status, uploadedAt } = resumeUploads;
  return db
    .select({ id, fileName, status })
    .from(resumeUploads)
    .where(isTheirs(userId))
    .orderBy(desc(uploadedAt));
}

/** Reports on them, the latest first. */
export async function findReports(db: Db, userId: string): Promise<readonly ReportRow[]> {
  const { uploadId, ordinal, madeAt, score, report } = resumeReports;
  const rows = await db
    .select({
      uploadId,
      ordinal,
      madeAt,
      score,
      fileName: resumeUploads.fileName,
      axes: sql<unknown>`${report}->'axes'`,
    })
    .from(resumeReports)
    .innerJoin(resumeUploads, ofUpload)
    .where(isTheirs(userId))
    .orderBy(desc(madeAt))
    .limit(MOST_REPORTS);
  return rows.map((row) => ({ ...row, axes: Axes.parse(row.axes) }));
}

/** What the latest report proposes, the largest gain first, and how the resume stands to a job; null without a report. */
export async function findLatestFindings(
  db: Db,
  userId: string,
): Promise<{
  readonly improvements: z.infer<typeof Improvements>;
  readonly match: z.infer<typeof Match>;
} | null> {
  const [row] = await db
    .select({
      improvements: sql<unknown>`${resumeReports.report}->'improvements'`,
      match: sql<unknown>`${resumeReports.report}->'match'`,
    })
    .from(resumeReports)
    .innerJoin(resumeUploads, ofUpload)
    .where(isTheirs(userId))
    .orderBy(desc(resumeReports.madeAt))
    .limit(1);
  return row
    ? { improvements: Improvements.parse(row.improvements), match: Match.parse(row.match) }
    : null;
}

export interface LetterRow {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly updatedAt: Date;
}

/** Cover letters that are not deleted, the latest first. */
export async function findLetters(db: Db, userId: string): Promise<readonly LetterRow[]> {
  const { id, name, role, company, updatedAt, deletedAt } = letters;
  return db
    .select({ id, name, role, company, updatedAt })
    .from(letters)
    .where(and(eq(letters.userId, userId), isNull(deletedAt)))
    .orderBy(desc(updatedAt));
}
