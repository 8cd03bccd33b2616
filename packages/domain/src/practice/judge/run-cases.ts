import { makingRun } from "../make-inputs.ts";
import { nameIn } from "../names.ts";
import type { CaseInput, CodeLanguage, ProblemStyle } from "../problem.ts";
import type { RunOutcome, RunRequest } from "../run.ts";
import type { Value } from "../value.ts";
import {
  type CaseResult,
  type CaseResults,
  isJudged,
  NOT_RUN,
  resultsOf,
  type Unjudged,
} from "./case-results.ts";

/** What runs code and says what became of it. */
export type Run = (request: RunRequest) => Promise<RunOutcome>;

/** Code somebody wrote for a problem. */
export interface Attempt {
  readonly language: CodeLanguage;
  readonly code: string;
}

export interface Runnable {
  readonly style: ProblemStyle;
  readonly limitMs: number;
}

/**
 * Runs code on some inputs: a function in one run, a program once for each. After a run was stopped no other is begun.
 *
 * @returns  a result for each input, or the outcome where none could be judged
 */
export async function runCases(
  run: Run,
  { style, limitMs }: Runnable,
  { language, code }: Attempt,
  inputs: readonly (readonly Value[])[],
): Promise<CaseResults | Unjudged> {
  if (style.kind === "function") {
    const name = nameIn(language, style.signature.name);
    const cases = inputs.map((input) => ({ input }));
    const outcome = await run({ kind: "function", language, code, name, cases, limitMs });
    return isJudged(outcome) ? resultsOf(outcome, inputs.length, false) : outcome;
  }
  const results: CaseResult[] = [];
  let ms = 0;
  let last: Omit<CaseResults, "results" | "ms"> = {
    end: "finished",
    output: "",
    isOutputCut: false,
  };
  for (const [stdin] of inputs) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that times mean something
    const outcome = await run({
      kind: "program",
      language,
      code,
      limitMs,
      stdin: typeof stdin === "string" ? stdin : "",
    });
    if (!isJudged(outcome)) {
      if (outcome.status !== "threw") return outcome;
      results.push({
        status: "threw",
        error: outcome.error,
        ms: outcome.ms,
        output: outcome.output,
      });
      continue;
    }
    const one = resultsOf(outcome, 1, true);
    results.push(...one.results);
    ms = Math.max(ms, one.ms);
    last = { end: one.end, output: "", isOutputCut: last.isOutputCut || one.isOutputCut };
    if (one.end !== "finished") break;
  }
  const all = inputs.map((_, at) => results[at] ?? NOT_RUN);
  return { results: all, ms, ...last };
}

/**
 * The arguments of each case: those that were written, and those that the problem's own program makes.
 *
 * @param inputs  the text of `inputs.js`
 * @returns       a sentence where they cannot be made, which is never the fault of whoever solves the problem
 */
export async function inputsOf(
  run: Run,
  inputs: string | null,
  cases: readonly CaseInput[],
): Promise<readonly (readonly Value[])[] | string> {
  const made = cases.flatMap((each) => (each.kind === "made" ? [each] : []));
  if (made.length === 0) return cases.map((each) => (each.kind === "given" ? each.values : []));
  const outcome = await run(makingRun(inputs ?? "", made));
  if (outcome.status !== "finished") return reasonOf(outcome);
  const values: (readonly Value[])[] = [];
  for (const each of outcome.cases) {
    if (each.status !== "returned")
      return each.status === "threw"
        ? `${each.error.name}: ${each.error.message}`
        : "it was stopped";
    if (!Array.isArray(each.value)) return "a maker returns the list of arguments";
    values.push(each.value as readonly Value[]);
  }
  return cases.map((each) => (each.kind === "given" ? each.values : (values.shift() ?? [])));
}

/** Why a run of ours was not finished. */
export function reasonOf(outcome: Exclude<RunOutcome, { readonly status: "finished" }>): string {
  switch (outcome.status) {
    case "not-valid":
    case "threw":
      return `${outcome.error.name}: ${outcome.error.message}`;
    case "no-function":
      return `there is no function ${outcome.name}`;
    case "timed-out":
      return `it ran out of time, ${outcome.limitMs} ms`;
    case "out-of-memory":
      return "it ran out of memory";
    case "stopped":
      return "it was stopped";
    case "runner-failed":
      return outcome.message;
  }
}
