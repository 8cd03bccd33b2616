import type { Memory } from "../../learning/progress/index.ts";
import type { PracticeEvent, SubmissionResult } from "../../learning/index.ts";
import type { Language } from "../run.ts";

/**
 * How far a problem has come. Begun: opened, run or submitted. Practised: solved without a hint. Mastered: also, of its concept two different problems
 * were solved without a hint, one of them seven days or more after the first.
 */
export type ProblemState = "begun" | "solved" | "practised" | "mastered";

export interface Submission {
  /** UUID of its event. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly language: Language;
  readonly code: string;
  readonly result: SubmissionResult;
  readonly passed: number;
  readonly total: number;
  /** A letter for each case: p passed, f failed, e threw, t timed out, n not run. */
  readonly cases: string;
  readonly hints: number;
  /** UUID of the mock round it belongs to; null for none. */
  readonly round: string | null;
}

export interface ProblemProgress {
  readonly problem: string;
  /** The concept it is reviewed by, as its last event has it; null where none had one. */
  readonly topic: string | null;
  readonly state: ProblemState;
  /** The latest last. */
  readonly submissions: readonly Submission[];
  /** Milliseconds since 1970; null where nobody did. */
  readonly openedAt: number;
  readonly lastAt: number;
  readonly solvedAt: number | null;
  /** Of the last run or submission; null for none. */
  readonly last: {
    readonly language: Language;
    readonly passed: number;
    readonly total: number;
    readonly at: number;
  } | null;
  /** How many hints of the ladder are open. */
  readonly hints: number;
  readonly isRevealed: boolean;
  /** "" for none. */
  readonly note: string;
}

/** What is remembered of a concept, by the problems of it. */
export interface ConceptProgress {
  readonly topic: string;
  /** Null where nothing of it was solved or shown. */
  readonly memory: Memory | null;
  readonly isMastered: boolean;
  /** The problem that was done last; another one is due. */
  readonly lastProblem: string;
}

export type EndedRound = Extract<PracticeEvent, { readonly kind: "round-ended" }>;

/** How far somebody is with the Practice Lab. Asking for what nobody did gives undefined. */
export interface PracticeProgress {
  /** By slug. */
  readonly problems: ReadonlyMap<string, ProblemProgress>;
  /** By topic. */
  readonly concepts: ReadonlyMap<string, ConceptProgress>;
  /** Mock rounds that are over, the latest first. */
  readonly rounds: readonly EndedRound[];
  /** The problem somebody was at last; null for none. */
  readonly lastProblem: string | null;
}
