import type { Exercise, LearnerExercise } from "@taiyari/domain/learning";
import type { DataSetName, RunOutcome, Verdict } from "@taiyari/domain/sql";

/** An answer to be judged on both data sets. */
export interface JudgeTask {
  /** As its author wrote it: what is expected is what its own answer gives. */
  readonly exercise: Exercise;
  readonly text: string;
}

/** What a judge says. */
export interface JudgedAnswer {
  readonly isRight: boolean;
  /** What is wrong, in words; null where it is right. */
  readonly finding: string | null;
}

/** What a text runs in: statements that make rows for it, a data set, or null for that of the course. */
export type LearnerData = string | { readonly set: DataSetName } | null;

/** What a page asks of the server where its browser cannot run PostgreSQL. */
export type LearnerTask =
  | {
      readonly kind: "run";
      readonly text: string;
      readonly data: LearnerData;
    }
  | {
      readonly kind: "explain";
      readonly text: string;
      readonly data: LearnerData;
      readonly isMeasured: boolean;
    }
  | {
      readonly kind: "check";
      readonly exercise: LearnerExercise;
      readonly dataSet: DataSetName;
      readonly text: string;
    };

/** A run that took too long is null, a check that did is a verdict. */
export type LearnerResult = RunOutcome | Verdict | null;
