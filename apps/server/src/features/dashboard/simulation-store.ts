import { and, asc, count, desc, eq, inArray, isNull, max, sql } from "drizzle-orm";
import { SimulationAct } from "@taiyari/contract";
import type { Scenario } from "@taiyari/domain/simulation";
import type { Db } from "../../db/client.ts";
import { simulationActs, simulationRuns, simulationScenarios } from "../../db/schema/index.ts";

export interface RunRow {
  readonly id: string;
  readonly startedAt: Date;
  /** Slug and digest of the scenario. */
  readonly scenario: string;
  readonly digest: string;
  readonly acts: number;
  /** When the server had the last act; null for none. */
  readonly lastAt: Date | null;
  readonly isEnded: boolean;
}

/** A person's days that are not deleted, the latest first. */
export async function findRuns(db: Db, userId: string): Promise<readonly RunRow[]> {
  const { head, id, startedAt, deletedAt } = simulationRuns;
  const done = db
    .select({
      logId: simulationActs.logId,
      acts: count().as("acts"),
      lastAt: max(simulationActs.receivedAt).as("last_at"),
      isEnded: sql<boolean>`bool_or(${simulationActs.event}->>'kind' = 'ended')`.as("is_ended"),
    })
    .from(simulationActs)
    .where(eq(simulationActs.userId, userId))
    .groupBy(simulationActs.logId)
    .as("done");
  const rows = await db
    .select({
      id,
      startedAt,
      scenario: sql<string>`${head}->>'scenario'`,
      digest: sql<string>`${head}->>'digest'`,
      acts: done.acts,
      lastAt: done.lastAt,
      isEnded: done.isEnded,
    })
    .from(simulationRuns)
    .leftJoin(done, eq(done.logId, id))
    .where(and(eq(simulationRuns.userId, userId), isNull(deletedAt)))
    .orderBy(desc(startedAt), desc(id));
  return rows.map(({ acts, lastAt, isEnded, ...row }) => ({
    ...row,
    acts: acts ?? 0,
    lastAt: lastAt ?? null,
    isEnded: isEnded ?? false,
  }));
}

/** When the server had each act of the days that are not deleted. */
export async function findActTimes(db: Db, userId: string): Promise<readonly Date[]> {
  const rows = await db
    .select({ at: simulationActs.receivedAt })
    .from(simulationActs)
    .innerJoin(
      simulationRuns,
      and(
        eq(simulationRuns.userId, simulationActs.userId),
        eq(simulationRuns.id, simulationActs.logId),
      ),
    )
    .where(and(eq(simulationActs.userId, userId), isNull(simulationRuns.deletedAt)));
  return rows.map(({ at }) => at);
}

/** The acts of some days, in the order in which they were kept, by the id of the day. */
export async function findActsOf(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly SimulationAct[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ logId: simulationActs.logId, id: simulationActs.id, event: simulationActs.event })
    .from(simulationActs)
    .where(and(eq(simulationActs.userId, userId), inArray(simulationActs.logId, [...ids])))
    .orderBy(asc(simulationActs.ordinal));
  const acts = Map.groupBy(rows, ({ logId }) => logId);
  return new Map(
    [...acts].map(([logId, own]) => [
      logId,
      own.map(({ id, event }) => SimulationAct.parse({ ...Object(event), id })),
    ]),
  );
}

/** Scenarios as they were when somebody began a day in them, by digest. */
export async function findScenarios(
  db: Db,
  digests: readonly string[],
): Promise<ReadonlyMap<string, Scenario>> {
  if (digests.length === 0) return new Map();
  const rows = await db
    .select()
    .from(simulationScenarios)
    .where(inArray(simulationScenarios.digest, [...digests]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept by the feature `simulation` from this type
  return new Map(rows.map(({ digest, scenario }) => [digest, scenario as Scenario]));
}
