import type { Exercise } from "@taiyari/domain/learning";

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
