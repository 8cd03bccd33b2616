import { sql } from "drizzle-orm";
import { bigint, index, jsonb, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });

/** An account that is named as long as it is there. */
const person = () => text().references(() => user.id, { onDelete: "set null" });

/**
 * What admins, the command line and the installation itself did. Rows are added, never changed.
 *
 * An actor keeps the name of that day, for the log outlives admins. Whom it was done to is named by the account alone,
 * so that nothing of a deleted person stays here.
 */
export const auditLog = profile.table(
  "audit_log",
  {
    /** Rises in the order in which the acts were kept; numbers are left out. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** Null for the command line, the installation itself and a deleted account. */
    actorId: person(),
    actorName: text().notNull(),
    /** A key of `AUDIT_ACTS`. */
    act: text().notNull(),
    subjectId: person(),
    detail: text().notNull(),
  },
  (row) => [index("audit_log_by_subject").on(row.subjectId)],
);

/** A link by which one address may register. The row goes when that is done, or a while after the link stopped working. */
export const invitations = profile.table(
  "invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** "+91" and ten digits, or "". */
    phone: text().notNull().default(""),
    batch: text().notNull().default(""),
    /** SHA-256 of the link's token, lower-case hex: who reads this table cannot register. */
    tokenHash: text().notNull().unique("invitations_by_token"),
    invitedBy: person(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** When the mail server took it; null for a link that was handed over by other means. */
    sentAt: moment(),
    withdrawnAt: moment(),
  },
  (row) => [
    uniqueIndex("invitations_open_by_email")
      .on(row.email)
      .where(sql`${row.withdrawnAt} is null`),
    index("invitations_by_expiry").on(row.expiresAt),
  ],
);

/** What an admin set on the page, and what the installation remembers about itself. */
export const installationSettings = profile.table("installation_settings", {
  key: text().primaryKey(),
  /** Its shape is that of the key: `shared/installation`. */
  value: jsonb().notNull(),
  updatedAt: moment().notNull().defaultNow(),
});
