import { asc, eq, sql } from "drizzle-orm";
import type { LearningEvent } from "@taiyari/domain/learning";
import type { Db } from "../../db/client.ts";
import { learningEvents } from "../../db/schema/index.ts";

/** Texts that nothing here looks at: the code of a submission may have 64 KB. */
const LONG_FIELDS = sql`'{code,text,cases,said}'::text[]`;

/** What a person did in the course and the Practice Lab, the earliest first, without what they wrote. */
export async function findLearningEvents(
  db: Db,
  userId: string,
): Promise<readonly LearningEvent[]> {
  const { id, at, event, ordinal } = learningEvents;
  const rows = await db
    .select({ id, at, event: sql<object>`${event} - ${LONG_FIELDS}` })
    .from(learningEvents)
    .where(eq(learningEvents.userId, userId))
    .orderBy(asc(ordinal));
  return rows.map(
    (row) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the contract when it was kept; the texts are put back empty
      ({
        code: "",
        text: "",
        cases: "",
        ...row.event,
        id: row.id,
        at: row.at.toISOString(),
      }) as unknown as LearningEvent,
  );
}
