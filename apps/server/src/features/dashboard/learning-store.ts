import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { assessments } from "../../db/schema/index.ts";

export interface AssessedRow {
  readonly submittedAt: Date;
  readonly course: string;
  readonly right: number;
  readonly questions: number;
}

/** Final assessments that are over and judged. */
export async function findAssessed(db: Db, userId: string): Promise<readonly AssessedRow[]> {
  const { submittedAt, course, judged, questions } = assessments;
  const rows = await db
    .select({
      submittedAt,
      course,
      right:
        sql<number>`(select count(*) from jsonb_each(${judged}) as one where one.value->>'isRight' = 'true')`.mapWith(
          Number,
        ),
      questions: sql<number>`jsonb_array_length(${questions})`.mapWith(Number),
    })
    .from(assessments)
    .where(and(eq(assessments.userId, userId), isNotNull(submittedAt), isNotNull(judged)));
  return rows.flatMap(({ submittedAt: at, ...row }) => (at ? [{ ...row, submittedAt: at }] : []));
}
