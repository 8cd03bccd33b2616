import { sql } from "drizzle-orm";
import {
  bigint,
  date,
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
const day = () => date({ mode: "string" });

/** A job somebody applies for. Its id was made by the device it was added on. Keys and JSON columns as in upload.ts. */
export const applications = profile.table(
  "applications",
  {
    id: uuid().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    company: text().notNull(),
    role: text().notNull(),
    place: text().notNull(),
    link: text().notNull(),
    note: text().notNull(),
    /** Dates are those of where the person was. */
    appliedOn: day(),
    nextStep: text().notNull(),
    nextOn: day(),
    /** Rupees a year. */
    salary: bigint({ mode: "number" }),
    /** What went with it, and its revision then. No foreign keys: an application stays when those are gone. */
    resumeId: uuid(),
    resumeRevision: integer(),
    letterId: uuid(),
    letterRevision: integer(),
    /** The stages it came to, each with its day: `StageChange[]`. The last is where it stands. */
    history: jsonb().notNull(),
    /** Counts the times that it was changed. */
    revision: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Set by a deletion that can still be undone. */
    deletedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    index("applications_deleted")
      .on(row.deletedAt)
      .where(sql`${row.deletedAt} is not null`),
  ],
);
