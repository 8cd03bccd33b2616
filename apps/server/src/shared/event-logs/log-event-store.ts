import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { storableJson } from "../../http/storable.ts";
import { isKept, type LogKey, type LogTables } from "./log-store.ts";

export interface LogLimits {
  readonly events: number;
  /** Of JSON. */
  readonly bytes: number;
}

function ofLog({ events }: LogTables, { userId, logId }: LogKey): SQL | undefined {
  return and(eq(events.userId, userId), eq(events.logId, logId));
}

/**
 * Keeps what happened; what is kept already stays as it is. All or none: beyond a limit nothing is kept. One sending at a
 * time for each log, so that what is kept has one order.
 *
 * @returns how many events the log has now
 */
export async function keepLogEvents(
  db: Db,
  tables: LogTables,
  key: LogKey,
  given: readonly { readonly id: string }[],
  { now, events: most, bytes: mostBytes }: LogLimits & { readonly now: Date },
): Promise<
  Result<
    number,
    { readonly kind: "absent" } | { readonly kind: "limit-reached"; readonly most: number }
  >
> {
  const { logs, events } = tables;
  return db.transaction(async (tx) => {
    const [log] = await tx
      .select({ id: logs.id })
      .from(logs)
      .where(isKept(tables, key))
      .for("update");
    if (!log) return fail({ kind: "absent" });
    const ids = given.map(({ id }) => id);
    const there = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(ofLog(tables, key), inArray(events.id, ids)));
    const known = new Set(there.map(({ id }) => String(id)));
    // Of two of one id in a batch the first.
    const unique = new Map(given.toReversed().map((event) => [event.id, event]));
    const fresh = given.filter((event) => unique.get(event.id) === event && !known.has(event.id));

    const [kept] = await tx
      .select({
        events: count(),
        bytes: sql<number>`coalesce(sum(octet_length(${events.event}::text)), 0)`.mapWith(Number),
      })
      .from(events)
      .where(ofLog(tables, key));
    const total = (kept?.events ?? 0) + fresh.length;
    if (fresh.length === 0) return ok(total);
    const bytes = (kept?.bytes ?? 0) + Buffer.byteLength(JSON.stringify(fresh));
    if (total > most || bytes > mostBytes) return fail({ kind: "limit-reached", most });

    await tx.insert(events).values(
      fresh.map(({ id, ...event }) => ({
        userId: key.userId,
        logId: key.logId,
        id,
        receivedAt: now,
        event: storableJson(event),
      })),
    );
    return ok(total);
  });
}

/** What happened, in the order in which it was kept; [] for nothing and for a log that is not there. */
export async function findLogEvents(
  db: Db,
  tables: LogTables,
  key: LogKey,
): Promise<readonly unknown[]> {
  const { events } = tables;
  const rows = await db
    .select({ id: events.id, event: events.event })
    .from(events)
    .where(ofLog(tables, key))
    .orderBy(asc(events.ordinal));
  return rows.map(({ id, event }) => ({ ...Object(event), id }));
}
