import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });

/*
 * Keys begin with the user: no row is ever looked for without its owner, and the tables can be
 * distributed by user.
 *
 * JSON columns are `unknown` here; the feature's store parses them.
 */

/**
 * A resume somebody uploaded. Source of the first columns: the specification, section 3, "Upload record".
 *
 * The path is `{user id}/{file name}`, so a later upload of the same name takes it over; the earlier row is then
 * marked with `replacedAt` and keeps its own stored object.
 */
export const resumeUploads = profile.table(
  "resume_uploads",
  {
    id: uuid().notNull().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    fileName: text().notNull(),
    filePath: text().notNull(),
    /** Bytes. */
    fileSize: integer().notNull(),
    /** `pending` until it has been read. */
    status: text({ enum: ["pending", "read", "unreadable"] })
      .notNull()
      .default("pending"),
    format: text({ enum: ["pdf", "docx", "doc"] }).notNull(),
    /** Of the file, lower-case hex. */
    sha256: text().notNull(),
    /** Where the file is kept: `user-resumes/{user id}/{uuid}`. */
    objectKey: text().notNull(),
    uploadedAt: moment().notNull().defaultNow(),
    replacedAt: moment(),
    /** Set by a deletion that can still be undone. */
    deletedAt: moment(),
    /** A `ReadProblem` when unreadable. */
    problem: jsonb(),
    /** A `Reading` when read. */
    reading: jsonb(),
    /** A `ReadSummary` of the corrected reading, when read. */
    summary: jsonb(),
    /** Version of the reading rules; null while pending. */
    readerVersion: text(),
    /** What the person corrected in the reading: `Correction[]`. */
    corrections: jsonb().notNull().default([]),
    /** Counts the times that the corrections were saved or the reading under them was made again. */
    correctionsRevision: integer().notNull().default(0),
    pages: integer(),
    /** Whether the PDF has a structure tree; null while pending. */
    tagged: boolean(),
    /** A `ResumeMetadata`. */
    metadata: jsonb().notNull().default({}),
    /** An `AnalysisDetails`. */
    details: jsonb().notNull().default({}),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    index("resume_uploads_newest").on(row.userId, row.uploadedAt.desc()),
    uniqueIndex("resume_uploads_current_path")
      .on(row.userId, row.filePath)
      .where(sql`${row.replacedAt} is null and ${row.deletedAt} is null`),
    index("resume_uploads_by_object").on(row.objectKey),
  ],
);
