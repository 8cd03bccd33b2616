import type { ProblemEntry } from "@taiyari/domain/practice";

/** How far somebody is with a problem. */
export interface EntryStanding {
  readonly state: "open" | "begun" | "solved";
  /** Whether its concept is due, and this is the problem to take for it. */
  readonly isDue: boolean;
  /** When something was done with it last, milliseconds since 1970; null for never. */
  readonly lastAt: number | null;
  /** Of the last submission; null for none. */
  readonly last: { readonly passed: number; readonly total: number } | null;
  /** Submissions up to the first that passed. */
  readonly tries: number;
}

export const UNTOUCHED: EntryStanding = {
  state: "open",
  isDue: false,
  lastAt: null,
  last: null,
  tries: 0,
};

/** How far somebody is with each problem, by slug. */
export type Standings = ReadonlyMap<string, EntryStanding>;

export function standingOf(
  standings: Standings,
  { slug }: Pick<ProblemEntry, "slug">,
): EntryStanding {
  return standings.get(slug) ?? UNTOUCHED;
}
