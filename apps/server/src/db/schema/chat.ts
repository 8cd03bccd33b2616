import {
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { profile } from "./profile.ts";
import { resumeReports } from "./report.ts";

/** A question about a report, or the answer to one. Deleted with the report. */
export const chatMessages = profile.table(
  "chat_messages",
  {
    userId: text().notNull(),
    reportId: uuid().notNull(),
    /** 1 for the first message of the conversation; numbers of deleted ones are not used again. */
    ordinal: integer().notNull(),
    /** The id of the question, given by the device that asked; an answer has that of its question. */
    questionId: uuid().notNull(),
    role: text({ enum: ["person", "assistant"] }).notNull(),
    /** Of a person `{ text }`, of the assistant a `ChatAnswer` of the contract. */
    content: jsonb().notNull(),
    /** What wrote an answer: "built-in" or "model"; null for a question. */
    engine: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.reportId, row.ordinal] }),
    foreignKey({
      name: "chat_messages_of_report",
      columns: [row.userId, row.reportId],
      foreignColumns: [resumeReports.userId, resumeReports.id],
    }).onDelete("cascade"),
    uniqueIndex("chat_messages_once").on(row.userId, row.reportId, row.questionId, row.role),
    index("chat_messages_by_day").on(row.userId, row.at),
  ],
);
