import { sql } from "drizzle-orm";
import {
  boolean,
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
 * As in resume.ts: keys begin with the user, and JSON columns are `unknown` until the feature's store parses them.
 * A share is also found by its token, which says nothing of whose it is.
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

/** A link by which others see a resume. */
export const resumeShares = profile.table(
  "resume_shares",
  {
    id: uuid().notNull().defaultRandom(),
    userId: text().notNull(),
    resumeId: uuid().notNull(),
    /** Random enough that no two are the same and nobody guesses one. */
    token: text().notNull(),
    /** With the parameters it was made with; null for a link without a password. */
    passwordHash: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    revokedAt: moment(),
    isListed: boolean().notNull(),
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
    index("resume_shares_of_resume").on(row.userId, row.resumeId),
    index("resume_shares_by_token").on(row.token),
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
