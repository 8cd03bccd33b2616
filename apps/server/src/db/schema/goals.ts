import { date, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

/** What somebody wants to do in a week, from a Monday on until another row says otherwise. Deleted with its user. */
export const weeklyGoals = profile.table(
  "weekly_goals",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Where the person is. */
    monday: date({ mode: "string" }).notNull(),
    /** `WeekGoals` of the domain. */
    goals: jsonb().notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.monday] })],
);
