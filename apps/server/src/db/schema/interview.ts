import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, primaryKey } from "drizzle-orm/pg-core";
import { logColumns, logEventColumns } from "./event-log.ts";
import { profile } from "./profile.ts";

/** A mock interview as it was begun: an `Interview`, with set-up, background and the questions as they were that day. */
export const interviews = profile.table(
  "interviews",
  {
    ...logColumns("interview"),
    /** A `KeptJudgement`: what the language model made of it; null where it was not asked. */
    judgement: jsonb(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    index("interviews_newest").on(row.userId, row.startedAt.desc()),
    index("interviews_deleted")
      .on(row.deletedAt)
      .where(sql`${row.deletedAt} is not null`),
  ],
);

/** What happened in an interview: an `InterviewEvent`. */
export const interviewEvents = profile.table(
  "interview_events",
  logEventColumns("interview_id", "event"),
  (row) => [
    primaryKey({ columns: [row.userId, row.logId, row.id] }),
    foreignKey({
      name: "interview_events_interview",
      columns: [row.userId, row.logId],
      foreignColumns: [interviews.userId, interviews.id],
    }).onDelete("cascade"),
    index("interview_events_in_order").on(row.userId, row.logId, row.ordinal),
  ],
);
