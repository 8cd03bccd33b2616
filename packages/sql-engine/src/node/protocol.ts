import type { LearnerExercise } from "@taiyari/domain/learning";
import type { RunOutcome, Verdict } from "@taiyari/domain/sql";
import type { DataSource } from "../databases.ts";

/** Files of the two snapshots, given to the thread at its start. */
export interface ThreadData {
  readonly visible: string;
  readonly hidden: string;
  /** As `createDatabases` takes it. */
  readonly isTrusted?: boolean;
}

export type Task =
  | {
      readonly kind: "run";
      readonly source: DataSource;
      readonly text: string;
      /** Whether it begins with the data as it was, not as the last run left it. */
      readonly isClean: boolean;
    }
  | { readonly kind: "judge"; readonly exercise: LearnerExercise; readonly text: string };

export interface TaskResult {
  readonly run: RunOutcome;
  readonly judge: Verdict;
}

/** What the thread says: the time of opening a database is not that of a query. */
export type FromThread =
  | { readonly kind: "opening" }
  /** Milliseconds of the processor that the thread had used when the query began. */
  | { readonly kind: "running"; readonly usedMs: number }
  | { readonly kind: "done"; readonly value: TaskResult[keyof TaskResult] }
  /** A mistake in the task itself, such as rows of its own that cannot be loaded. */
  | { readonly kind: "failed"; readonly message: string };

/** Time of the processor, in milliseconds. */
export function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
