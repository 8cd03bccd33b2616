import { and, count, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { Interview, type InterviewBrief } from "@taiyari/contract";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { interviewEvents, interviews } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";
import {
  dropDeletedBeyond,
  isFull,
  lockDocumentsOf,
  restoreWithinLimit,
} from "../../shared/documents/limit-store.ts";

const table = interviews;

/** One interview of one person. Nothing is ever looked up without saying whose it is. */
export interface InterviewKey {
  readonly userId: string;
  readonly interviewId: string;
}

/** The row of an interview, deleted or not. */
function isInterview({ userId, interviewId }: InterviewKey) {
  return and(eq(table.userId, userId), eq(table.id, interviewId));
}

/** The row of an interview that is not deleted. */
export function isKept(key: InterviewKey) {
  return and(isInterview(key), isNull(table.deletedAt));
}

/**
 * Keeps an interview as it was begun. Where its owner has this id already, deleted or not, nothing changes.
 *
 * One at a time for each person, so that the limit holds.
 */
export async function insertInterview(
  db: Db,
  userId: string,
  { id, startedAt, ...rest }: Interview,
  now: Date,
): Promise<Result<null, { readonly kind: "limit-reached" }>> {
  return db.transaction(async (tx) => {
    await lockDocumentsOf(tx, "interviews", userId);
    const [there] = await tx
      .select({ id: table.id })
      .from(table)
      .where(isInterview({ userId, interviewId: id }));
    if (there) return ok(null);
    if (await isFull(tx, table, userId)) return fail({ kind: "limit-reached" });
    await tx.insert(table).values({
      id,
      userId,
      startedAt: new Date(startedAt),
      interview: storableJson(rest),
      createdAt: now,
    });
    await dropDeletedBeyond(tx, table, userId);
    return ok(null);
  });
}

/** A person's interviews without deleted ones, the latest first. */
export async function findInterviews(db: Db, userId: string): Promise<InterviewBrief[]> {
  const event = interviewEvents.event;
  const happened = db
    .select({
      interviewId: interviewEvents.interviewId,
      events: count().as("events"),
      answers: sql<number>`count(*) filter (where ${event}->>'kind' in ('answered', 'solved'))`
        .mapWith(Number)
        .as("answers"),
      seconds: sql<number>`max((${event}->>'at')::float8)`.mapWith(Number).as("seconds"),
      isEnded: sql<boolean>`bool_or(${event}->>'kind' = 'ended')`.as("is_ended"),
    })
    .from(interviewEvents)
    .where(eq(interviewEvents.userId, userId))
    .groupBy(interviewEvents.interviewId)
    .as("happened");
  const rows = await db
    .select({
      id: table.id,
      startedAt: table.startedAt,
      setup: sql<unknown>`${table.interview}->'setup'`,
      job: sql<string>`${table.interview}->'background'->>'job'`,
      questions: sql<number>`jsonb_array_length(${table.interview}->'plan')`.mapWith(Number),
      events: happened.events,
      answers: happened.answers,
      seconds: happened.seconds,
      isEnded: happened.isEnded,
    })
    .from(table)
    .leftJoin(happened, eq(happened.interviewId, table.id))
    .where(and(eq(table.userId, userId), isNull(table.deletedAt)))
    .orderBy(desc(table.startedAt), desc(table.id));
  return rows.map(({ startedAt, setup, events, answers, seconds, isEnded, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    // Checked against the contract on its way out.
    setup: setup as InterviewBrief["setup"],
    events: events ?? 0,
    answers: answers ?? 0,
    seconds: seconds ?? 0,
    isEnded: isEnded ?? false,
  }));
}

/** An interview for its owner, without what happened in it. Somebody else's, a deleted one and an unknown id all read as null. */
export async function findInterview(db: Db, key: InterviewKey): Promise<Interview | null> {
  const [row] = await db.select().from(table).where(isKept(key));
  return row
    ? Interview.parse({
        ...Object(row.interview),
        id: row.id,
        startedAt: row.startedAt.toISOString(),
      })
    : null;
}

/** Puts an interview aside until `purgeInterviews`. False when it is not there. */
export async function markInterviewDeleted(db: Db, key: InterviewKey, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at })
    .where(isKept(key))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Undoes `markInterviewDeleted` within the limit; one that is not deleted stays. */
export async function restoreDeleted(
  db: Db,
  key: InterviewKey,
): Promise<Result<null, { readonly kind: "absent" | "limit-reached" }>> {
  const isIt = isInterview(key);
  return restoreWithinLimit(db, table, "interviews", key.userId, isIt, (tx) =>
    tx.update(table).set({ deletedAt: null }).where(isIt),
  );
}

/** Removes for good what was deleted before a moment, with what happened in it. */
export async function purgeInterviews(db: Db, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.deletedAt, before));
}
