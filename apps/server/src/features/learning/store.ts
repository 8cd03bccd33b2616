import { and, asc, count, eq, gt, gte, inArray, lte, sql } from "drizzle-orm";
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
  /** Of JSON, in 24 hours. */
  readonly bytesPerDay: number;
}

/**
 * Keeps events; those that are kept already stay as they are. All or none: beyond a limit nothing is kept. One sending at
 * a time for each person, so that ordinals are given in the order of commits and a reader misses none.
 */
export async function keepEvents(
  db: Db,
  userId: string,
  given: readonly LearningEvent[],
  { now, perPerson, perDay, bytesPerDay }: EventLimits & { readonly now: Date },
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
      .select({
        kept: count(),
        bytes: sql<number>`coalesce(sum(octet_length(${events.event}::text)), 0)`.mapWith(Number),
      })
      .from(events)
      .where(and(eq(events.userId, userId), gte(events.receivedAt, dayAgo)));
    if ((today?.kept ?? 0) + fresh.length > perDay) return fail({ most: perDay });
    const bytes = Buffer.byteLength(JSON.stringify(fresh));
    if ((today?.bytes ?? 0) + bytes > bytesPerDay) return fail({ most: perDay });

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

/** Of JSON, in one answer: an event may hold 64 KB of code. Our choice. */
const ANSWER_BYTES = 2_000_000;

/**
 * The events of a person after one of them, in the order in which they were kept.
 *
 * @param since  an ordinal; 0 for all
 * @param most   how many at once; fewer where they are large, at least one
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
  const sizes = await db
    .select({
      ordinal: events.ordinal,
      bytes: sql<number>`octet_length(${events.event}::text)`.mapWith(Number),
    })
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.ordinal, since)))
    .orderBy(asc(events.ordinal))
    .limit(most + 1);
  let left = ANSWER_BYTES;
  const fitting = sizes.slice(0, most).filter(({ bytes }, at) => (left -= bytes) >= 0 || at === 0);
  const last = fitting.at(-1);
  if (!last) return { events: [], cursor: since, hasMore: false };
  const given = await db
    .select()
    .from(events)
    .where(
      and(eq(events.userId, userId), gt(events.ordinal, since), lte(events.ordinal, last.ordinal)),
    )
    .orderBy(asc(events.ordinal));
  return {
    events: given.map(({ id, at, event }) =>
      LearningEvent.parse({ ...Object(event), id, at: at.toISOString() }),
    ),
    cursor: last.ordinal,
    hasMore: sizes.length > fitting.length,
  };
}
