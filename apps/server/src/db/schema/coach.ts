import { bigint, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

/** What a person asked of the language model in a day. Deleted with its user. */
export const coachUsage = profile.table(
  "coach_usage",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The day in India, in whole days since 1 January 1970. */
    day: integer().notNull(),
    /** Counted before the model is asked. */
    requests: integer().notNull(),
    /** As the provider counts them. */
    inputTokens: bigint({ mode: "number" }).notNull().default(0),
    outputTokens: bigint({ mode: "number" }).notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.userId, row.day] })],
);
