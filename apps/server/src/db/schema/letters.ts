import { sql } from "drizzle-orm";
import { index, integer, jsonb, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });

/** A cover letter somebody writes. Its id was made by the device it was begun on. Keys and JSON columns as in upload.ts. */
export const letters = profile.table(
  "letters",
  {
    id: uuid().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** The resume it goes with; null for none. No foreign key: a letter stays when its resume is gone. */
    resumeId: uuid(),
    /** The revision of the resume that it was drafted from; null without a resume. */
    resumeRevision: integer(),
    /** What it answers, word for word; "" for none. */
    jobDescription: text().notNull(),
    /** A `Letter`. */
    letter: jsonb().notNull(),
    /** Counts the times that the letter was changed. */
    revision: integer().notNull().default(1),
    /** Of the letter, for lists. */
    role: text().notNull(),
    company: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When the letter was last changed. */
    updatedAt: moment().notNull().defaultNow(),
    /** Set by a deletion that can still be undone. */
    deletedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    index("letters_newest").on(row.userId, row.updatedAt.desc()),
    index("letters_deleted")
      .on(row.deletedAt)
      .where(sql`${row.deletedAt} is not null`),
  ],
);
