import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { AnalysisDetails, ReadSummary, ResumeMetadata } from "@taiyari/contract";
import type * as domain from "@taiyari/domain/resume";
import { z } from "zod";
import type { Db, Tx } from "../../db/client.ts";
import { resumeUploads } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";

const table = resumeUploads;

const ReadProblem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("no-text"), pages: z.int() }),
  z.object({ kind: z.literal("not-a-pdf") }),
  z.object({ kind: z.literal("encrypted") }),
  z.object({ kind: z.literal("too-large"), limit: z.enum(["bytes", "pages", "memory"]) }),
  z.object({ kind: z.literal("damaged") }),
  z.object({ kind: z.literal("timed-out"), afterMs: z.number() }),
]);

/** An upload without what was read in it. */
export interface UploadRow {
  readonly id: string;
  readonly userId: string;
  readonly fileName: string;
  readonly filePath: string;
  readonly fileSize: number;
  readonly status: "pending" | "read" | "unreadable";
  readonly format: domain.SourceFormat;
  readonly sha256: string;
  readonly objectKey: string;
  readonly uploadedAt: Date;
  readonly replacedAt: Date | null;
  readonly problem: domain.ReadProblem | null;
  readonly summary: ReadSummary | null;
  readonly readerVersion: string | null;
  readonly pages: number | null;
  readonly tagged: boolean | null;
  /** Whether the person corrected what was read. */
  readonly isCorrected: boolean;
  readonly metadata: domain.ResumeMetadata;
  readonly details: domain.AnalysisDetails;
}

/** One upload of one person. Nothing is ever looked up without saying whose it is. */
export interface UploadKey {
  readonly userId: string;
  readonly uploadId: string;
}

const columns = {
  id: table.id,
  userId: table.userId,
  fileName: table.fileName,
  filePath: table.filePath,
  fileSize: table.fileSize,
  status: table.status,
  format: table.format,
  sha256: table.sha256,
  objectKey: table.objectKey,
  uploadedAt: table.uploadedAt,
  replacedAt: table.replacedAt,
  problem: table.problem,
  summary: table.summary,
  readerVersion: table.readerVersion,
  pages: table.pages,
  tagged: table.tagged,
  isCorrected: sql<boolean>`${table.corrections} <> '[]'::jsonb`,
  metadata: table.metadata,
  details: table.details,
};

type RawRow = Pick<typeof table.$inferSelect, Exclude<keyof typeof columns, "isCorrected">> &
  Pick<UploadRow, "isCorrected">;

function toUpload(row: RawRow): UploadRow {
  return {
    ...row,
    problem: ReadProblem.nullable().parse(row.problem),
    summary: ReadSummary.nullable().parse(row.summary),
    metadata: withoutUndefined(ResumeMetadata.parse(row.metadata)),
    details: withoutUndefined(AnalysisDetails.parse(row.details)),
  };
}

/** An absent answer is absent: zod types it as possibly undefined, JSON has no such thing. */
function withoutUndefined<Value extends object>(value: Value) {
  return value as { [Key in keyof Value]: Exclude<Value[Key], undefined> };
}

function isUpload({ userId, uploadId }: UploadKey) {
  return and(eq(table.userId, userId), eq(table.id, uploadId));
}

/** What is known of a file when it has just been kept. */
export type NewUpload = Pick<
  UploadRow,
  "userId" | "fileName" | "fileSize" | "format" | "sha256" | "objectKey" | "uploadedAt"
>;

/**
 * Adds a row with status pending. An earlier upload of the same name gives up its path and keeps its file.
 *
 * Two at the same moment take their turns: exactly one of them holds the path afterwards.
 */
export async function insertUpload(db: Db, upload: NewUpload): Promise<UploadRow> {
  const filePath = `${upload.userId}/${upload.fileName}`;
  return db.transaction(async (tx) => {
    await takePath(tx, { userId: upload.userId, filePath, at: upload.uploadedAt });
    const [row] = await tx
      .insert(table)
      .values({ ...upload, filePath })
      .returning(columns);
    if (!row) throw new Error("an insert returned no row");
    return toUpload(row);
  });
}

async function takePath(
  tx: Tx,
  { userId, filePath, at }: { userId: string; filePath: string; at: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${filePath}, 0))`);
  await tx
    .update(table)
    .set({ replacedAt: at })
    .where(
      and(
        eq(table.userId, userId),
        eq(table.filePath, filePath),
        isNull(table.replacedAt),
        isNull(table.deletedAt),
      ),
    );
}

/** An upload for its owner. Somebody else's, a deleted one and an unknown id all read as null. */
export async function findUpload(db: Db, key: UploadKey): Promise<UploadRow | null> {
  const [row] = await db
    .select(columns)
    .from(table)
    .where(and(isUpload(key), isNull(table.deletedAt)));
  return row ? toUpload(row) : null;
}

/** A person's uploads, newest first, without deleted ones. */
export async function findUploads(db: Db, userId: string): Promise<readonly UploadRow[]> {
  const rows = await db
    .select(columns)
    .from(table)
    .where(and(eq(table.userId, userId), isNull(table.deletedAt)))
    .orderBy(desc(table.uploadedAt), desc(table.id));
  return rows.map(toUpload);
}

/**
 * What was read in an upload, if these reading rules made it; null for a reading by other rules and for none.
 *
 * Its shape follows from the version, so it is not parsed again.
 */
export async function findReading(
  db: Db,
  key: UploadKey,
  readerVersion: string | null,
): Promise<domain.Reading | null> {
  if (readerVersion === null) return null;
  const [row] = await db
    .select({ reading: table.reading })
    .from(table)
    .where(and(isUpload(key), eq(table.readerVersion, readerVersion), isNotNull(table.reading)));
  return row ? (row.reading as domain.Reading) : null;
}

/** The outcome of reading a file. */
export type ReadOutcome =
  | {
      readonly kind: "read";
      readonly reading: domain.Reading;
      readonly summary: ReadSummary;
      readonly pages: number;
      readonly tagged: boolean;
    }
  | { readonly kind: "unreadable"; readonly problem: domain.ReadProblem };

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
          reading: storableJson(outcome.reading),
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

/** Replaces the answers of the wizard or of the analysis form. False when there is no such upload. */
export async function saveAnswers(
  db: Db,
  key: UploadKey,
  answers:
    | { readonly metadata: z.infer<typeof ResumeMetadata> }
    | { readonly details: z.infer<typeof AnalysisDetails> },
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set(answers)
    .where(and(isUpload(key), isNull(table.deletedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Takes an upload out of every list. False when there is no such upload, or it is out already. */
export async function markDeleted(db: Db, key: UploadKey, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at })
    .where(and(isUpload(key), isNull(table.deletedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Undoes `markDeleted`. A path taken over meanwhile stays with the later upload. False when nothing was to undo. */
export async function unmarkDeleted(db: Db, key: UploadKey, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ filePath: table.filePath, uploadedAt: table.uploadedAt })
      .from(table)
      .where(and(isUpload(key), isNotNull(table.deletedAt)));
    if (!row) return false;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.filePath}, 0))`);
    const later = await tx
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.userId, key.userId),
          eq(table.filePath, row.filePath),
          ne(table.id, key.uploadId),
          isNull(table.replacedAt),
          isNull(table.deletedAt),
        ),
      );
    await tx
      .update(table)
      .set({ deletedAt: null, ...(later.length > 0 ? { replacedAt: at } : {}) })
      .where(and(isUpload(key), isNotNull(table.deletedAt)));
    return true;
  });
}

/** Removes for good what was deleted before a moment, with its reports. Gives the keys of the files. */
export async function purgeDeleted(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .delete(table)
    .where(lt(table.deletedAt, before))
    .returning({ objectKey: table.objectKey });
  return rows.map((row) => row.objectKey);
}

/** Whether a row, deleted or not, still needs a stored file. */
export async function isObjectNeeded(db: Db, objectKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.objectKey, objectKey))
    .limit(1);
  return rows.length > 0;
}
