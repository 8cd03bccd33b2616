import { useState } from "react";
import {
  explainError,
  readPlan,
  type QueryPlan,
  type RunOutcome,
  type SqlError,
} from "@taiyari/domain/sql";
import { count } from "../../../lib/numbers.ts";
import type { SqlData } from "../../../lib/sql/sql-data.ts";
import { sql } from "../../../lib/sql/sql.ts";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import { addRun, workspaceStore } from "./workspace-store.ts";

/** What stands below a query. */
export interface RunResult {
  /** The text that was run, and where it begins in that of the tab. */
  readonly text: string;
  readonly from: number;
  readonly answer: SqlAnswer<RunOutcome>;
  /** Of an explained statement; null for one that was run. */
  readonly plan: QueryPlan | null;
  readonly isMeasured: boolean;
}

export interface Piece {
  readonly text: string;
  readonly from: number;
}

/**
 * Runs queries of the workspace and keeps what came of each tab's last run.
 *
 * @param data     a data set, or "" for an empty database
 * @param onRan    called after each run, since it may have changed the tables
 */
export function useRun(data: SqlData, onRan: () => void) {
  const [results, setResults] = useState<ReadonlyMap<string, RunResult>>(new Map());
  const [runningId, setRunningId] = useState<string | null>(null);

  async function begin(
    tabId: string,
    piece: Piece,
    work: () => Promise<Omit<RunResult, keyof Piece>>,
  ): Promise<RunResult> {
    setRunningId(tabId);
    const result = { ...piece, ...(await work()) };
    setResults((before) => new Map(before).set(tabId, result));
    setRunningId(null);
    workspaceStore.change((was) => addRun(was, { text: piece.text, ...inHistory(result.answer) }));
    onRan();
    return result;
  }

  function run(tabId: string, piece: Piece): Promise<RunResult> {
    return begin(tabId, piece, async () => ({
      answer: await sql.run(piece.text, data),
      plan: null,
      isMeasured: false,
    }));
  }

  function explain(tabId: string, piece: Piece, isMeasured: boolean): Promise<RunResult> {
    return begin(tabId, piece, async () => {
      const answer = await sql.explain(piece.text, { isMeasured, data });
      const text =
        answer.kind === "done" ? answer.answer.statements.at(-1)?.result?.rows[0]?.[0] : null;
      return { answer, plan: text ? readPlan(text) : null, isMeasured };
    });
  }

  return { results, runningId, run, explain };
}

/** Where the error of a run is, in the text of its tab. */
export function errorPlaceOf(result: RunResult | undefined) {
  const error = result && errorOf(result);
  const place = error ? explainError(error, result.text).place : null;
  return place && result ? { from: place.from + result.from, to: place.to + result.from } : null;
}

export function errorOf({ answer }: RunResult): SqlError | null {
  return answer.kind === "done" ? answer.answer.error : null;
}

function inHistory(answer: SqlAnswer<RunOutcome>) {
  switch (answer.kind) {
    case "too-slow":
      return {
        isRight: false,
        outcome: `stopped after ${answer.limitMs / 1000} s`,
        detail: "limit",
      };
    case "stopped":
      return { isRight: false, outcome: "stopped", detail: "" };
    case "failed":
      return { isRight: false, outcome: "could not be run", detail: "" };
    case "done": {
      const { statements, error, ms } = answer.answer;
      const last = statements.at(-1);
      if (error) return { isRight: false, outcome: error.message, detail: error.code };
      return {
        isRight: true,
        outcome: last?.result
          ? count(last.rowCount, "row")
          : (last?.command.toLowerCase() ?? "nothing"),
        detail: sayMs(ms),
      };
    }
  }
}

export function sayMs(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
