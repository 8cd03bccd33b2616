import type { CheckerName, Expected } from "../problem.ts";
import type { Value } from "../value.ts";
import type { CaseResult } from "./case-results.ts";
import { isRight } from "./compare.ts";
import { reasonOf, type Run } from "./run-cases.ts";

/** Long enough for any checker of ours; none may be stopped on a slow device. */
const CHECKER_LIMIT_MS = 20_000;

export interface CheckedCase {
  readonly input: readonly Value[];
  readonly expected: Expected;
}

/** Of an output: right, or wrong with what the problem's own checker says, null for no words of its own. */
export type Finding =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly complaint: string | null };

/**
 * Judges what cases gave.
 *
 * @param program  the checker's text where it is "custom"; it is run as the code of a learner is, for its author is trusted and a page is not
 * @returns        a finding for each case, wrong for what gave nothing; a sentence where the checker itself fails
 */
export async function checkOutputs(
  run: Run,
  { checker, program }: { readonly checker: CheckerName; readonly program: string | null },
  cases: readonly CheckedCase[],
  results: readonly CaseResult[],
): Promise<readonly Finding[] | string> {
  const wrong = { isRight: false, complaint: null } as const;
  if (checker !== "custom" || program === null)
    return cases.map(({ expected }, at) => {
      const result = results[at];
      const isGood = result?.status === "gave" && isRight(checker, expected, result.value);
      return isGood ? { isRight: true } : wrong;
    });

  const given = cases.flatMap(({ input, expected }, at) => {
    const result = results[at];
    if (result?.status !== "gave") return [];
    return [{ input: [input, result.value, expected.kind === "value" ? expected.value : null] }];
  });
  const outcome = await run({
    kind: "function",
    language: "javascript",
    code: program,
    name: "check",
    cases: given,
    limitMs: CHECKER_LIMIT_MS,
  });
  if (outcome.status !== "finished") return reasonOf(outcome);
  const said = [...outcome.cases];
  const findings: Finding[] = [];
  for (const [at] of cases.entries()) {
    const each = results[at]?.status === "gave" ? said.shift() : undefined;
    if (each === undefined) findings.push(wrong);
    else if (each.status !== "returned") return "the checker threw";
    else if (each.value === true) findings.push({ isRight: true });
    else if (typeof each.value === "string")
      findings.push({ isRight: false, complaint: each.value });
    else return `the checker returned ${JSON.stringify(each.value)}, neither true nor a sentence`;
  }
  return findings;
}
