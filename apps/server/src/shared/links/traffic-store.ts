import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { resumeShareAttempts, resumeShares, resumeShareViews } from "../../db/schema/index.ts";

/** One link of one person. */
export interface LinkKey {
  readonly userId: string;
  readonly shareId: string;
}

const views = resumeShareViews;
const attempts = resumeShareAttempts;

/**
 * Counts an opening of a link, unless this device was counted within the hour. Forgets the devices of earlier hours.
 *
 * @param device  what tells this device from others within the hour, and says nothing of it
 */
export async function countView(
  db: Db,
  { userId, shareId }: LinkKey,
  { device, hour, at }: { readonly device: string; readonly hour: Date; readonly at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(views)
      .where(and(eq(views.userId, userId), eq(views.shareId, shareId), lt(views.hour, hour)));
    const added = await tx
      .insert(views)
      .values({ userId, shareId, device, hour })
      .onConflictDoNothing()
      .returning({ device: views.device });
    if (added.length === 0) return;
    await tx
      .update(resumeShares)
      .set({ views: sql`${resumeShares.views} + 1`, lastViewedAt: at })
      .where(and(eq(resumeShares.userId, userId), eq(resumeShares.id, shareId)));
  });
}

/** How many passwords were tried within a window of time, this one included. */
export interface CountedAttempts {
  readonly count: number;
  /** Of the window. */
  readonly beganAt: Date;
}

/**
 * Counts that a password is about to be tried; a window that is over begins anew. One statement, so that of many tries
 * at once each has a number of its own.
 *
 * @param source       where the try came from, "" for anywhere
 * @param windowStart  a window that began before this moment is over
 */
export async function countAttempt(
  db: Db,
  { userId, shareId }: LinkKey,
  { source, windowStart, now }: { source: string; windowStart: Date; now: Date },
): Promise<CountedAttempts> {
  const isOver = sql`${attempts.beganAt} < ${windowStart.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ userId, shareId, source, count: 1, beganAt: now })
    .onConflictDoUpdate({
      target: [attempts.userId, attempts.shareId, attempts.source],
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        beganAt: sql`case when ${isOver} then excluded.began_at else ${attempts.beganAt} end`,
      },
    })
    .returning({ count: attempts.count, beganAt: attempts.beganAt });
  if (!row) throw new Error("an upsert returned no row");
  return row;
}

/** Takes back what was counted for a password that turned out right. */
export async function uncountAttempt(
  db: Db,
  { userId, shareId }: LinkKey,
  sources: readonly string[],
): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.shareId, shareId),
        inArray(attempts.source, [...sources]),
      ),
    );
}

/** Forgets every device and try of before a moment. */
export async function purgeTraffic(db: Db, before: Date): Promise<void> {
  await db.delete(views).where(lt(views.hour, before));
  await db.delete(attempts).where(lt(attempts.beganAt, before));
}
