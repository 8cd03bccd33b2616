import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });

/** A try at the final assessment of a course. Deleted with the person. */
export const assessments = profile.table(
  "assessments",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    id: uuid().notNull().defaultRandom(),
    /** Slug of the course. */
    course: text().notNull(),
    startedAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** When it was handed in or its time was over; null while it is written. */
    submittedAt: moment(),
    /** Per cent of the questions that must be right. */
    pass: integer().notNull(),
    /** How many questions the bank had. */
    bank: integer().notNull(),
    /** The `BankQuestion`s drawn, as they were then, in the order in which they are shown. */
    questions: jsonb().notNull(),
    /** `{ [question]: { answer, at } }` */
    answers: jsonb().notNull().default({}),
    /** `{ [question]: { isRight, finding } }`; null until it was judged. */
    judged: jsonb(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    index("assessments_of_course").on(row.userId, row.course, row.startedAt),
  ],
);

/** A certificate. It says what it says whatever becomes of the course. */
export const certificates = profile.table(
  "certificates",
  {
    userId: text().notNull(),
    assessmentId: uuid().notNull(),
    code: text().notNull(),
    /** As the person confirmed it. */
    name: text().notNull(),
    /** Whether others see it. */
    isPublic: boolean().notNull().default(true),
    /** Slug and title of the course. */
    course: text().notNull(),
    title: text().notNull(),
    minutes: integer().notNull(),
    issuedAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.assessmentId] }),
    foreignKey({
      name: "certificates_of_assessment",
      columns: [row.userId, row.assessmentId],
      foreignColumns: [assessments.userId, assessments.id],
    }).onDelete("cascade"),
    unique("certificates_by_code").on(row.code),
  ],
);
