import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  accountNotices,
  notificationReads,
  notificationSettings,
  user,
} from "../../db/schema/index.ts";

const DAY_MS = 86_400_000;
/** How long a notice of the account is shown. */
const NOTICE_DAYS = 30;
/** Longer than anything with a key is shown. */
const READ_DAYS = 40;

/** Who a mail goes to, and the IANA time zone they have set. */
export interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly timeZone: string;
}

export async function findAddressee(db: Db, userId: string): Promise<Addressee> {
  const [row] = await db
    .select({ name: user.name, email: user.email, timeZone: user.timeZone })
    .from(user)
    .where(eq(user.id, userId));
  if (!row) throw new Error("Somebody who is signed in has no account.");
  return row;
}

export interface Settings {
  readonly dueReviews: boolean;
  readonly weeklySummary: boolean;
}

export async function findSettings(db: Db, userId: string): Promise<Settings> {
  const [row] = await db
    .select({
      dueReviews: notificationSettings.dueReviews,
      since: notificationSettings.weeklySummarySince,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return { dueReviews: row?.dueReviews ?? true, weeklySummary: Boolean(row?.since) };
}

/** Changes what is given and nothing else. */
export async function changeSettings(
  db: Db,
  userId: string,
  change: { readonly [Key in keyof Settings]?: Settings[Key] | undefined },
  now: Date,
): Promise<void> {
  const { dueReviews, weeklySummary } = change;
  const row = {
    ...(dueReviews !== undefined && { dueReviews }),
    ...(weeklySummary !== undefined && { weeklySummarySince: weeklySummary ? now : null }),
  };
  if (Object.keys(row).length === 0) return;
  await db
    .insert(notificationSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: row });
}

export interface NoticeRow {
  readonly id: string;
  readonly kind: "new-sign-in" | "email-changed" | "account-connected" | "account-disconnected";
  readonly detail: string;
  readonly at: Date;
}

/** The latest first. */
export async function findNotices(
  db: Db,
  userId: string,
  now: Date,
): Promise<readonly NoticeRow[]> {
  const { id, kind, detail, at } = accountNotices;
  return db
    .select({ id, kind, detail, at })
    .from(accountNotices)
    .where(
      and(
        eq(accountNotices.userId, userId),
        gt(at, new Date(now.getTime() - NOTICE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(at))
    .limit(10);
}

export async function addNotice(
  db: Db,
  userId: string,
  notice: Omit<NoticeRow, "id">,
): Promise<void> {
  await db.insert(accountNotices).values({ userId, ...notice });
}

/** Which of these are read. */
export async function findRead(
  db: Db,
  userId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: notificationReads.key })
    .from(notificationReads)
    .where(and(eq(notificationReads.userId, userId), inArray(notificationReads.key, [...keys])));
  return new Set(rows.map(({ key }) => key));
}

export async function markRead(
  db: Db,
  userId: string,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(notificationReads)
    .values(keys.map((key) => ({ userId, key, readAt: now })))
    .onConflictDoNothing();
}

/** Removes what is no longer shown. */
export async function dropOld(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(accountNotices).where(lt(accountNotices.at, daysAgo(NOTICE_DAYS)));
  await db.delete(notificationReads).where(lt(notificationReads.readAt, daysAgo(READ_DAYS)));
}
