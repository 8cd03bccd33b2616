import type { Reason } from "./reasons.ts";

/** How the verbs of a text are to stand. */
export interface Stance {
  readonly isCurrent: boolean;
  /** Whether a form in -ing or in the present is turned: of jobs and projects, and of nothing else. */
  readonly turnsVerbs: boolean;
}

/** A clause with another beginning. */
export interface Opening {
  readonly text: string;
  readonly reason: Reason;
}
