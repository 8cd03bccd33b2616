import { and, count, eq, inArray, sql } from "drizzle-orm";
import { InterviewJudgement } from "@taiyari/contract";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { interviewEvents, interviews } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";
import { isKept, type LogKey } from "../../shared/event-logs/log-store.ts";
import { INTERVIEW_LOGS } from "./store.ts";

/** A judgement and how much had been said when it was made. */
const KeptJudgement = InterviewJudgement.extend({
  /** Events that change what is scored. */
  said: z.int(),
});

/** Kinds of events that change what is scored. */
export const SCORED_KINDS: readonly string[] = ["answered", "corrected", "solved"];

/** What the language model made of an interview; null where it was not asked, and where something was said or put right since. */
export async function findJudgement(db: Db, key: LogKey): Promise<InterviewJudgement | null> {
  const [row] = await db
    .select({ judgement: interviews.judgement })
    .from(interviews)
    .where(isKept(INTERVIEW_LOGS, key));
  if (!row?.judgement) return null;
  const { said, ...judgement } = KeptJudgement.parse(row.judgement);
  const [now] = await db
    .select({ said: count() })
    .from(interviewEvents)
    .where(
      and(
        eq(interviewEvents.userId, key.userId),
        eq(interviewEvents.logId, key.logId),
        inArray(sql`${interviewEvents.event}->>'kind'`, [...SCORED_KINDS]),
      ),
    );
  return now?.said === said ? judgement : null;
}

/** Keeps a judgement in place of the one before. False where the interview was deleted meanwhile. */
export async function keepJudgement(
  db: Db,
  key: LogKey,
  judgement: z.input<typeof InterviewJudgement>,
  said: number,
): Promise<boolean> {
  const rows = await db
    .update(interviews)
    .set({ judgement: storableJson({ ...judgement, said }) })
    .where(isKept(INTERVIEW_LOGS, key))
    .returning({ id: interviews.id });
  return rows.length > 0;
}
