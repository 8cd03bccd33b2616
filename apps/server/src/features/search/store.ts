import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  applications,
  interviewEvents,
  interviews,
  letters,
  resumeReports,
  resumes,
  resumeUploads,
  simulationActs,
  simulationRuns,
  simulationScenarios,
} from "../../db/schema/index.ts";

/** Newest ones of each kind; what is older is found on the pages of its kind. */
const MOST = 50;
/** Letters of a note that are looked in. */
const MOST_OF_NOTE = 2_000;

const isTheirs = (userId: string) =>
  and(eq(resumeUploads.userId, userId), isNull(resumeUploads.deletedAt));

const ofUpload = and(
  eq(resumeUploads.userId, resumeReports.userId),
  eq(resumeUploads.id, resumeReports.uploadId),
);

/** A person's uploads by name, the newest first. */
export function findUploads(db: Db, userId: string) {
  return db
    .select({ id: resumeUploads.id, fileName: resumeUploads.fileName })
    .from(resumeUploads)
    .where(isTheirs(userId))
    .orderBy(desc(resumeUploads.uploadedAt))
    .limit(MOST);
}

/** The latest report of each upload. */
export function findReports(db: Db, userId: string) {
  return db
    .selectDistinctOn([resumeReports.uploadId], {
      id: resumeReports.id,
      uploadId: resumeReports.uploadId,
      fileName: resumeUploads.fileName,
      score: resumeReports.score,
    })
    .from(resumeReports)
    .innerJoin(resumeUploads, ofUpload)
    .where(isTheirs(userId))
    .orderBy(resumeReports.uploadId, desc(resumeReports.madeAt))
    .limit(MOST);
}

/** The resumes they write. */
export function findWritten(db: Db, userId: string) {
  return db
    .select({ id: resumes.id, name: resumes.name })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .orderBy(desc(resumes.updatedAt))
    .limit(MOST);
}

export function findLetters(db: Db, userId: string) {
  return db
    .select({ id: letters.id, name: letters.name, role: letters.role, company: letters.company })
    .from(letters)
    .where(and(eq(letters.userId, userId), isNull(letters.deletedAt)))
    .orderBy(desc(letters.updatedAt))
    .limit(MOST);
}

export function findApplications(db: Db, userId: string) {
  return db
    .select({
      id: applications.id,
      role: applications.role,
      company: applications.company,
      place: applications.place,
      note: sql<string>`left(${applications.note}, ${MOST_OF_NOTE})`,
    })
    .from(applications)
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt)))
    .orderBy(desc(applications.updatedAt))
    .limit(MOST);
}

/** Interviews with the id of the role they were for, and whether they are over. */
export function findInterviews(db: Db, userId: string) {
  return db
    .select({
      id: interviews.id,
      role: sql<string>`coalesce(${interviews.head} #>> '{setup,role}', '')`,
      kind: sql<string>`coalesce(${interviews.head} #>> '{setup,kind}', '')`,
      startedAt: interviews.startedAt,
      isOver: sql<boolean>`exists (
        select 1 from ${interviewEvents} as happened
        where happened.user_id = ${interviews}.user_id and happened.interview_id = ${interviews}.id
          and happened.event ->> 'kind' = 'ended')`,
    })
    .from(interviews)
    .where(and(eq(interviews.userId, userId), isNull(interviews.deletedAt)))
    .orderBy(desc(interviews.startedAt))
    .limit(MOST);
}

/** Simulated days with the title of their scenario, whether they are over, and the notes as they were last kept. */
export function findDays(db: Db, userId: string) {
  const acts = sql`${simulationActs.userId} = ${simulationRuns.userId} and ${simulationActs.logId} = ${simulationRuns.id}`;
  return db
    .select({
      id: simulationRuns.id,
      title: sql<string>`coalesce(${simulationScenarios.scenario} ->> 'title', '')`,
      as: sql<string>`coalesce(${simulationScenarios.scenario} ->> 'as', '')`,
      company: sql<string>`coalesce(${simulationScenarios.scenario} ->> 'company', '')`,
      startedAt: simulationRuns.startedAt,
      isOver: sql<boolean>`exists (
        select 1 from ${simulationActs} where ${acts} and ${simulationActs.event} ->> 'kind' = 'ended')`,
      notes: sql<string | null>`(
        select left(${simulationActs.event} ->> 'text', ${MOST_OF_NOTE}) from ${simulationActs}
        where ${acts} and ${simulationActs.event} ->> 'kind' = 'noted'
        order by ${simulationActs.ordinal} desc limit 1)`,
    })
    .from(simulationRuns)
    .leftJoin(
      simulationScenarios,
      eq(simulationScenarios.digest, sql`${simulationRuns.head} ->> 'digest'`),
    )
    .where(and(eq(simulationRuns.userId, userId), isNull(simulationRuns.deletedAt)))
    .orderBy(desc(simulationRuns.startedAt))
    .limit(MOST);
}
