import type { Act, Scenario, SimulationRun, SimulationState } from "@taiyari/domain/simulation";

type WithoutIdAndTime<One> = One extends unknown ? Omit<One, "id" | "at"> : never;

/** What of a day a piece of work needs. */
export interface TaskDay {
  readonly run: SimulationRun;
  readonly scenario: Scenario;
  readonly state: SimulationState;
  readonly pause: "person" | "page" | null;
  readonly act: (given: WithoutIdAndTime<Act>) => string;
}
