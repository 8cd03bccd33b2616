import type { OwnRun } from "../../../shared/simulation/runs.ts";

/** Somebody waits for a piece of work. */
export interface Waiting {
  /** "Rohit" */
  readonly person: string;
  /** "your plan" */
  readonly work: string;
  /** "10:45" */
  readonly due: string;
  readonly isLate: boolean;
}

/** A run with what its replay says. */
export interface PlayedRun {
  readonly own: OwnRun;
  readonly title: string;
  /** "10:12" on the clock of the scenario. */
  readonly time: string;
  readonly tasks: number;
  readonly handedIn: number;
  /** Who waits now, the earliest due first; [] for a day that is over. */
  readonly waiting: readonly Waiting[];
  /** Null while the day goes on. */
  readonly over: {
    readonly score: number;
    readonly ending: { readonly id: string; readonly title: string };
  } | null;
}

/** How a person stands with one scenario. */
export interface DayStanding {
  /** The latest that is not over; null for none. */
  readonly going: PlayedRun | null;
  /** The one with the best score of those that are over; null for none. */
  readonly best: PlayedRun | null;
  /** How many different endings were reached. */
  readonly found: number;
}

/** @param played  the latest first */
export function standingIn(scenario: string, played: readonly PlayedRun[]): DayStanding {
  const own = played.filter(({ own: { head } }) => head.scenario === scenario);
  const over = own.filter((one) => one.over !== null);
  return {
    going: own.find((one) => one.over === null) ?? null,
    best: over.toSorted((a, b) => (b.over?.score ?? 0) - (a.over?.score ?? 0))[0] ?? null,
    found: new Set(over.map((one) => one.over?.ending.id)).size,
  };
}
