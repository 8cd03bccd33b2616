import { bigint, boolean, index, integer, text, timestamp } from "drizzle-orm/pg-core";
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
  image: text(),
  /** "+91" and ten digits. */
  phone: text().notNull().default(""),
  role: text({ enum: ["user", "admin"] })
    .notNull()
    .default("user"),
  plan: text({ enum: ["free", "premium"] })
    .notNull()
    .default("free"),
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
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (row) => [index("session_by_user").on(row.userId)],
);

/** A way to sign in. For a password, `password` holds its hash with the parameters it was made with. */
export const account = profile.table(
  "account",
  {
    id: text().primaryKey(),
    userId: userId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
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
  (row) => [index("account_by_user").on(row.userId)],
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
