import { and, isNotNull, sql } from "drizzle-orm";
import { Corrections, type ReadSummary } from "@taiyari/contract";
import type { Correction, ReadProblem } from "@taiyari/domain/resume";
import type { Db } from "../../db/client.ts";
import { resumeUploads } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";
import { isUpload, type UploadKey } from "../uploads/upload-store.ts";

const table = resumeUploads;

/** A reading as made, and what its owner corrected in it. */
export interface StoredReading {
  /** A `Reading` as JSON, which most only pass on. Its shape follows from `readerVersion`. */
  readonly reading: string;
  readonly readerVersion: string;
  readonly corrections: readonly Correction[];
  /** Changes whenever the corrections or the reading under them do. */
  readonly revision: number;
}

/**
 * The reading of an upload, deleted or not, with its corrections. Null for somebody else's, an unknown id and an upload
 * that has no reading.
 */
export async function findReading(db: Db, key: UploadKey): Promise<StoredReading | null> {
  const [row] = await db
    .select({
      reading: sql<string>`${table.reading}::text`,
      readerVersion: table.readerVersion,
      corrections: table.corrections,
      revision: table.correctionsRevision,
    })
    .from(table)
    .where(and(isUpload(key), isNotNull(table.reading)));
  if (!row || row.readerVersion === null) return null;
  return {
    reading: row.reading,
    readerVersion: row.readerVersion,
    corrections: Corrections.parse(row.corrections),
    revision: row.revision,
  };
}

/** The outcome of reading a file. */
export type ReadOutcome =
  | {
      readonly kind: "read";
      /** A `Reading` as JSON that the database can keep. */
      readonly reading: string;
      readonly summary: ReadSummary;
      readonly pages: number;
      readonly tagged: boolean;
    }
  | { readonly kind: "unreadable"; readonly problem: ReadProblem };

/**
 * Keeps what was read, or why nothing could be.
 *
 * A reading that its owner has corrected meanwhile stays as it is. One that is made again counts as a change of the
 * corrections, so that none made on the reading before it is saved.
 */
export async function saveReadOutcome(
  db: Db,
  key: UploadKey,
  outcome: ReadOutcome & { readonly readerVersion: string },
): Promise<void> {
  const values =
    outcome.kind === "read"
      ? {
          status: "read" as const,
          problem: null,
          reading: sql`${outcome.reading}::jsonb`,
          summary: storableJson(outcome.summary),
          pages: outcome.pages,
          tagged: outcome.tagged,
        }
      : { status: "unreadable" as const, problem: outcome.problem, reading: null, summary: null };
  await db
    .update(table)
    .set({
      ...values,
      readerVersion: outcome.readerVersion,
      correctionsRevision: sql`${table.correctionsRevision} + (${table.reading} is not null)::int`,
    })
    .where(and(isUpload(key), sql`${table.corrections} = '[]'::jsonb`));
}
