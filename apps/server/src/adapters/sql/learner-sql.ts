import type { LearnerExercise } from "@taiyari/domain/learning";
import type { DataSetName, RunOutcome, SqlError, Verdict } from "@taiyari/domain/sql";
import { assertNever, fail, ok, type Result } from "@taiyari/domain/result";
import type { TaskLimits } from "../workers/limits.ts";
import { createProcessPool } from "../workers/process-pool.ts";
import { createTurns } from "../workers/turns.ts";
import type { LearnerData, LearnerResult, LearnerTask } from "./tasks.ts";

/** A person asks for more at once than one page ever does. */
export interface TooMany {
  readonly kind: "too-many";
}

/**
 * Runs and judges the queries of a page whose browser cannot, each in a database as it was at the beginning that nobody
 * else has touched. In a process of its own, one at a time, and people take turns.
 */
export interface LearnerSql {
  /** Null where it took too long. */
  readonly run: (
    person: string,
    query: { readonly text: string; readonly data: LearnerData },
  ) => Promise<Result<RunOutcome | null, TooMany>>;
  readonly explain: (
    person: string,
    query: { readonly text: string; readonly data: LearnerData; readonly isMeasured: boolean },
  ) => Promise<Result<RunOutcome | null, TooMany>>;
  readonly check: (
    person: string,
    asked: { readonly exercise: LearnerExercise; readonly dataSet: DataSetName },
    text: string,
  ) => Promise<Result<Verdict, TooMany>>;
  readonly close: () => Promise<void>;
}

/** Node runs the source as it is; a bundle has the worker beside it, as JavaScript. */
const WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./learner-sql.worker.ts" : "./learner-sql.worker.js",
  import.meta.url,
);

/** The engine ends endless queries by itself; these are for what it cannot end. The first one waits for the databases. */
const LIMITS: TaskLimits = { processorMs: 120_000, wallMs: 180_000, memoryMb: 1_536 };
const HEAP_LIMIT_MB = 512;
/** Of one person, with the one that runs: a page asks for one thing after the other, two windows for two. */
const MOST_WAITING = 3;

/** Starts no process before the first query; one that has nothing to do ends after a minute. */
export function createLearnerSql(): LearnerSql {
  const pool = createProcessPool({ module: WORKER, heapLimitMb: HEAP_LIMIT_MB, keepFree: 0 });
  const turns = createTurns({ places: 1, perPerson: 1 });
  const asked = new Map<string, number>();

  async function inTurn<Value>(
    person: string,
    task: LearnerTask,
    ended: (error: SqlError) => Value,
  ): Promise<Result<Value, TooMany>> {
    const waiting = asked.get(person) ?? 0;
    if (waiting >= MOST_WAITING) return fail({ kind: "too-many" });
    asked.set(person, waiting + 1);
    try {
      return ok(await turns.run(person, () => perform(task, ended)));
    } finally {
      const left = (asked.get(person) ?? 1) - 1;
      if (left === 0) asked.delete(person);
      else asked.set(person, left);
    }
  }

  async function perform<Value>(
    task: LearnerTask,
    ended: (error: SqlError) => Value,
  ): Promise<Value> {
    const end = await pool.run({ task }, LIMITS);
    switch (end.kind) {
      case "done":
        return end.value as LearnerResult as Value;
      case "failed":
        throw new Error(`a query could not be run: ${end.error}`);
      case "stopped":
        return ended(end.reason === "memory" ? OUT_OF_MEMORY : STOPPED);
      case "died":
        return ended(STOPPED);
      default:
        return assertNever(end);
    }
  }

  return {
    run: (person, query) => inTurn(person, { kind: "run", ...query }, asOutcome),
    explain: (person, query) => inTurn(person, { kind: "explain", ...query }, asOutcome),
    check: (person, { exercise, dataSet }, text) =>
      inTurn<Verdict>(person, { kind: "check", exercise, dataSet, text }, (error) => ({
        kind: "refused",
        error,
      })),
    close: () => pool.close(),
  };
}

function asOutcome(error: SqlError): RunOutcome | null {
  return { statements: [], error, ms: 0 };
}

const STOPPED: SqlError = {
  code: "58000",
  message: "the database engine stopped",
  position: null,
  detail: null,
  hint: null,
};
const OUT_OF_MEMORY: SqlError = { ...STOPPED, code: "53200", message: "out of memory" };
