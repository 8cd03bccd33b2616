import { and, count, desc, eq, gte, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  interviews,
  notificationSettings,
  resumeReports,
  simulationRuns,
  user,
} from "../../db/schema/index.ts";

/** Somebody who wants a weekly summary and may get mail. */
export interface Subscriber {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly timeZone: string;
  readonly since: Date;
  /** The Sunday of the last one; null before the first. */
  readonly lastOn: string | null;
}

const columns = {
  userId: user.id,
  name: user.name,
  email: user.email,
  timeZone: user.timeZone,
  since: notificationSettings.weeklySummarySince,
  lastOn: notificationSettings.lastSummaryOn,
};

const mayGetMail = and(
  isNotNull(notificationSettings.weeklySummarySince),
  eq(user.emailVerified, true),
  isNull(user.bannedAt),
  isNull(user.deleteAt),
);

/** Everybody who wants a weekly summary, has confirmed their address, and is neither banned nor leaving. */
export async function findSubscribers(db: Db): Promise<readonly Subscriber[]> {
  const rows = await db
    .select(columns)
    .from(notificationSettings)
    .innerJoin(user, eq(user.id, notificationSettings.userId))
    .where(mayGetMail);
  return rows.flatMap(({ since, ...row }) => (since ? [{ ...row, since }] : []));
}

/**
 * Does something for somebody's summary of a Sunday, once: while it is done the row is locked, so that of two processes
 * one does it and the other finds it done or passes it over. What throws leaves it to be done.
 *
 * @returns whether it was done here
 */
export async function oncePerSunday(
  db: Db,
  userId: string,
  sunday: string,
  work: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isTheirs = eq(notificationSettings.userId, userId);
    const [row] = await tx
      .select({ since: notificationSettings.weeklySummarySince })
      .from(notificationSettings)
      .where(
        and(
          isTheirs,
          isNotNull(notificationSettings.weeklySummarySince),
          or(
            isNull(notificationSettings.lastSummaryOn),
            lt(notificationSettings.lastSummaryOn, sunday),
          ),
        ),
      )
      .for("update", { skipLocked: true });
    if (!row) return false;
    await work();
    await tx.update(notificationSettings).set({ lastSummaryOn: sunday }).where(isTheirs);
    return true;
  });
}

/** What somebody did outside the course and the Practice Lab since a moment. */
export interface WeekFigures {
  readonly interviews: number;
  readonly days: number;
  /** The latest score, where a report was made since; null otherwise. */
  readonly score: number | null;
  /** That of the last report before; null without one. */
  readonly scoreBefore: number | null;
}

export async function findWeekFigures(db: Db, userId: string, since: Date): Promise<WeekFigures> {
  const [begunInterviews, begunDays, [latest], [before]] = await Promise.all([
    db
      .select({ count: count() })
      .from(interviews)
      .where(
        and(
          eq(interviews.userId, userId),
          isNull(interviews.deletedAt),
          gte(interviews.startedAt, since),
        ),
      ),
    db
      .select({ count: count() })
      .from(simulationRuns)
      .where(
        and(
          eq(simulationRuns.userId, userId),
          isNull(simulationRuns.deletedAt),
          gte(simulationRuns.startedAt, since),
        ),
      ),
    db
      .select({ score: resumeReports.score })
      .from(resumeReports)
      .where(and(eq(resumeReports.userId, userId), gte(resumeReports.madeAt, since)))
      .orderBy(desc(resumeReports.madeAt))
      .limit(1),
    db
      .select({ score: resumeReports.score })
      .from(resumeReports)
      .where(and(eq(resumeReports.userId, userId), lt(resumeReports.madeAt, since)))
      .orderBy(desc(resumeReports.madeAt))
      .limit(1),
  ]);
  return {
    interviews: begunInterviews[0]?.count ?? 0,
    days: begunDays[0]?.count ?? 0,
    score: latest?.score ?? null,
    scoreBefore: before?.score ?? null,
  };
}
