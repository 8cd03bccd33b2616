import { and, eq, isNull, sql } from "drizzle-orm";
import { OwnDayCertificate } from "@taiyari/contract";
import type { Db } from "../../db/client.ts";
import { simulationActs, simulationCertificates, simulationRuns } from "../../db/schema/index.ts";
import { storableJson, storableText } from "../../http/storable.ts";
import { isOwnerThere } from "../../shared/leaving/owner-store.ts";
import type { LogKey } from "../../shared/event-logs/log-store.ts";

const table = simulationCertificates;

/** What was played and what came of it, as it is kept. */
export type SimulatedDay = Omit<OwnDayCertificate, "code" | "name" | "isPublic">;

/**
 * Keeps a certificate; where there is one of this day already, that one stays.
 *
 * @throws when the code is somebody else's: two of 2⁴⁰ are the same
 */
export async function keepDayCertificate(
  db: Db,
  { userId, logId }: LogKey,
  row: { readonly code: string; readonly name: string; readonly day: SimulatedDay },
  issuedAt: Date,
): Promise<void> {
  await db
    .insert(table)
    .values({
      userId,
      runId: logId,
      code: row.code,
      name: storableText(row.name),
      isPublic: true,
      day: storableJson(row.day),
      issuedAt,
    })
    .onConflictDoNothing({ target: [table.userId, table.runId] });
}

/** Of a day that is not deleted; null where there is none. */
export async function findDayCertificate(
  db: Db,
  by: LogKey | { readonly code: string; readonly userId: string | null },
): Promise<OwnDayCertificate | null> {
  const which =
    "code" in by
      ? and(
          eq(table.code, by.code),
          by.userId === null
            ? and(eq(table.isPublic, true), isOwnerThere(table.userId))
            : eq(table.userId, by.userId),
        )
      : and(eq(table.userId, by.userId), eq(table.runId, by.logId));
  const [row] = await db
    .select({ certificate: table })
    .from(table)
    .innerJoin(
      simulationRuns,
      and(eq(simulationRuns.userId, table.userId), eq(simulationRuns.id, table.runId)),
    )
    .where(and(which, isNull(simulationRuns.deletedAt)));
  if (!row) return null;
  const { code, name, isPublic, day } = row.certificate;
  return OwnDayCertificate.parse({ ...Object(day), code, name, isPublic });
}

export async function markDayPublic(
  db: Db,
  code: string,
  userId: string,
  isPublic: boolean,
): Promise<void> {
  await db
    .update(table)
    .set({ isPublic })
    .where(and(eq(table.code, code), eq(table.userId, userId)));
}

/** When the server first heard that a day is over; null while it is not. */
export async function findEndOf(db: Db, { userId, logId }: LogKey): Promise<Date | null> {
  const [row] = await db
    .select({ at: simulationActs.receivedAt })
    .from(simulationActs)
    .where(
      and(
        eq(simulationActs.userId, userId),
        eq(simulationActs.logId, logId),
        sql`${simulationActs.event}->>'kind' = 'ended'`,
      ),
    )
    .orderBy(simulationActs.ordinal)
    .limit(1);
  return row?.at ?? null;
}
