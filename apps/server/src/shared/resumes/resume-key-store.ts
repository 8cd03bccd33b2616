import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { resumes } from "../../db/schema/index.ts";

const table = resumes;

/** One resume of one person. Nothing is ever looked up without saying whose it is. */
export interface ResumeKey {
  readonly userId: string;
  readonly resumeId: string;
}

/** The row of a resume, deleted or not. */
export function isResume({ userId, resumeId }: ResumeKey) {
  return and(eq(table.userId, userId), eq(table.id, resumeId));
}

/** The row of a resume that is not deleted. */
export function isNotDeleted(key: ResumeKey) {
  return and(isResume(key), isNull(table.deletedAt));
}

/** Whether its owner has this resume, not deleted. */
export async function hasResume(db: Pick<Db, "select">, key: ResumeKey): Promise<boolean> {
  const rows = await db.select({ id: table.id }).from(table).where(isNotDeleted(key));
  return rows.length > 0;
}
