import { and, count, desc, eq, isNull, max } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { interviews, resumeReports, resumeUploads, simulationRuns } from "../../db/schema/index.ts";

const isTheirs = (userId: string) =>
  and(eq(resumeUploads.userId, userId), isNull(resumeUploads.deletedAt));

const ofUpload = and(
  eq(resumeUploads.userId, resumeReports.userId),
  eq(resumeUploads.id, resumeReports.uploadId),
);

/** How many resumes a person has uploaded; null for none, so that a step without anything says so. */
export async function findResumeProgress(
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

/** How many mock interviews a person has begun; null for none. */
export async function findInterviewProgress(
  db: Db,
  userId: string,
): Promise<{ readonly interviews: number; readonly latestAt: Date } | null> {
  const [counted] = await db
    .select({ interviews: count(), latestAt: max(interviews.startedAt) })
    .from(interviews)
    .where(and(eq(interviews.userId, userId), isNull(interviews.deletedAt)));
  return counted?.latestAt ? { interviews: counted.interviews, latestAt: counted.latestAt } : null;
}

/** How many simulated days a person has begun; null for none. */
export async function findSimulationProgress(
  db: Db,
  userId: string,
): Promise<{ readonly days: number; readonly latestAt: Date } | null> {
  const [counted] = await db
    .select({ days: count(), latestAt: max(simulationRuns.startedAt) })
    .from(simulationRuns)
    .where(and(eq(simulationRuns.userId, userId), isNull(simulationRuns.deletedAt)));
  return counted?.latestAt ? { days: counted.days, latestAt: counted.latestAt } : null;
}
