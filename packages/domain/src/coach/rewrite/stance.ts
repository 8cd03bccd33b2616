import type { Reason } from "./reasons.ts";

/** Whether paragraphs are taken apart: wherever they can be, only where they run long, or not at all; "words" leaves beginnings alone too. */
export type Splitting = "free" | "long" | "none" | "words";

/** How the verbs of a text are to stand. */
export interface Stance {
  readonly isCurrent: boolean;
  /** Whether a form in -ing or in the present is turned: of jobs and projects, and of nothing else. */
  readonly turnsVerbs: boolean;
  readonly splitting: Splitting;
}

/** A clause with another beginning. */
export interface Opening {
  readonly text: string;
  readonly reason: Reason;
}
