import { bigint, integer, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });

/** A backup of the whole installation that was made, or that failed. Says nothing of whether its file is still there. */
export const backups = profile.table("backups", {
  /** That of the file's manifest. */
  id: uuid().primaryKey(),
  startedAt: moment().notNull(),
  /** Null while it is made, and for one that failed. */
  finishedAt: moment(),
  /** What asked for it: the command line, an admin on the page, or the time of the day. */
  reason: text({ enum: ["command", "admin", "daily"] }).notNull(),
  /** Absolute path. */
  file: text().notNull(),
  bytes: bigint({ mode: "number" }),
  /** Of the tables together. */
  rows: integer(),
  /** Uploaded files in it. */
  files: integer(),
  /** Why it failed, in a sentence. */
  problem: text(),
  /** When it was last restored as a test and was the same as what was backed up. */
  testedAt: moment(),
});
