import { replyGrounds, SIMULATION_LIMITS } from "@taiyari/domain/simulation";
import { signedIn } from "../../http/procedures.ts";
import { MAX_DOCUMENTS } from "../../shared/documents/limit-store.ts";
import { keepLogEvents } from "../../shared/event-logs/log-event-store.ts";
import { insertLog, markLogDeleted, restoreLog } from "../../shared/event-logs/log-store.ts";
import { dayCertificateProcedures } from "./certificate-routes.ts";
import type { SimulationDeps } from "./deps.ts";
import {
  findActs,
  findRun,
  findRuns,
  findScenario,
  keepScenario,
  SIMULATION_LOGS,
} from "./store.ts";
import { writeReply } from "./write-reply.ts";

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
      return { scenario: structuredClone(scenario) };
    }),

    reply: simulation.reply.handler(async ({ input, context, errors, signal }) => {
      const userId = context.user.id;
      const key = { userId, logId: input.id };
      const run = await findRun(db, key);
      const scenario = run && (await findScenario(db, run.digest));
      const grounds =
        scenario && replyGrounds(scenario, await findActs(db, key), input.message, input.person);
      if (!grounds) throw errors.NOT_FOUND();
      const { model } = deps.coach;
      if (!model) return { kind: "not-written", because: "off" };
      const written = await writeReply(deps.coach, grounds, { userId, signal });
      return written.ok
        ? { kind: "written", text: written.value, engine: model.name }
        : { kind: "not-written", because: written.problem };
    }),

    ...dayCertificateProcedures(deps),
  };
}
