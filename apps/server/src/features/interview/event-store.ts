import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { InterviewEvent } from "@taiyari/contract";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { interviewEvents, interviews } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";
import { type InterviewKey, isKept } from "./store.ts";

const events = interviewEvents;

export interface InterviewEventLimits {
  readonly events: number;
  /** Of JSON. */
  readonly bytes: number;
}

function ofInterview({ userId, interviewId }: InterviewKey) {
  return and(eq(events.userId, userId), eq(events.interviewId, interviewId));
}

/**
 * Keeps what happened; what is kept already stays as it is. All or none: beyond a limit nothing is kept. One sending at a
 * time for each interview, so that what is kept has one order.
 *
 * @returns how many the interview has now
 */
export async function keepInterviewEvents(
  db: Db,
  key: InterviewKey,
  given: readonly InterviewEvent[],
  { now, events: most, bytes: mostBytes }: InterviewEventLimits & { readonly now: Date },
): Promise<
  Result<
    number,
    { readonly kind: "absent" } | { readonly kind: "limit-reached"; readonly most: number }
  >
> {
  return db.transaction(async (tx) => {
    const [interview] = await tx
      .select({ id: interviews.id })
      .from(interviews)
      .where(isKept(key))
      .for("update");
    if (!interview) return fail({ kind: "absent" });
    const ids = given.map(({ id }) => id);
    const there = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(ofInterview(key), inArray(events.id, ids)));
    const known = new Set(there.map(({ id }) => id));
    // Of two of one id in a batch the first.
    const unique = new Map(given.toReversed().map((event) => [event.id, event]));
    const fresh = given.filter((event) => unique.get(event.id) === event && !known.has(event.id));

    const [kept] = await tx
      .select({
        events: count(),
        bytes: sql<number>`coalesce(sum(octet_length(${events.event}::text)), 0)`.mapWith(Number),
      })
      .from(events)
      .where(ofInterview(key));
    const total = (kept?.events ?? 0) + fresh.length;
    if (fresh.length === 0) return ok(total);
    const bytes = (kept?.bytes ?? 0) + Buffer.byteLength(JSON.stringify(fresh));
    if (total > most || bytes > mostBytes) return fail({ kind: "limit-reached", most });

    await tx.insert(events).values(
      fresh.map(({ id, ...event }) => ({
        userId: key.userId,
        interviewId: key.interviewId,
        id,
        receivedAt: now,
        event: storableJson(event),
      })),
    );
    return ok(total);
  });
}

/** What happened in an interview, in the order in which it was kept; [] for nothing and for an interview that is not there. */
export async function findInterviewEvents(db: Db, key: InterviewKey): Promise<InterviewEvent[]> {
  const rows = await db
    .select({ id: events.id, event: events.event })
    .from(events)
    .where(ofInterview(key))
    .orderBy(asc(events.ordinal));
  return rows.map(({ id, event }) => InterviewEvent.parse({ ...Object(event), id }));
}
