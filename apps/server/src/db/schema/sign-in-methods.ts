import { bigint, boolean, index, integer, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });

const userId = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/**
 * The second step of somebody's sign-in, kept by better-auth, which finds the table and its columns by these names.
 * It encrypts the key and the recovery codes with the installation's secret.
 */
export const twoFactor = profile.table(
  "two_factor",
  {
    id: text().primaryKey(),
    userId: userId(),
    /** The key of the authenticator app, encrypted. */
    secret: text().notNull(),
    /** The recovery codes that are left, encrypted. */
    backupCodes: text().notNull(),
    /** False until the first code was right: only then is the second step on. */
    verified: boolean().notNull().default(true),
    /** Wrong codes in a row, over all sign-ins. */
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
  },
  (row) => [index("two_factor_by_user").on(row.userId)],
);

/** A key pair with which somebody signs in. Source of the parts: Web Authentication Level 3, section 4, "credential record". */
export const passkey = profile.table(
  "passkey",
  {
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    /** As the authenticator made it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    /** Of its signatures, as the authenticator counts them; 0 for one that does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser reaches the authenticator: "internal", "hybrid", "usb". */
    transports: text().array().notNull(),
    /** The model of the authenticator; all zeros where it does not say. */
    aaguid: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (row) => [index("passkey_by_user").on(row.userId)],
);
