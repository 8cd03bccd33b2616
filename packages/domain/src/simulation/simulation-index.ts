import type { Deliverable } from "./deliverable.ts";
import type { SimulationArea } from "./scenario.ts";

/** A simulated day as the catalogue shows it. */
export interface SimulationEntry {
  readonly id: string;
  readonly version: number;
  /** A hash of the whole scenario: what a run is pinned to. */
  readonly digest: string;
  readonly title: string;
  readonly area: SimulationArea;
  /** Id of `content/careers/roles`. */
  readonly role: string;
  readonly as: string;
  readonly company: string;
  readonly place: string;
  /** Of the person's own time. */
  readonly minutes: number;
  readonly about: string;
  /** What is handed in, each kind once, in the order of the tasks. */
  readonly deliverables: readonly Deliverable["kind"][];
  readonly tasks: number;
  readonly endings: number;
  /** Below `files/` beside the index. */
  readonly file: string;
}

/** `simulations.json`: all simulated days, by slug. */
export interface SimulationIndex {
  readonly simulations: readonly SimulationEntry[];
}
