import { useRef, useState } from "react";
import type { LearnerSqlProblem } from "@taiyari/domain/practice";
import { explainError, type RunOutcome, type SqlError, type Verdict } from "@taiyari/domain/sql";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import type { SqlData } from "../../../lib/sql/sql-data.ts";
import { sql } from "../../../lib/sql/sql.ts";
import type { Place } from "../../../shared/code/code-mirror/error-place.ts";

/** What came of a query. */
export type SqlSolved = { readonly text: string; readonly at: number } & (
  | { readonly kind: "run"; readonly answer: SqlAnswer<RunOutcome> }
  | { readonly kind: "submission"; readonly answer: SqlAnswer<Verdict> }
);

export interface SqlSolving {
  readonly busy: "running" | "submitting" | null;
  readonly result: SqlSolved | null;
  readonly errorPlace: Place | null;
  readonly run: () => Promise<SqlSolved | null>;
  readonly submit: () => Promise<SqlSolved | null>;
  readonly stop: () => void;
  /** The rows as at the beginning. */
  readonly reset: () => void;
}

/** What a problem's queries run on; another object each time. */
export function dataOf({ exercise, dataSet }: LearnerSqlProblem): SqlData {
  return exercise.data ? exercise.data.visible : { set: dataSet };
}

/** Runs a query on the data that is shown, or has it judged on that and on its twin. */
export function useSqlSolving(problem: LearnerSqlProblem, text: string): SqlSolving {
  const [busy, setBusy] = useState<SqlSolving["busy"]>(null);
  const [result, setResult] = useState<SqlSolved | null>(null);
  const isBusy = useRef(false);

  async function during(kind: NonNullable<SqlSolving["busy"]>, work: () => Promise<SqlSolved>) {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(kind);
    try {
      const made = await work();
      setResult(made);
      return made;
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  return {
    busy,
    result,
    errorPlace: result?.text === text ? errorPlaceOf(result) : null,
    run: () =>
      during("running", async () => ({
        kind: "run",
        text,
        answer: await sql.run(text, dataOf(problem)),
        at: Date.now(),
      })),
    submit: () =>
      during("submitting", async () => ({
        kind: "submission",
        text,
        answer: await sql.check(problem.exercise, text, {
          problem: problem.slug,
          dataSet: problem.dataSet,
        }),
        at: Date.now(),
      })),
    stop: sql.stop,
    reset: () => void sql.reset(dataOf(problem)),
  };
}

function errorPlaceOf(result: SqlSolved): Place | null {
  const error = errorOf(result);
  return error && explainError(error, result.text).place;
}

function errorOf(result: SqlSolved): SqlError | null {
  if (result.answer.kind !== "done") return null;
  if (result.kind === "run") return result.answer.answer.error;
  return result.answer.answer.kind === "refused" ? result.answer.answer.error : null;
}
