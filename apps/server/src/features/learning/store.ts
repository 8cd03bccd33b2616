import { and, asc, count, eq, gt, gte, inArray, sql } from "drizzle-orm";
import { LearningEvent } from "@taiyari/contract";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { learningEvents } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";

const events = learningEvents;
const DAY_MS = 86_400_000;

export interface EventLimits {
  readonly perPerson: number;
  /** In 24 hours. */
  readonly perDay: number;
}

/**
 * Keeps events; those that are kept already stay as they are. All or none: beyond a limit nothing is kept. One sending at
 * a time for each person, so that ordinals are given in the order of commits and a reader misses none.
 */
export async function keepEvents(
  db: Db,
  userId: string,
  given: readonly LearningEvent[],
  { now, perPerson, perDay }: EventLimits & { readonly now: Date },
): Promise<Result<null, { readonly most: number }>> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`learning ${userId}`}, 0))`,
    );
    const ids = given.map(({ id }) => id);
    const there = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.userId, userId), inArray(events.id, ids)));
    const known = new Set(there.map(({ id }) => id));
    const fresh = [...new Map(given.map((event) => [event.id, event])).values()].filter(
      ({ id }) => !known.has(id),
    );
    if (fresh.length === 0) return ok(null);

    const [all] = await tx.select({ kept: count() }).from(events).where(eq(events.userId, userId));
    if ((all?.kept ?? 0) + fresh.length > perPerson) return fail({ most: perPerson });
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const [today] = await tx
      .select({ kept: count() })
      .from(events)
      .where(and(eq(events.userId, userId), gte(events.receivedAt, dayAgo)));
    if ((today?.kept ?? 0) + fresh.length > perDay) return fail({ most: perDay });

    await tx.insert(events).values(
      fresh.map(({ id, at, ...event }) => ({
        userId,
        id,
        at: new Date(at),
        receivedAt: now,
        event: storableJson(event),
      })),
    );
    return ok(null);
  });
}

/**
 * The events of a person after one of them, in the order in which they were kept.
 *
 * @param since  an ordinal; 0 for all
 * @param most   how many at once
 */
export async function eventsSince(
  db: Db,
  userId: string,
  since: number,
  most: number,
): Promise<{
  readonly events: LearningEvent[];
  readonly cursor: number;
  readonly hasMore: boolean;
}> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.ordinal, since)))
    .orderBy(asc(events.ordinal))
    .limit(most + 1);
  const given = rows.slice(0, most);
  return {
    events: given.map(({ id, at, event }) =>
      LearningEvent.parse({ ...Object(event), id, at: at.toISOString() }),
    ),
    cursor: given.at(-1)?.ordinal ?? since,
    hasMore: rows.length > most,
  };
}
