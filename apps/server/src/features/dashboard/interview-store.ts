import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { Interview, InterviewEvent } from "@taiyari/contract";
import type { Db } from "../../db/client.ts";
import { interviewEvents, interviews } from "../../db/schema/index.ts";

export interface InterviewRow {
  readonly id: string;
  readonly startedAt: Date;
  /** Id of a role. */
  readonly role: string;
  readonly events: number;
  /** Of its own clock. */
  readonly seconds: number;
  readonly isEnded: boolean;
}

/** A person's interviews that are not deleted, the latest first. */
export async function findInterviews(db: Db, userId: string): Promise<readonly InterviewRow[]> {
  const { event, logId } = interviewEvents;
  const happened = db
    .select({
      logId,
      events: count().as("events"),
      seconds: sql<number>`max((${event}->>'at')::float8)`.mapWith(Number).as("seconds"),
      isEnded: sql<boolean>`bool_or(${event}->>'kind' = 'ended')`.as("is_ended"),
    })
    .from(interviewEvents)
    .where(eq(interviewEvents.userId, userId))
    .groupBy(logId)
    .as("happened");
  const rows = await db
    .select({
      id: interviews.id,
      startedAt: interviews.startedAt,
      role: sql<string>`${interviews.head}->'setup'->>'role'`,
      events: happened.events,
      seconds: happened.seconds,
      isEnded: happened.isEnded,
    })
    .from(interviews)
    .leftJoin(happened, eq(happened.logId, interviews.id))
    .where(and(eq(interviews.userId, userId), isNull(interviews.deletedAt)))
    .orderBy(desc(interviews.startedAt), desc(interviews.id));
  return rows.map(({ events, seconds, isEnded, ...row }) => ({
    ...row,
    events: events ?? 0,
    seconds: seconds ?? 0,
    isEnded: isEnded ?? false,
  }));
}

export interface WholeInterview {
  readonly interview: Interview;
  readonly events: readonly InterviewEvent[];
}

/** Interviews with what happened in them, in any order. */
export async function findWholeInterviews(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<readonly WholeInterview[]> {
  if (ids.length === 0) return [];
  const [heads, events] = await Promise.all([
    db
      .select({ id: interviews.id, startedAt: interviews.startedAt, head: interviews.head })
      .from(interviews)
      .where(and(eq(interviews.userId, userId), inArray(interviews.id, [...ids]))),
    db
      .select({
        logId: interviewEvents.logId,
        id: interviewEvents.id,
        event: interviewEvents.event,
      })
      .from(interviewEvents)
      .where(and(eq(interviewEvents.userId, userId), inArray(interviewEvents.logId, [...ids])))
      .orderBy(asc(interviewEvents.ordinal)),
  ]);
  return heads.map(({ id, startedAt, head }) => ({
    interview: Interview.parse({ ...Object(head), id, startedAt: startedAt.toISOString() }),
    events: events
      .filter(({ logId }) => logId === id)
      .map((row) => InterviewEvent.parse({ ...Object(row.event), id: row.id })),
  }));
}
