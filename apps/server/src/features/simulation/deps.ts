import type { Clock } from "../../adapters/clock.ts";
import type { FindScenario } from "../../built-scenarios.ts";
import type { Db } from "../../db/client.ts";
import type { CoachDeps } from "../../shared/coach/deps.ts";

export interface SimulationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly findBuiltScenario: FindScenario;
  /** For having the language model answer for people. */
  readonly coach: CoachDeps;
}
