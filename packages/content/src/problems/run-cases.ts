import {
  type CodeLanguage,
  makingRun,
  nameIn,
  printedText,
  type Problem,
  type RunOutcome,
  type RunRequest,
  type Value,
} from "@taiyari/domain/practice";

/** What runs code and says what became of it. */
export type Run = (request: RunRequest) => Promise<RunOutcome>;

/** What a case gave; of a program, what it printed. */
export type CaseResult =
  | { readonly status: "gave"; readonly value: Value; readonly ms: number }
  | { readonly status: "threw"; readonly message: string }
  | { readonly status: "not-run" };

export interface Ran {
  readonly results: readonly CaseResult[];
  /** Of all cases of a function together; of a program, the longest case, for each is a run of its own. */
  readonly ms: number;
  readonly isTimedOut: boolean;
  /** Why nothing ran; null where it did. */
  readonly broken: string | null;
}

export interface Solution {
  readonly language: CodeLanguage;
  readonly code: string;
}

/** Runs a solution on some inputs as a submission runs: a function in one run, a program once for each. */
export async function runCases(
  run: Run,
  problem: Problem,
  { language, code }: Solution,
  inputs: readonly (readonly Value[])[],
): Promise<Ran> {
  const { style, limitMs } = problem;
  if (style.kind === "function") {
    const name = nameIn(language, style.signature.name);
    const cases = inputs.map((input) => ({ input }));
    const outcome = await run({ kind: "function", language, code, name, cases, limitMs });
    return ofOutcome(outcome, inputs.length, false);
  }
  const results: CaseResult[] = [];
  let ms = 0;
  for (const [stdin] of inputs) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as they share the machine
    const outcome = await run({
      kind: "program",
      language,
      code,
      limitMs,
      stdin: typeof stdin === "string" ? stdin : "",
    });
    const ran = ofOutcome(outcome, 1, true);
    results.push(...ran.results);
    ms = Math.max(ms, ran.ms);
    if (ran.broken !== null || ran.isTimedOut)
      return { ...ran, ms, results: filled(results, inputs.length) };
  }
  return { results, ms, isTimedOut: false, broken: null };
}

/** The inputs that a problem makes, by the worked programs of its `inputs.js`. */
export async function makeInputs(
  run: Run,
  inputs: string,
  made: Parameters<typeof makingRun>[1],
): Promise<readonly (readonly Value[])[] | string> {
  if (made.length === 0) return [];
  const outcome = await run(makingRun(inputs, made));
  const { results, broken } = ofOutcome(outcome, made.length, false);
  if (broken !== null) return broken;
  const values: (readonly Value[])[] = [];
  for (const result of results) {
    if (result.status !== "gave")
      return result.status === "threw" ? result.message : "it was stopped";
    if (!Array.isArray(result.value)) return "a maker returns the list of arguments";
    values.push(result.value as readonly Value[]);
  }
  return values;
}

function ofOutcome(outcome: RunOutcome, count: number, isProgram: boolean): Ran {
  switch (outcome.status) {
    case "finished":
    case "timed-out":
    case "out-of-memory": {
      const results = outcome.cases.map((each): CaseResult => {
        if (each.status === "returned") {
          const value = isProgram ? printedText(each.output) : each.value;
          return { status: "gave", value, ms: each.ms };
        }
        if (each.status === "not-run") return each;
        return { status: "threw", message: `${each.error.name}: ${each.error.message}` };
      });
      return {
        results: filled(results, count),
        ms: results.reduce((sum, each) => sum + (each.status === "gave" ? each.ms : 0), 0),
        isTimedOut: outcome.status === "timed-out",
        broken: null,
      };
    }
    case "not-valid":
    case "threw":
      return brokenRun(`${outcome.error.name}: ${outcome.error.message}`, count);
    case "no-function":
      return brokenRun(`there is no function ${outcome.name}`, count);
    case "stopped":
      return brokenRun("it was stopped", count);
    case "runner-failed":
      throw new Error(outcome.message);
  }
}

function brokenRun(broken: string, count: number): Ran {
  return { results: filled([], count), ms: 0, isTimedOut: false, broken };
}

function filled(results: readonly CaseResult[], count: number): readonly CaseResult[] {
  return Array.from({ length: count }, (_, at) => results[at] ?? { status: "not-run" });
}
