import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { ReadSummary } from "@taiyari/contract";
import type { Correction } from "@taiyari/domain/resume";
import type { Db } from "../../db/client.ts";
import { resumeReports, resumeUploads } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";
import { isNotDeleted, reportsUpload, type UploadKey } from "../../shared/uploads/upload-store.ts";

/** Corrections to keep, and the summary of the reading with them. */
export interface NewCorrections {
  readonly corrections: readonly Correction[];
  readonly summary: ReadSummary;
  /** The revision they were made on. */
  readonly revision: number;
}

/**
 * Replaces the corrections of a reading, unless others were saved since.
 *
 * One statement: of two that were made on the same revision, one is kept.
 *
 * @returns  the new revision; null when the upload is at another one, is gone, or has no reading
 */
export async function saveCorrections(
  db: Db,
  key: UploadKey,
  { corrections, summary, revision }: NewCorrections,
): Promise<number | null> {
  const [row] = await db
    .update(resumeUploads)
    .set({
      corrections: storableJson(corrections),
      summary: storableJson(summary),
      correctionsRevision: sql`${resumeUploads.correctionsRevision} + 1`,
    })
    .where(
      and(
        isNotDeleted(key),
        isNotNull(resumeUploads.reading),
        eq(resumeUploads.correctionsRevision, revision),
      ),
    )
    .returning({ revision: resumeUploads.correctionsRevision });
  return row?.revision ?? null;
}

/** The latest report of one upload; null without one. */
export async function findReportOfUpload(
  db: Db,
  { userId, uploadId }: UploadKey,
): Promise<{ readonly id: string; readonly score: number } | null> {
  const [row] = await db
    .select({ id: resumeReports.id, score: resumeReports.score })
    .from(resumeReports)
    .innerJoin(resumeUploads, reportsUpload)
    .where(and(eq(resumeReports.userId, userId), eq(resumeReports.uploadId, uploadId)))
    .orderBy(desc(resumeReports.madeAt), desc(resumeReports.ordinal))
    .limit(1);
  return row ?? null;
}
