import type { Memory } from "./memory.ts";

/**
 * How far an exercise has come. Practised: solved without a hint. Mastered: also, of its page two different exercises were
 * solved without a hint, one of them seven days or more after the first.
 */
export type ExerciseState = "attempted" | "solved" | "practised" | "mastered";

export interface ExerciseProgress {
  readonly page: string;
  readonly exercise: string;
  readonly state: ExerciseState;
  /** Answers that were judged, the right ones included. */
  readonly attempts: number;
  /** Milliseconds since 1970; null where it was not. */
  readonly solvedAt: number | null;
  readonly lastAt: number;
  readonly isRevealed: boolean;
  /** Of the last answer; "" for none. */
  readonly text: string;
}

export interface PageProgress {
  readonly page: string;
  /** Milliseconds since 1970; null where nobody did. */
  readonly openedAt: number | null;
  readonly readAt: number | null;
  readonly lastAt: number;
  /** Id of the heading read last; "" for the beginning. */
  readonly heading: string;
  readonly examplesRun: number;
  readonly isMastered: boolean;
  /** Of what the page teaches, by its exercises; null where none was finished. */
  readonly memory: Memory | null;
}

export interface PredictionProgress {
  readonly page: string;
  readonly prediction: string;
  /** What was said first. */
  readonly option: number;
  readonly isRight: boolean;
}

export interface CardProgress {
  readonly page: string;
  readonly card: number;
  readonly memory: Memory;
}

/** What a person did in a day of their own. */
export interface StudyDay {
  /** "2026-11-23" */
  readonly date: string;
  /** Exercises and problems solved, each once. */
  readonly solved: number;
  /** Of learning: pauses of more than five minutes do not count. */
  readonly minutes: number;
}

/** How far a learner has come. Asking for what nobody did gives undefined. */
export interface Progress {
  readonly pages: ReadonlyMap<string, PageProgress>;
  /** By `keyOf(page, exercise)`. */
  readonly exercises: ReadonlyMap<string, ExerciseProgress>;
  /** By `keyOf(page, prediction)`. */
  readonly predictions: ReadonlyMap<string, PredictionProgress>;
  /** By `keyOf(page, card)`. */
  readonly cards: ReadonlyMap<string, CardProgress>;
  /** Pages that a placement test showed to be known. */
  readonly known: ReadonlySet<string>;
  /** Whether a placement test was taken and not undone. */
  readonly isPlaced: boolean;
  /** Where the learner was last; null for nobody who opened a page. */
  readonly lastPage: string | null;
  /** By date, earliest first. */
  readonly days: readonly StudyDay[];
  /** How many different events there were. */
  readonly events: number;
}

export function keyOf(page: string, thing: string | number): string {
  return `${page}/${thing}`;
}
