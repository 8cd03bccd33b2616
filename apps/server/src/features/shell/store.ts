import { and, count, desc, eq, ilike, isNull } from "drizzle-orm";
import { AnalysisDetails, ResumeMetadata } from "@taiyari/contract";
import type { Db } from "../../db/client.ts";
import { resumeReports, resumeUploads } from "../../db/schema/index.ts";

/** Something a person can find again. */
export interface OwnThing {
  readonly kind: "resume" | "report";
  readonly id: string;
  readonly uploadId: string;
  /** The resume's file name. */
  readonly name: string;
  readonly at: Date;
  /** Of a report; null for a resume. */
  readonly score: number | null;
}

const isTheirs = (userId: string) =>
  and(eq(resumeUploads.userId, userId), isNull(resumeUploads.deletedAt));

const ofUpload = and(
  eq(resumeUploads.userId, resumeReports.userId),
  eq(resumeUploads.id, resumeReports.uploadId),
);

function hasWords(words: readonly string[]) {
  return and(
    ...words.map((word) =>
      ilike(resumeUploads.fileName, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
    ),
  );
}

/** A person's resumes, and the latest report of each, whose file name contains every word; newest first, at most `limit`. */
export async function findOwnThings(
  db: Db,
  userId: string,
  { words, limit }: { readonly words: readonly string[]; readonly limit: number },
): Promise<readonly OwnThing[]> {
  const matching = and(isTheirs(userId), hasWords(words));
  const resumes = await db
    .select({
      id: resumeUploads.id,
      uploadId: resumeUploads.id,
      name: resumeUploads.fileName,
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
      name: resumeUploads.fileName,
      at: resumeReports.madeAt,
      score: resumeReports.score,
    })
    .from(resumeReports)
    .innerJoin(resumeUploads, ofUpload)
    .where(matching)
    .orderBy(resumeReports.uploadId, desc(resumeReports.madeAt));
  return [
    ...resumes.map((row) => ({ ...row, kind: "resume" as const, score: null })),
    ...reports.map((row) => ({ ...row, kind: "report" as const })),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limit);
}

/** How many resumes a person has; null for none, so that a step without anything says so. */
export async function findResumeStanding(
  db: Db,
  userId: string,
): Promise<{
  readonly uploads: number;
  readonly latestScore: number | null;
  readonly latestAt: Date | null;
} | null> {
  const [counted] = await db
    .select({ uploads: count() })
    .from(resumeUploads)
    .where(isTheirs(userId));
  if (!counted || counted.uploads === 0) return null;
  const [latest] = await db
    .select({ score: resumeReports.score, at: resumeReports.madeAt })
    .from(resumeReports)
    .innerJoin(resumeUploads, ofUpload)
    .where(isTheirs(userId))
    .orderBy(desc(resumeReports.madeAt))
    .limit(1);
  return {
    uploads: counted.uploads,
    latestScore: latest?.score ?? null,
    latestAt: latest?.at ?? null,
  };
}

/** The role the person last said they want, with any of their resumes; "" when they never did. */
export async function findTargetRole(db: Db, userId: string): Promise<string> {
  const rows = await db
    .select({ metadata: resumeUploads.metadata, details: resumeUploads.details })
    .from(resumeUploads)
    .where(isTheirs(userId))
    .orderBy(desc(resumeUploads.uploadedAt))
    .limit(20);
  const roles = rows.map(
    ({ metadata, details }) =>
      AnalysisDetails.parse(details).targetRole || ResumeMetadata.parse(metadata).targetRole,
  );
  return roles.find((role) => role !== undefined && role !== "") ?? "";
}
