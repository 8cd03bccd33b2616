import { randomBytes } from "node:crypto";
import { certificateCode, readCertificateCode } from "@taiyari/domain/learning";
import { debriefOf, replay } from "@taiyari/domain/simulation";
import { open, signedIn } from "../../http/procedures.ts";
import type { LogKey } from "../../shared/event-logs/log-store.ts";
import {
  findDayCertificate,
  findEndOf,
  keepDayCertificate,
  markDayPublic,
  type SimulatedDay,
} from "./certificate-store.ts";
import type { SimulationDeps } from "./deps.ts";
import { findActs, findRun, findScenario } from "./store.ts";

const CODE_BYTES = 5;

/** Certificates of simulated days. What they say is worked out here, from the acts that are kept. */
export function dayCertificateProcedures({ db, clock }: SimulationDeps) {
  const { simulation } = signedIn;

  /** Null for a day that is not over, in which nothing was handed in, or whose scenario is not known here. */
  async function dayOf(key: LogKey): Promise<SimulatedDay | null> {
    const run = await findRun(db, key);
    const scenario = run && (await findScenario(db, run.digest));
    const endedAt = await findEndOf(db, key);
    if (!run || !scenario || !endedAt) return null;
    const state = replay(scenario, await findActs(db, key));
    const debrief = debriefOf(scenario, state);
    if (!debrief || state.tasks.every(({ versions }) => versions.length === 0)) return null;
    return {
      scenario: scenario.id,
      version: run.version,
      title: scenario.title,
      as: scenario.as,
      company: scenario.company,
      score: debrief.score,
      work: scenario.tasks.map(({ id, title, what }) => {
        const done = state.tasks.find((task) => task.id === id);
        return { title, what, points: done?.points ?? 0, versions: done?.versions.length ?? 0 };
      }),
      minutes: Math.round(state.time - scenario.clock.start),
      endedAt: endedAt.toISOString(),
    };
  }

  return {
    issueCertificate: simulation.issueCertificate.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      if (!(await findRun(db, key))) throw errors.NOT_FOUND();
      const day = await dayOf(key);
      if (!day) throw errors.NOT_OVER();
      const code = certificateCode(randomBytes(CODE_BYTES));
      await keepDayCertificate(db, key, { code, name: input.name, day }, clock());
      const made = await findDayCertificate(db, key);
      if (!made) throw errors.NOT_FOUND();
      return made;
    }),

    certificate: simulation.certificate.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      if (!(await findRun(db, key))) throw errors.NOT_FOUND();
      return { certificate: await findDayCertificate(db, key) };
    }),

    setCertificatePublic: simulation.setCertificatePublic.handler(
      async ({ input, context, errors }) => {
        const userId = context.user.id;
        const code = readCertificateCode(input.code);
        const found = code && (await findDayCertificate(db, { code, userId }));
        if (!found) throw errors.NOT_FOUND();
        await markDayPublic(db, found.code, userId, input.isPublic);
        return { ...found, isPublic: input.isPublic };
      },
    ),

    openCertificate: open.simulation.openCertificate.handler(async ({ input, errors }) => {
      const code = readCertificateCode(input.code);
      const found = code && (await findDayCertificate(db, { code, userId: null }));
      if (!found) throw errors.NOT_FOUND();
      const { isPublic: _isPublic, ...shown } = found;
      return { ...shown, checkedAt: clock().toISOString() };
    }),
  };
}
