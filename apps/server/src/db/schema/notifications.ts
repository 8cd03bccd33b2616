import { boolean, date, index, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { profile } from "./profile.ts";

const moment = () => timestamp({ withTimezone: true });
const userId = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** What a person wants to be told. Without a row, what stands here as default. Deleted with its user. */
export const notificationSettings = profile.table("notification_settings", {
  userId: userId().primaryKey(),
  /** In the app, on the day. */
  dueReviews: boolean().notNull().default(true),
  /** When the weekly summary was turned on; null while it is off. */
  weeklySummarySince: moment(),
  /** The Sunday of the last summary that was sent or found empty, in the zone the person had then. */
  lastSummaryOn: date({ mode: "string" }),
});

/** What happened to an account and its owner should know. Kept for 30 days. */
export const accountNotices = profile.table(
  "account_notices",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    kind: text({
      enum: ["new-sign-in", "email-changed", "account-connected", "account-disconnected"],
    }).notNull(),
    /** The device of a sign-in: "Chrome on Windows"; the address that was changed; the account at a provider: "Google, asha@example.org". */
    detail: text().notNull(),
    at: moment().notNull(),
  },
  (row) => [index("account_notices_by_user").on(row.userId, row.at)],
);

/** What of the notifications somebody has read, by their keys: "reviews-learning:2026-11-23". Kept for 40 days. */
export const notificationReads = profile.table(
  "notification_reads",
  { userId: userId(), key: text().notNull(), readAt: moment().notNull() },
  (row) => [primaryKey({ columns: [row.userId, row.key] })],
);

/** The browsers somebody has signed in with, by the hash of a cookie that stays in each. */
export const knownDevices = profile.table(
  "known_devices",
  {
    userId: userId(),
    /** SHA-256 of the cookie, base64url. */
    hash: text().notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.hash] })],
);
