import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });

/** A mock interview as it was begun. Its id was made by the device it was begun on. Deleted with the person. */
export const interviews = profile.table(
  "interviews",
  {
    id: uuid().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** By the device's clock. */
    startedAt: moment().notNull(),
    /** An `Interview` without its id and `startedAt`: set-up, background and the questions as they were that day. */
    interview: jsonb().notNull(),
    createdAt: moment().notNull(),
    /** A `KeptJudgement`: what the language model made of it; null where it was not asked. */
    judgement: jsonb(),
    /** Set by a deletion that can still be undone. */
    deletedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    index("interviews_newest").on(row.userId, row.startedAt.desc()),
    index("interviews_deleted")
      .on(row.deletedAt)
      .where(sql`${row.deletedAt} is not null`),
  ],
);

/** What happened in an interview. Never changed, and deleted with it. */
export const interviewEvents = profile.table(
  "interview_events",
  {
    userId: text().notNull(),
    interviewId: uuid().notNull(),
    /** Made by the device. */
    id: uuid().notNull(),
    /** Rises in the order in which an interview's events were kept; numbers are left out. */
    ordinal: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    receivedAt: moment().notNull(),
    /** An `InterviewEvent` without its id. */
    event: jsonb().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.interviewId, row.id] }),
    foreignKey({
      name: "interview_events_interview",
      columns: [row.userId, row.interviewId],
      foreignColumns: [interviews.userId, interviews.id],
    }).onDelete("cascade"),
    index("interview_events_in_order").on(row.userId, row.interviewId, row.ordinal),
  ],
);
