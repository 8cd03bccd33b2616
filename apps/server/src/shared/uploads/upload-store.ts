import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { AnalysisDetails, ReadSummary, ResumeMetadata } from "@taiyari/contract";
import type * as domain from "@taiyari/domain/resume";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { resumeReports, resumeUploads } from "../../db/schema/index.ts";

const table = resumeUploads;

const ReadProblem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("no-text"), pages: z.int() }),
  z.object({ kind: z.literal("not-a-pdf") }),
  z.object({ kind: z.literal("encrypted") }),
  z.object({ kind: z.literal("too-large"), limit: z.enum(["bytes", "pages", "text", "memory"]) }),
  z.object({ kind: z.literal("damaged") }),
  z.object({ kind: z.enum(["timed-out", "server-busy"]), afterMs: z.number() }),
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
  /** Changes whenever the corrections or the reading under them do. */
  readonly correctionsRevision: number;
  readonly metadata: domain.ResumeMetadata;
  readonly details: domain.AnalysisDetails;
}

/** One upload of one person. Nothing is ever looked up without saying whose it is. */
export interface UploadKey {
  readonly userId: string;
  readonly uploadId: string;
}

/** The columns of an `UploadRow`, as `toUpload` takes them. */
export const uploadColumns = {
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
  correctionsRevision: table.correctionsRevision,
  metadata: table.metadata,
  details: table.details,
};

type RawRow = Pick<typeof table.$inferSelect, Exclude<keyof typeof uploadColumns, "isCorrected">> &
  Pick<UploadRow, "isCorrected">;

/** A row of the table with its JSON columns parsed. */
export function toUpload(row: RawRow): UploadRow {
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

/** The row of an upload, deleted or not. */
export function isUpload({ userId, uploadId }: UploadKey) {
  return and(eq(table.userId, userId), eq(table.id, uploadId));
}

/** The row of an upload that is not deleted. */
export function isNotDeleted(key: UploadKey) {
  return and(isUpload(key), isNull(table.deletedAt));
}

/** Joins reports with their uploads, without those of deleted ones. */
export const reportsUpload = and(
  eq(table.userId, resumeReports.userId),
  eq(table.id, resumeReports.uploadId),
  isNull(table.deletedAt),
);

/** An upload for its owner. Somebody else's, a deleted one and an unknown id all read as null. */
export async function findUpload(db: Db, key: UploadKey): Promise<UploadRow | null> {
  const [row] = await db.select(uploadColumns).from(table).where(isNotDeleted(key));
  return row ? toUpload(row) : null;
}

/** A person's uploads, newest first, without deleted ones. */
export async function findUploads(db: Db, userId: string): Promise<readonly UploadRow[]> {
  const rows = await db
    .select(uploadColumns)
    .from(table)
    .where(and(eq(table.userId, userId), isNull(table.deletedAt)))
    .orderBy(desc(table.uploadedAt), desc(table.id));
  return rows.map(toUpload);
}

/** Those of a person's uploads that have one of these ids, without deleted ones, in any order. */
export async function findUploadsById(
  db: Db,
  userId: string,
  uploadIds: readonly string[],
): Promise<readonly UploadRow[]> {
  const rows = await db
    .select(uploadColumns)
    .from(table)
    .where(
      and(eq(table.userId, userId), inArray(table.id, [...uploadIds]), isNull(table.deletedAt)),
    );
  return rows.map(toUpload);
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
    .where(isNotDeleted(key))
    .returning({ id: table.id });
  return rows.length > 0;
}
