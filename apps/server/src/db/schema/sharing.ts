import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { resumes } from "./editor.ts";
import { profile } from "./profile.ts";
import { resumeReports } from "./report.ts";

const moment = () => timestamp({ withTimezone: true });

/*
 * As in upload.ts: keys begin with the user. A share is also found by its token, which says nothing of whose it is.
 */

/** A link by which others see a resume, or a report: one of the two ids is null. */
export const resumeShares = profile.table(
  "resume_shares",
  {
    id: uuid().notNull().defaultRandom(),
    userId: text().notNull(),
    resumeId: uuid(),
    reportId: uuid(),
    /** Random enough that no two are the same and nobody guesses one. */
    token: text().notNull(),
    /** Chosen by the person, in small letters; opens the link as its token does. Null for none. */
    name: text(),
    /** What the person calls it, for themselves alone; "" for nothing. */
    label: text().notNull().default(""),
    /** With the parameters it was made with; null for a link without a password. */
    passwordHash: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    revokedAt: moment(),
    isListed: boolean().notNull(),
    /** Of a report: whether it is shown with the person's name and contact details. */
    showsContact: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    lastViewedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    foreignKey({
      name: "resume_shares_of_resume",
      columns: [row.userId, row.resumeId],
      foreignColumns: [resumes.userId, resumes.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "resume_shares_of_report",
      columns: [row.userId, row.reportId],
      foreignColumns: [resumeReports.userId, resumeReports.id],
    }).onDelete("cascade"),
    check("resume_shares_of_one", sql`num_nonnulls(${row.resumeId}, ${row.reportId}) = 1`),
    index("resume_shares_of_report").on(row.userId, row.reportId),
    index("resume_shares_of_resume").on(row.userId, row.resumeId),
    index("resume_shares_by_token").on(row.token),
    uniqueIndex("resume_shares_by_name").on(row.name),
  ],
);

/**
 * Every name of a link a person ever chose, so that nobody else gets an address that others were sent. They go with
 * the account.
 */
export const resumeShareNames = profile.table(
  "resume_share_names",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.name] }),
    uniqueIndex("resume_share_names_by_name").on(row.name),
  ],
);

/**
 * A device that opened a link within the hour, so that it is counted once. Names nobody: `device` is a keyed hash in
 * which the hour takes part, and the row goes when the hour is over.
 */
export const resumeShareViews = profile.table(
  "resume_share_views",
  {
    userId: text().notNull(),
    shareId: uuid().notNull(),
    device: text().notNull(),
    /** Its beginning. */
    hour: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.shareId, row.device] }),
    foreignKey({
      name: "resume_share_views_of_share",
      columns: [row.userId, row.shareId],
      foreignColumns: [resumeShares.userId, resumeShares.id],
    }).onDelete("cascade"),
    index("resume_share_views_by_hour").on(row.hour),
  ],
);

/** Passwords tried on a link within a window of time, counted here so that every process counts together. */
export const resumeShareAttempts = profile.table(
  "resume_share_attempts",
  {
    userId: text().notNull(),
    shareId: uuid().notNull(),
    /** A keyed hash of the network they came from; "" counts those from everywhere. */
    source: text().notNull(),
    count: integer().notNull(),
    /** Of the window. */
    beganAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.shareId, row.source] }),
    foreignKey({
      name: "resume_share_attempts_of_share",
      columns: [row.userId, row.shareId],
      foreignColumns: [resumeShares.userId, resumeShares.id],
    }).onDelete("cascade"),
    index("resume_share_attempts_by_time").on(row.beganAt),
  ],
);

/** The first page of a resume as its links show it where they are pasted, at most one for each. */
export const resumePictures = profile.table(
  "resume_pictures",
  {
    userId: text().notNull(),
    resumeId: uuid().notNull(),
    /** Of what others see of the draft: with another one the picture is not shown. */
    digest: text().notNull(),
    /** A JPEG, base64. */
    picture: text().notNull(),
    madeAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.resumeId] }),
    foreignKey({
      name: "resume_pictures_of_resume",
      columns: [row.userId, row.resumeId],
      foreignColumns: [resumes.userId, resumes.id],
    }).onDelete("cascade"),
  ],
);
