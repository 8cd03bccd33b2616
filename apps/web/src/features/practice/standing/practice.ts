import type { Language, ProblemEntry } from "@taiyari/domain/practice";
import type { Streak } from "@taiyari/domain/learning/progress";
import type { Standings } from "./entry-standing.ts";

/** A concept about to be forgotten, with the problem to take for it. */
export interface DueConcept {
  readonly topic: string;
  readonly entry: ProblemEntry;
}

/** The problem that was begun last and is not solved. */
export interface CurrentProblem {
  readonly entry: ProblemEntry;
  /** Of its last submission; null for none. */
  readonly last: { readonly passed: number; readonly total: number; readonly at: number } | null;
  /** Null where nothing was run or submitted. */
  readonly language: Language | null;
  readonly hints: number;
}

export interface RoundSummary {
  readonly id: string;
  readonly at: number;
  /** Of each problem. */
  readonly solved: readonly boolean[];
  readonly minutes: number;
}

export interface DayMark {
  /** "2026-11-23" */
  readonly date: string;
  /** "Mon", or "Today" */
  readonly name: string;
  readonly mark: "done" | "rest" | "none";
}

export interface Practice {
  readonly standings: Standings;
  readonly current: CurrentProblem | null;
  readonly due: readonly DueConcept[];
  readonly hasSolved: boolean;
  /** The latest first. */
  readonly rounds: readonly RoundSummary[];
  readonly streak: Streak;
  readonly week: readonly DayMark[];
}
