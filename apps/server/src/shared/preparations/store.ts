import { and, desc, eq, isNull } from "drizzle-orm";
import { AnalysisDetails, ResumeMetadata } from "@taiyari/contract";
import {
  levelOfYears,
  NO_PREPARATION,
  type Preparation,
  type ResumeSuggestion,
} from "@taiyari/domain/account";
import type { Db } from "../../db/client.ts";
import { preparations, resumeUploads } from "../../db/schema/index.ts";

/** So many of the latest uploads are looked at for a role and a level. */
const LATEST_UPLOADS = 20;

/** What a person prepares for; what they have not said is taken from their latest resume that says it. */
export async function findPreparation(db: Db, userId: string): Promise<Preparation> {
  return (await findPrepared(db, userId)).preparation;
}

/** The same, with the fields that a resume says and not yet the person. */
export async function findPrepared(
  db: Db,
  userId: string,
): Promise<{ readonly preparation: Preparation; readonly fromResume: ResumeSuggestion[] }> {
  const [row] = await db
    .select({
      targetRole: preparations.targetRole,
      level: preparations.level,
      company: preparations.company,
      interviewOn: preparations.interviewOn,
      interviewTime: preparations.interviewTime,
    })
    .from(preparations)
    .where(eq(preparations.userId, userId));
  const said = { ...NO_PREPARATION, targetRole: null, ...row };
  if (said.targetRole !== null && said.level !== null)
    return { preparation: { ...said, targetRole: said.targetRole }, fromResume: [] };

  const resume = await findTargetOfResumes(db, userId);
  const fromResume: ResumeSuggestion[] = [];
  if (said.targetRole === null && resume.targetRole !== "") fromResume.push("targetRole");
  if (said.level === null && resume.level !== null) fromResume.push("level");
  return {
    preparation: {
      ...said,
      targetRole: said.targetRole ?? resume.targetRole,
      level: said.level ?? resume.level,
    },
    fromResume,
  };
}

/** The fields to change; the others stay. */
export type PreparationChange = {
  readonly [Field in keyof Preparation]?: Preparation[Field] | undefined;
};

/** Changes the fields that are given and no other. */
export async function changePreparation(
  db: Db,
  userId: string,
  change: PreparationChange,
  now: Date,
): Promise<void> {
  const row = { ...change, updatedAt: now };
  await db
    .insert(preparations)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: preparations.userId, set: row });
}

/** The role and the level that the person last said with any of their resumes. */
async function findTargetOfResumes(
  db: Db,
  userId: string,
): Promise<Pick<Preparation, "targetRole" | "level">> {
  const rows = await db
    .select({ metadata: resumeUploads.metadata, details: resumeUploads.details })
    .from(resumeUploads)
    .where(and(eq(resumeUploads.userId, userId), isNull(resumeUploads.deletedAt)))
    .orderBy(desc(resumeUploads.uploadedAt))
    .limit(LATEST_UPLOADS);
  const said = rows.map(({ metadata, details }) => ({
    metadata: ResumeMetadata.parse(metadata),
    details: AnalysisDetails.parse(details),
  }));
  const roles = said.map(({ metadata, details }) => details.targetRole || metadata.targetRole);
  const levels = said.map(
    ({ metadata, details }) =>
      metadata.experience ??
      (details.experience === undefined ? null : levelOfYears(details.experience)),
  );
  return {
    targetRole: roles.find((role) => role !== undefined && role !== "") ?? "",
    level: levels.find((level) => level !== null) ?? null,
  };
}
