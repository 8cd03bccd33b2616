import { date, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

/** What a person prepares for. Deleted with its user. */
export const preparations = profile.table("preparations", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** Null until the person says one; until then the latest resume does. */
  targetRole: text(),
  /** Null until the person says one; until then the latest resume does. */
  level: text({ enum: ["fresher", "0-3", "4-7", "7+"] }),
  company: text().notNull().default(""),
  /** Where the person is. */
  interviewOn: date({ mode: "string" }),
  /** "10:30", where the person is. */
  interviewTime: text(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
