import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { Interview, InterviewEvent, type InterviewBrief } from "@taiyari/contract";
import type { Db } from "../../db/client.ts";
import { interviewEvents, interviews } from "../../db/schema/index.ts";
import { findLogEvents } from "../../shared/event-logs/log-event-store.ts";
import { findLog, type LogKey, type LogTables } from "../../shared/event-logs/log-store.ts";

const table = interviews;

/** Where interviews are kept, and what happened in them. */
export const INTERVIEW_LOGS: LogTables = {
  name: "interviews",
  logs: interviews,
  events: interviewEvents,
};

/** A person's interviews without deleted ones, the latest first. */
export async function findInterviews(db: Db, userId: string): Promise<InterviewBrief[]> {
  const event = interviewEvents.event;
  const happened = db
    .select({
      logId: interviewEvents.logId,
      events: count().as("events"),
      answers: sql<number>`count(*) filter (where ${event}->>'kind' in ('answered', 'solved'))`
        .mapWith(Number)
        .as("answers"),
      seconds: sql<number>`max((${event}->>'at')::float8)`.mapWith(Number).as("seconds"),
      isEnded: sql<boolean>`bool_or(${event}->>'kind' = 'ended')`.as("is_ended"),
    })
    .from(interviewEvents)
    .where(eq(interviewEvents.userId, userId))
    .groupBy(interviewEvents.logId)
    .as("happened");
  const rows = await db
    .select({
      id: table.id,
      startedAt: table.startedAt,
      setup: sql<unknown>`${table.head}->'setup'`,
      job: sql<string>`${table.head}->'background'->>'job'`,
      questions: sql<number>`jsonb_array_length(${table.head}->'plan')`.mapWith(Number),
      events: happened.events,
      answers: happened.answers,
      seconds: happened.seconds,
      isEnded: happened.isEnded,
    })
    .from(table)
    .leftJoin(happened, eq(happened.logId, table.id))
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
export async function findInterview(db: Db, key: LogKey): Promise<Interview | null> {
  const found = await findLog(db, INTERVIEW_LOGS, key);
  return found && Interview.parse(found);
}

/** What happened in an interview, in the order in which it was kept; [] for nothing and for an interview that is not there. */
export async function findInterviewEvents(db: Db, key: LogKey): Promise<InterviewEvent[]> {
  const events = await findLogEvents(db, INTERVIEW_LOGS, key);
  return events.map((event) => InterviewEvent.parse(event));
}
