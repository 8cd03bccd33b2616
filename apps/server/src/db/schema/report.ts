import {
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { profile } from "./profile.ts";
import { resumeUploads } from "./upload.ts";

const moment = () => timestamp({ withTimezone: true });

/** A report, with the lines its evidence points to: the file may be read again by newer rules later. */
export const resumeReports = profile.table(
  "resume_reports",
  {
    id: uuid().notNull().defaultRandom(),
    userId: text().notNull(),
    uploadId: uuid().notNull(),
    /** 1 for the person's first report. */
    ordinal: integer().notNull(),
    madeAt: moment().notNull().defaultNow(),
    /** SHA-256 of everything the report follows from: asking again gives the same row. */
    inputHash: text().notNull(),
    /** SHA-256 of what it was last asked for with, the day included: asking with the same needs no work. */
    askedHash: text(),
    rulesVersion: text().notNull(),
    readerVersion: text().notNull(),
    /** The role asked for, "" when none was. */
    targetRole: text().notNull(),
    score: integer().notNull(),
    /** A `Report` of the domain. */
    report: jsonb().notNull(),
    /** `{ number, page, text }[]`. */
    lines: jsonb().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    foreignKey({
      name: "resume_reports_of_upload",
      columns: [row.userId, row.uploadId],
      foreignColumns: [resumeUploads.userId, resumeUploads.id],
    }).onDelete("cascade"),
    uniqueIndex("resume_reports_once").on(row.userId, row.uploadId, row.inputHash),
    uniqueIndex("resume_reports_ordinal").on(row.userId, row.ordinal),
    index("resume_reports_newest").on(row.userId, row.madeAt.desc()),
  ],
);
