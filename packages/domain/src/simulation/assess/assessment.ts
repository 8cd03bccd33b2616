import type { SaidAt } from "../said/said-text.ts";

/** What became of one check. */
export interface CheckOutcome {
  readonly id: string;
  readonly title: string;
  /** What was found, or that it was not: "You wrote 7,100". */
  readonly found: string;
  readonly points: number;
  readonly of: number;
  readonly at: SaidAt | null;
  /** Why it may be sent back; "" where all points were given or it is no reason. */
  readonly reason: string;
}

/** What became of one line of the rubric. */
export interface RubricOutcome {
  readonly id: string;
  readonly title: string;
  /** 0 to 3. */
  readonly level: number;
  readonly anchor: string;
  readonly points: number;
  readonly of: number;
  /** What it rests on, in the text that was handed in; [] at level 0. */
  readonly quotes: readonly SaidAt[];
  readonly reason: string;
}

/** What was handed in, judged. The same work gives the same assessment. */
export interface Assessment {
  readonly checks: readonly CheckOutcome[];
  readonly rubric: readonly RubricOutcome[];
  /** 0 to 100, whole. */
  readonly points: number;
}
