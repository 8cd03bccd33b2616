import { randomUUID } from "node:crypto";
import type { SimulationAct, SimulationRun } from "@taiyari/contract";

/** A day in Diwali week, unless something else is said. */
export function makeRun(given: Partial<SimulationRun> = {}): SimulationRun {
  return {
    id: randomUUID(),
    scenario: "diwali-week",
    version: 1,
    digest: "0123456789",
    startedAt: "2026-11-23T05:00:00.000Z",
    ...given,
  };
}

/** A note at the tenth minute, unless something else is said. */
export function makeAct(given: object = {}): SimulationAct {
  return {
    id: randomUUID(),
    at: 10,
    kind: "noted",
    text: "Trucks leave at 10:45.",
    ...given,
  };
}
