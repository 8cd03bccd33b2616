import { bigint, index, jsonb, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

/** Something a learner did. Never changed, and deleted with the person. */
export const learningEvents = profile.table(
  "learning_events",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Made by the device. */
    id: uuid().notNull(),
    /** Rises in the order in which a person's events were kept; numbers are left out. */
    ordinal: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** When it happened, by the device's clock put right. */
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** A `LearningEvent` without its id and time. */
    event: jsonb().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    index("learning_events_in_order").on(row.userId, row.ordinal),
    index("learning_events_by_day").on(row.userId, row.receivedAt),
  ],
);
