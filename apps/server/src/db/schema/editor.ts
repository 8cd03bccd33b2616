import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });

/*
 * As in upload.ts: keys begin with the user, and JSON columns are `unknown` until the feature's store parses them.
 */

/** A resume somebody writes in the editor. Its id was made by the device it was begun on. */
export const resumes = profile.table(
  "resumes",
  {
    id: uuid().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** A `ResumeDraft`. */
    draft: jsonb().notNull(),
    /** Counts the times that the draft was changed. */
    revision: integer().notNull().default(1),
    /** Of the draft, for lists: a draft may be long. */
    fullName: text().notNull(),
    title: text().notNull(),
    template: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When the draft was last changed. */
    updatedAt: moment().notNull().defaultNow(),
    /** Set by a deletion that can still be undone. */
    deletedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    index("resumes_newest").on(row.userId, row.updatedAt.desc()),
    index("resumes_deleted")
      .on(row.deletedAt)
      .where(sql`${row.deletedAt} is not null`),
  ],
);

/** What a resume was at a time. */
export const resumeVersions = profile.table(
  "resume_versions",
  {
    id: uuid().notNull().defaultRandom(),
    userId: text().notNull(),
    resumeId: uuid().notNull(),
    /** "" for one that was kept by itself. */
    name: text().notNull(),
    /** A `ResumeDraft`. */
    draft: jsonb().notNull(),
    madeAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    foreignKey({
      name: "resume_versions_of_resume",
      columns: [row.userId, row.resumeId],
      foreignColumns: [resumes.userId, resumes.id],
    }).onDelete("cascade"),
    index("resume_versions_newest").on(row.userId, row.resumeId, row.madeAt.desc()),
  ],
);
