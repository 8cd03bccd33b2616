import type { CaseOutcome, RunError, RunOutcome } from "../run.ts";
import type { Value } from "../value.ts";
import { printedText } from "./compare.ts";

/** What a case gave; of a program, what it printed. */
export type CaseResult =
  | { readonly status: "gave"; readonly value: Value; readonly ms: number; readonly output: string }
  | {
      readonly status: "threw";
      readonly error: RunError;
      readonly ms: number;
      readonly output: string;
    }
  /** The run was stopped in it. */
  | { readonly status: "stopped" }
  | { readonly status: "not-run" };

/** A run in which no case came to be judged. */
export type Unjudged = Extract<
  RunOutcome,
  { readonly status: "not-valid" | "no-function" | "threw" | "stopped" | "runner-failed" }
>;

export interface CaseResults {
  readonly results: readonly CaseResult[];
  readonly end: "finished" | "timed-out" | "out-of-memory";
  /** Of all cases of a function together; of a program, the longest, for each case is a run of its own. */
  readonly ms: number;
  readonly output: string;
  readonly isOutputCut: boolean;
}

/** @param count  how many cases the run had */
export function resultsOf(
  outcome: Exclude<RunOutcome, Unjudged>,
  count: number,
  isProgram: boolean,
): CaseResults {
  const end = outcome.status;
  const ran = outcome.cases.map((each) => resultOf(each, isProgram));
  const results = Array.from({ length: count }, (_, at) => ran[at] ?? NOT_RUN);
  const stoppedAt =
    end === "finished" ? -1 : results.findIndex(({ status }) => status === "not-run");
  return {
    results: results.map((each, at) => (at === stoppedAt ? { status: "stopped" } : each)),
    end,
    ms: results.reduce((sum, each) => sum + ("ms" in each ? each.ms : 0), 0),
    output: outcome.output,
    isOutputCut: outcome.isOutputCut,
  };
}

export const NOT_RUN: CaseResult = { status: "not-run" };

function resultOf(outcome: CaseOutcome, isProgram: boolean): CaseResult {
  switch (outcome.status) {
    case "returned": {
      const { ms, output } = outcome;
      return isProgram
        ? { status: "gave", value: printedText(output), ms, output: "" }
        : { status: "gave", value: outcome.value, ms, output };
    }
    case "threw":
      return outcome;
    case "not-run":
      return NOT_RUN;
  }
}

export function isJudged(outcome: RunOutcome): outcome is Exclude<RunOutcome, Unjudged> {
  return (
    outcome.status === "finished" ||
    outcome.status === "timed-out" ||
    outcome.status === "out-of-memory"
  );
}
