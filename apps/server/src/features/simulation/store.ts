import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { SimulationAct, SimulationRun, type SimulationBrief } from "@taiyari/contract";
import type { Scenario } from "@taiyari/domain/simulation";
import type { Db } from "../../db/client.ts";
import { simulationActs, simulationRuns, simulationScenarios } from "../../db/schema/index.ts";
import { toStorableJson } from "../../http/storable.ts";
import { findLogEvents } from "../../shared/event-logs/log-event-store.ts";
import { findLog, type LogKey, type LogTables } from "../../shared/event-logs/log-store.ts";

/** Where simulated days are kept, and what was done in them. */
export const SIMULATION_LOGS: LogTables = {
  name: "simulation_runs",
  logs: simulationRuns,
  events: simulationActs,
};

/** A person's days without deleted ones, the latest first. */
export async function findRuns(db: Db, userId: string): Promise<SimulationBrief[]> {
  const { head, id, startedAt, deletedAt } = simulationRuns;
  const done = db
    .select({
      logId: simulationActs.logId,
      events: count().as("events"),
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
      events: done.events,
      isEnded: done.isEnded,
    })
    .from(simulationRuns)
    .leftJoin(done, eq(done.logId, id))
    .where(and(eq(simulationRuns.userId, userId), isNull(deletedAt)))
    .orderBy(desc(startedAt), desc(id));
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    events: row.events ?? 0,
    isEnded: row.isEnded ?? false,
  }));
}

/** A day for its owner, without what was done in it. Somebody else's, a deleted one and an unknown id all read as null. */
export async function findRun(db: Db, key: LogKey): Promise<SimulationRun | null> {
  const found = await findLog(db, SIMULATION_LOGS, key);
  return found && SimulationRun.parse(found);
}

/** What was done in a day, in the order in which it was kept; [] for nothing and for a day that is not there. */
export async function findActs(db: Db, key: LogKey): Promise<SimulationAct[]> {
  const events = await findLogEvents(db, SIMULATION_LOGS, key);
  return events.map((event) => SimulationAct.parse(event));
}

/** Keeps a scenario as it is now; what is kept of this digest already is the same. */
export async function keepScenario(db: Db, digest: string, scenario: Scenario): Promise<void> {
  await db
    .insert(simulationScenarios)
    .values({ digest, scenario: sql`${toStorableJson(scenario)}::jsonb` })
    .onConflictDoNothing();
}

/** Null where nobody here began a day in it. */
export async function findScenario(db: Db, digest: string): Promise<Scenario | null> {
  const [row] = await db
    .select({ scenario: simulationScenarios.scenario })
    .from(simulationScenarios)
    .where(eq(simulationScenarios.digest, digest));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept by `keepScenario`
  return row ? (row.scenario as Scenario) : null;
}

/** Removes scenarios in which nobody has a day any more. */
export async function purgeScenarios(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${simulationScenarios} where not exists (
      select from ${simulationRuns}
      where ${simulationRuns.head}->>'digest' = ${simulationScenarios.digest})`);
}
