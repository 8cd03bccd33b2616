import { integer, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

/** How much speech of a person was written down in a day; nothing of what was said. Deleted with its user. */
export const voiceUsage = profile.table(
  "voice_usage",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The day in India, in whole days since 1 January 1970. */
    day: integer().notNull(),
    /** Counted before the transcriber is asked. */
    seconds: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.day] })],
);
