import { and, desc, eq, ilike, isNull, type AnyColumn } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { resumeReports, resumes, resumeUploads } from "../../db/schema/index.ts";

/** Something a person can find again. */
export type OwnItem = {
  readonly id: string;
  readonly at: Date;
} & (
  | { readonly kind: "upload"; readonly fileName: string }
  | {
      readonly kind: "report";
      readonly uploadId: string;
      readonly fileName: string;
      readonly score: number;
    }
  /** A resume of the editor, by the name its owner gave it. */
  | { readonly kind: "written"; readonly name: string }
);

const isTheirs = (userId: string) =>
  and(eq(resumeUploads.userId, userId), isNull(resumeUploads.deletedAt));

const ofUpload = and(
  eq(resumeUploads.userId, resumeReports.userId),
  eq(resumeUploads.id, resumeReports.uploadId),
);

function hasWords(column: AnyColumn, words: readonly string[]) {
  return and(
    ...words.map((word) => ilike(column, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)),
  );
}

/**
 * A person's uploads with the latest report of each, and the resumes they write, whose name contains every word; newest
 * first, at most `limit`.
 */
export async function findOwnItems(
  db: Db,
  userId: string,
  { words, limit }: { readonly words: readonly string[]; readonly limit: number },
): Promise<readonly OwnItem[]> {
  const matching = and(isTheirs(userId), hasWords(resumeUploads.fileName, words));
  const uploads = await db
    .select({
      id: resumeUploads.id,
      fileName: resumeUploads.fileName,
      at: resumeUploads.uploadedAt,
    })
    .from(resumeUploads)
    .where(matching)
    .orderBy(desc(resumeUploads.uploadedAt))
    .limit(limit);
  const reports = await db
    .selectDistinctOn([resumeReports.uploadId], {
      id: resumeReports.id,
      uploadId: resumeReports.uploadId,
      fileName: resumeUploads.fileName,
      at: resumeReports.madeAt,
      score: resumeReports.score,
    })
    .from(resumeReports)
    .innerJoin(resumeUploads, ofUpload)
    .where(matching)
    .orderBy(resumeReports.uploadId, desc(resumeReports.madeAt));
  const written = await db
    .select({ id: resumes.id, name: resumes.name, at: resumes.updatedAt })
    .from(resumes)
    .where(
      and(eq(resumes.userId, userId), isNull(resumes.deletedAt), hasWords(resumes.name, words)),
    )
    .orderBy(desc(resumes.updatedAt))
    .limit(limit);
  return [
    ...uploads.map((row) => ({ ...row, kind: "upload" as const })),
    ...reports.map((row) => ({ ...row, kind: "report" as const })),
    ...written.map((row) => ({ ...row, kind: "written" as const })),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limit);
}
