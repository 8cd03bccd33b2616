import { SIMULATION_LIMITS } from "@taiyari/domain/simulation";
import type { Clock } from "../../adapters/clock.ts";
import type { FindScenario } from "../../built-scenarios.ts";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import { MAX_DOCUMENTS } from "../../shared/documents/limit-store.ts";
import { keepLogEvents } from "../../shared/event-logs/log-event-store.ts";
import { insertLog, markLogDeleted, restoreLog } from "../../shared/event-logs/log-store.ts";
import { dayCertificateProcedures } from "./certificate-routes.ts";
import {
  findActs,
  findRun,
  findRuns,
  findScenario,
  keepScenario,
  SIMULATION_LOGS,
} from "./store.ts";

export interface SimulationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly findBuiltScenario: FindScenario;
}

/** Simulated days: kept as they were begun, with what was done in them. */
export function simulationProcedures(deps: SimulationDeps) {
  const { db, clock, findBuiltScenario } = deps;
  const { simulation } = signedIn;
  return {
    list: simulation.list.handler(async ({ context }) => ({
      runs: await findRuns(db, context.user.id),
    })),

    begin: simulation.begin.handler(async ({ input: { run }, context, errors }) => {
      // A device that was without a connection may bring a day in a scenario that this build has no more.
      const scenario = findBuiltScenario(run.scenario, run.digest);
      if (scenario) await keepScenario(db, run.digest, scenario);
      const kept = await insertLog(db, SIMULATION_LOGS, context.user.id, run, clock());
      if (!kept.ok) throw errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
      return {};
    }),

    one: simulation.one.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      const run = await findRun(db, key);
      if (!run) throw errors.NOT_FOUND();
      return { run, acts: await findActs(db, key) };
    }),

    record: simulation.record.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      const limits = { ...SIMULATION_LIMITS, now: clock() };
      const kept = await keepLogEvents(db, SIMULATION_LOGS, key, input.happened, limits);
      if (kept.ok) return { events: kept.value };
      throw kept.problem.kind === "absent"
        ? errors.NOT_FOUND()
        : errors.LIMIT_REACHED({ data: { most: kept.problem.most } });
    }),

    remove: simulation.remove.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      if (!(await markLogDeleted(db, SIMULATION_LOGS, key, clock()))) throw errors.NOT_FOUND();
      return {};
    }),

    restore: simulation.restore.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      const restored = await restoreLog(db, SIMULATION_LOGS, key);
      if (restored.ok) return {};
      throw restored.problem.kind === "absent"
        ? errors.NOT_FOUND()
        : errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
    }),

    scenario: simulation.scenario.handler(async ({ input, errors }) => {
      const scenario = await findScenario(db, input.digest);
      if (!scenario) throw errors.NOT_FOUND();
      return { scenario: structuredClone(scenario) as never };
    }),

    ...dayCertificateProcedures(deps),
  };
}
