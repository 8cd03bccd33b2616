import { type Expected, isRight, type Problem, type Value } from "@taiyari/domain/practice";
import type { CaseResult, Ran, Run } from "../run-cases.ts";

/** Of one case: null where it is right, else what is wrong with it. */
export type Finding = string | null;

/**
 * @param expected  of each result
 * @returns         a finding for each result
 */
export async function judgeResults(
  run: Run,
  problem: Problem,
  { results }: Ran,
  cases: readonly { readonly input: readonly Value[]; readonly expected: Expected }[],
): Promise<readonly Finding[]> {
  const custom =
    problem.checkerProgram === null
      ? null
      : await runChecker(run, problem.checkerProgram, results, cases);
  return results.map((result, at) => {
    const expected = cases[at]?.expected;
    if (result.status === "threw") return result.message;
    if (result.status === "not-run" || !expected) return "it was stopped";
    if (custom) return custom[at] ?? null;
    return isRight(problem.checker, expected, result.value)
      ? null
      : `gave ${shorten(result.value)}, and ${expectedText(expected)} is expected`;
  });
}

async function runChecker(
  run: Run,
  program: string,
  results: readonly CaseResult[],
  cases: readonly { readonly input: readonly Value[]; readonly expected: Expected }[],
): Promise<readonly Finding[]> {
  const outcome = await run({
    kind: "function",
    language: "javascript",
    code: program,
    name: "check",
    limitMs: 20_000,
    cases: results.map((result, at) => {
      const { input = [], expected } = cases[at] ?? {};
      const value = result.status === "gave" ? result.value : null;
      return { input: [input, value, expected?.kind === "value" ? expected.value : null] };
    }),
  });
  if (outcome.status !== "finished")
    return results.map(() => `checker.js: ${JSON.stringify(outcome).slice(0, 200)}`);
  return outcome.cases.map((each) => {
    if (each.status !== "returned") return `checker.js: ${JSON.stringify(each).slice(0, 200)}`;
    if (each.value === true) return null;
    return typeof each.value === "string"
      ? each.value
      : `checker.js returned ${shorten(each.value)}. It returns true or a sentence.`;
  });
}

function expectedText(expected: Expected): string {
  switch (expected.kind) {
    case "value":
      return shorten(expected.value);
    case "any":
      return `one of ${shorten(expected.values)}`;
    case "digest":
      return "another value";
  }
}

function shorten(value: Value | readonly Value[]): string {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
