import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { Corrections, type ReadSummary } from "@taiyari/contract";
import type { Correction, Reading } from "@taiyari/domain/resume";
import type { Db } from "../../db/client.ts";
import { resumeUploads } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";
import type { UploadKey } from "./store.ts";

const table = resumeUploads;

/** A reading as made, and what its owner corrected in it. */
export interface CorrectableReading {
  /** Its shape follows from `readerVersion`, so it is not parsed again. */
  readonly reading: Reading;
  readonly readerVersion: string;
  readonly corrections: readonly Correction[];
  /** Changes whenever the corrections or the reading under them do. */
  readonly revision: number;
}

function isThere({ userId, uploadId }: UploadKey) {
  return and(eq(table.userId, userId), eq(table.id, uploadId), isNull(table.deletedAt));
}

/**
 * The reading of an upload with its corrections, for its owner. Null for somebody else's, a deleted one, an unknown id
 * and an upload that has no reading.
 */
export async function findCorrectable(db: Db, key: UploadKey): Promise<CorrectableReading | null> {
  const [row] = await db
    .select({
      reading: table.reading,
      readerVersion: table.readerVersion,
      corrections: table.corrections,
      revision: table.correctionsRevision,
    })
    .from(table)
    .where(and(isThere(key), isNotNull(table.reading)));
  if (!row || row.readerVersion === null) return null;
  return {
    reading: row.reading as Reading,
    readerVersion: row.readerVersion,
    corrections: Corrections.parse(row.corrections),
    revision: row.revision,
  };
}

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
    .update(table)
    .set({
      corrections: storableJson(corrections),
      summary: storableJson(summary),
      correctionsRevision: sql`${table.correctionsRevision} + 1`,
    })
    .where(and(isThere(key), isNotNull(table.reading), eq(table.correctionsRevision, revision)))
    .returning({ revision: table.correctionsRevision });
  return row?.revision ?? null;
}
