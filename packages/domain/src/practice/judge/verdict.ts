import type { RunError, RunOutcome } from "../run.ts";
import type { Value } from "../value.ts";
import type { Difference } from "./difference.ts";

/** Timed out: the case in which the run was stopped; those after it did not run. */
export type CaseState = "passed" | "failed" | "threw" | "timed-out" | "not-run";

export interface CaseVerdict {
  /** Among all cases, the shown ones first, from 0. */
  readonly place: number;
  /** Of a hidden case; null for a shown one. */
  readonly kind: string | null;
  readonly state: CaseState;
  /** Of the call itself; null where it did not end. */
  readonly ms: number | null;
  /** Whether what follows is withheld, as of a hidden case until three submissions failed. */
  readonly isLocked: boolean;
  /** Arguments; of a program, standard input. Null where it is locked or was made. */
  readonly input: readonly Value[] | null;
  /** The size of an input that was made; null for one that was written. */
  readonly size: number | null;
  /** One of several where any will do; null where it is locked or too large to be sent. */
  readonly expected: Value | null;
  /** Null where nothing was given back; a program's is what it printed. */
  readonly actual: Value | null;
  /** Null where it passed, is locked, or one of the two is missing. */
  readonly difference: Difference | null;
  /** What the problem's own checker said; null for none. */
  readonly complaint: string | null;
  readonly error: RunError | null;
  /** What was printed beside. "" for nothing. */
  readonly output: string;
}

/** The hidden cases of one kind. */
export interface KindVerdict {
  readonly kind: string;
  readonly title: string;
  readonly why: string;
  readonly cases: readonly CaseVerdict[];
  readonly passed: number;
}

/** Cases were judged. */
export interface Judged {
  readonly status: "passed" | "failed" | "timed-out" | "out-of-memory";
  /** The shown ones first, then the hidden ones: for the row of ticks. */
  readonly cases: readonly CaseVerdict[];
  readonly passed: number;
  readonly total: number;
  /** "11 of 15 pass" */
  readonly title: string;
  /** What is the matter, the number first: "Four fail, and three of them are one mistake: an item pays twice." "" for nothing. */
  readonly sentence: string;
  /** What to look at, where a mistake was recognised; null for none. */
  readonly note: string | null;
  /** Failing ones first, in the order they were written. [] for a run of the shown cases alone. */
  readonly kinds: readonly KindVerdict[];
  /** How many more submissions have to fail until inputs open. 0 where they are open. */
  readonly opensAfter: number;
  /** What the code printed before anything was called. */
  readonly output: string;
  readonly isOutputCut: boolean;
  readonly ms: number;
}

/** What becomes of a run or submission: judged, or the outcome of a run in which no case could be judged. */
export type Verdict =
  | Judged
  | Extract<
      RunOutcome,
      { readonly status: "not-valid" | "no-function" | "threw" | "stopped" | "runner-failed" }
    >;
