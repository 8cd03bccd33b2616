import { bigint, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./account.ts";

const moment = () => timestamp({ withTimezone: true });

/**
 * Columns of a table of what people begin and fill with events: interviews, simulated days. Deleted with the person.
 *
 * @param head  the column of what was begun, as it was that day
 */
export function logColumns(head: string) {
  return {
    /** Made by the device. */
    id: uuid().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** By the device's clock. */
    startedAt: moment().notNull(),
    /** Without its id and `startedAt`. */
    head: jsonb(head).notNull(),
    createdAt: moment().notNull(),
    /** Set by a deletion that can still be undone. */
    deletedAt: moment(),
  };
}

/**
 * Columns of a table of what happened in them. Never changed, and deleted with them.
 *
 * @param log    the column that names what it happened in
 * @param event  the column of the event
 */
export function logEventColumns(log: string, event: string) {
  return {
    userId: text().notNull(),
    logId: uuid(log).notNull(),
    /** Made by the device. */
    id: uuid().notNull(),
    /** Rises in the order in which the events of one log were kept; numbers are left out. */
    ordinal: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    receivedAt: moment().notNull(),
    /** Without its id. */
    event: jsonb(event).notNull(),
  };
}
