import { bigint, boolean, index, integer, text, timestamp, unique } from "drizzle-orm/pg-core";
import { FIRST_LANGUAGE, LANGUAGE_IDS } from "@taiyari/domain/account";
import { profile } from "./profile.ts";

/*
 * The tables better-auth keeps accounts in. It finds a table by the name exported here and a column by
 * its key, so neither can be renamed.
 */

const moment = () => timestamp({ withTimezone: true });
const createdAt = () => moment().notNull().defaultNow();

/** A person with an account. */
export const user = profile.table("user", {
  id: text().primaryKey(),
  /** The full name. */
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  /** What changes with each photo: names the object `user-photos/{user id}/{image}` of the file store. Null without a photo. */
  image: text(),
  /** A name of the IANA database: "Asia/Kolkata". Days, reminders and the greeting are those of this zone. */
  timeZone: text().notNull().default("Asia/Kolkata"),
  /** What new resumes and interviews begin in, by BCP 47. */
  language: text({ enum: LANGUAGE_IDS }).notNull().default(FIRST_LANGUAGE),
  /** "+91" and ten digits. */
  phone: text().notNull().default(""),
  role: text({ enum: ["user", "admin"] })
    .notNull()
    .default("user"),
  plan: text({ enum: ["free", "premium"] })
    .notNull()
    .default("free"),
  /** Whether a sign-in by password asks for a code as well. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** When the account and all of it go for good; null unless the person asked for that. */
  deleteAt: moment(),
  /** When the person last took a copy of everything. */
  exportedAt: moment(),
  /** The group an admin counts this person in, as a college names it: "2027 CSE"; "" for none. */
  batch: text().notNull().default(""),
  /** Set while an admin keeps this person out: no session is made or found for them. */
  bannedAt: moment(),
  /** In the admin's words; the person reads it when signing in. */
  banReason: text().notNull().default(""),
  /** To within five minutes; null before the first visit. */
  lastSeenAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

const userId = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** A browser that is signed in. `token` is what its cookie holds. */
export const session = profile.table(
  "session",
  {
    id: text().primaryKey(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When it last asked for anything, to the minute. */
    lastActiveAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (row) => [index("session_by_user").on(row.userId)],
);

/**
 * A way to sign in: a password (`providerId` "credential"), whose hash `password` holds with the parameters it was made
 * with, or an account at a provider, of which nobody has two and which is nobody else's. Tokens of providers are not kept.
 */
export const account = profile.table(
  "account",
  {
    id: text().primaryKey(),
    userId: userId(),
    /** The provider's own name for the person; for a password the person's id. */
    accountId: text().notNull(),
    providerId: text().notNull(),
    /** What the provider gave as the person's address when it was connected, to tell accounts apart. */
    email: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (row) => [
    index("account_by_user").on(row.userId),
    unique("account_once_per_provider").on(row.providerId, row.accountId),
    unique("account_one_of_each").on(row.userId, row.providerId),
  ],
);

/** A link that was sent: to confirm an address or to set a new password. */
export const verification = profile.table(
  "verification",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (row) => [index("verification_by_identifier").on(row.identifier)],
);

/** Attempts counted per address and kind, so that every process of an installation counts together. */
export const rateLimit = profile.table("rate_limit", {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  /** Milliseconds since 1 January 1970. */
  lastRequest: bigint({ mode: "number" }).notNull(),
});
