import { and, count, eq, gte, lt, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { coachUsage } from "../../db/schema/index.ts";

/** A person and a day of India, in whole days since 1 January 1970. */
export interface UsageDay {
  readonly userId: string;
  readonly day: number;
}

/** Counts one more request, unless the person made `most` of them that day. Of two at once only one takes the last. */
export async function takeRequest(
  db: Db,
  { userId, day }: UsageDay,
  most: number,
): Promise<boolean> {
  const taken = await db
    .insert(coachUsage)
    .values({ userId, day, requests: 1 })
    .onConflictDoUpdate({
      target: [coachUsage.userId, coachUsage.day],
      set: { requests: sql`${coachUsage.requests} + 1` },
      setWhere: lt(coachUsage.requests, most),
    })
    .returning({ requests: coachUsage.requests });
  return taken.length > 0;
}

export async function addTokens(
  db: Db,
  { userId, day }: UsageDay,
  tokens: { readonly inputTokens: number; readonly outputTokens: number },
): Promise<void> {
  await db
    .update(coachUsage)
    .set({
      inputTokens: sql`${coachUsage.inputTokens} + ${tokens.inputTokens}`,
      outputTokens: sql`${coachUsage.outputTokens} + ${tokens.outputTokens}`,
    })
    .where(and(eq(coachUsage.userId, userId), eq(coachUsage.day, day)));
}

/** Requests that a person made that day. */
export async function requestsOf(db: Db, { userId, day }: UsageDay): Promise<number> {
  const [row] = await db
    .select({ requests: coachUsage.requests })
    .from(coachUsage)
    .where(and(eq(coachUsage.userId, userId), eq(coachUsage.day, day)));
  return row?.requests ?? 0;
}

export interface DayUsage {
  readonly people: number;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What everybody asked of the model that day. */
export async function usageOfDay(db: Db, day: number): Promise<DayUsage> {
  const [row] = await db
    .select({
      people: count(),
      requests: sum(coachUsage.requests).mapWith(Number),
      inputTokens: sum(coachUsage.inputTokens).mapWith(Number),
      outputTokens: sum(coachUsage.outputTokens).mapWith(Number),
    })
    .from(coachUsage)
    .where(eq(coachUsage.day, day));
  return {
    people: row?.people ?? 0,
    requests: row?.requests ?? 0,
    inputTokens: row?.inputTokens ?? 0,
    outputTokens: row?.outputTokens ?? 0,
  };
}

/** What everybody asked of the model from a day on. */
export async function usageSince(db: Db, day: number): Promise<Omit<DayUsage, "people">> {
  const [row] = await db
    .select({
      requests: sum(coachUsage.requests).mapWith(Number),
      inputTokens: sum(coachUsage.inputTokens).mapWith(Number),
      outputTokens: sum(coachUsage.outputTokens).mapWith(Number),
    })
    .from(coachUsage)
    .where(gte(coachUsage.day, day));
  return {
    requests: row?.requests ?? 0,
    inputTokens: row?.inputTokens ?? 0,
    outputTokens: row?.outputTokens ?? 0,
  };
}

/** Forgets what was asked before a day. */
export async function dropUsageBefore(db: Db, day: number): Promise<void> {
  await db.delete(coachUsage).where(lt(coachUsage.day, day));
}
