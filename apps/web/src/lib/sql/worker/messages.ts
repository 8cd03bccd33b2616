import type { LearnerExercise } from "@taiyari/domain/learning";
import type { DataSetName, RunOutcome, Verdict } from "@taiyari/domain/sql";
import type { SqlSource } from "../sql-data.ts";

/** What a worker is asked, and what it answers. */
export type Question =
  /** Opens the data of a run or of a check, so that only the statements themselves are timed. */
  | { readonly kind: "open"; readonly source: SqlSource }
  | {
      readonly kind: "open-check";
      readonly exercise: LearnerExercise;
      readonly set: DataSetName;
    }
  /** In the data as the last run left it. */
  | { readonly kind: "run"; readonly text: string; readonly source: SqlSource }
  /** The plan of the last statement of a text, after the others have run. A measured one runs as well. */
  | {
      readonly kind: "explain";
      readonly text: string;
      readonly source: SqlSource;
      readonly isMeasured: boolean;
    }
  /** Judges an answer, in both data sets as they are in their snapshots. */
  | {
      readonly kind: "check";
      readonly exercise: LearnerExercise;
      readonly set: DataSetName;
      readonly text: string;
    }
  /** Opens the data anew where something may have changed them. */
  | { readonly kind: "reset"; readonly source: SqlSource };

export interface Answers {
  readonly open: null;
  readonly "open-check": null;
  readonly run: RunOutcome;
  readonly explain: RunOutcome;
  readonly check: Verdict;
  readonly reset: null;
}

export interface ToWorker {
  readonly id: number;
  readonly question: Question;
}

export type FromWorker =
  /** The database is open. */
  | { readonly kind: "open" }
  /** It cannot be opened; nothing more comes. */
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  /** A fault of ours, not of the statement. */
  | { readonly kind: "threw"; readonly id: number; readonly reason: string };
