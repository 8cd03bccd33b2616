import type { Exercise, LearnerExercise } from "../learning/index.ts";
import type { DataSetName } from "../sql/index.ts";
import type { ProblemHint } from "./problem.ts";

/** What every shape of an SQL problem has. */
interface SqlProblemFacts {
  /** The id of its exercise. */
  readonly slug: string;
  /** What it is asked about, also where it brings rows of its own. */
  readonly dataSet: DataSetName;
  /** The first is the concept it is reviewed by. */
  readonly topics: readonly string[];
  readonly minutes: number;
  readonly hints: readonly ProblemHint[];
}

/** A problem as its author wrote it: an exercise, judged on both twins of a data set. */
export interface SqlProblem extends SqlProblemFacts {
  /** Without hints: the ladder stands beside it. */
  readonly exercise: Exercise;
}

/** A problem as a person's device gets it: what judges an answer, without the worked one. */
export interface LearnerSqlProblem extends SqlProblemFacts {
  readonly exercise: LearnerExercise;
}

/** What is shown when it is solved or given up. */
export interface WorkedSqlProblem {
  readonly answer: string;
  readonly why: string;
  readonly other: readonly string[];
}
