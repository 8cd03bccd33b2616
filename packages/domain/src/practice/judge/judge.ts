import type { HiddenCases, LearnerProblem } from "../compiled.ts";
import type { CaseInput, Expected } from "../problem.ts";
import type { Language } from "../run.ts";
import type { Value } from "../value.ts";
import type { CaseResult, CaseResults } from "./case-results.ts";
import { checkOutputs, type Finding } from "./check-outputs.ts";
import { textDifference, valueDifference, type Difference } from "./difference.ts";
import { recognise } from "./recognise.ts";
import { type Attempt, inputsOf, type Run, runCases } from "./run-cases.ts";
import { sentenceOf, titleOf } from "./sentence.ts";
import type { CaseState, CaseVerdict, Judged, KindVerdict, Verdict } from "./verdict.ts";

/** Failed submissions after which the inputs of hidden cases are shown. Source: research 2.5. */
export const OPENS_AFTER = 3;

export type Judgeable = Pick<
  LearnerProblem,
  "style" | "limitMs" | "checker" | "checkerProgram" | "shown"
>;

export interface JudgeOptions {
  /** Null to run the shown cases alone. */
  readonly hidden: HiddenCases | null;
  /** Submissions of this problem that failed before. */
  readonly failedBefore: number;
}

interface Case {
  readonly kind: string | null;
  readonly input: CaseInput;
  readonly expected: Expected;
}

/**
 * Runs code on the cases of a problem and judges what came out. Made inputs run last, for those are the ones that run out of time; the verdict has all cases
 * in their order.
 */
export async function judge(
  run: Run,
  problem: Judgeable,
  attempt: Attempt,
  { hidden, failedBefore }: JudgeOptions,
): Promise<Verdict> {
  const cases = casesOf(problem, hidden);
  const inputs = await inputsOf(
    run,
    hidden?.inputs ?? null,
    cases.map(({ input }) => input),
  );
  if (typeof inputs === "string") return { status: "runner-failed", message: inputs };

  const order = [...cases.keys()].toSorted(
    (a, b) => Number(cases[a]?.input.kind === "made") - Number(cases[b]?.input.kind === "made"),
  );
  const ran = await runCases(
    run,
    problem,
    attempt,
    order.map((at) => inputs[at] ?? []),
  );
  if ("status" in ran) return ran;
  const results = cases.map(
    (_, at): CaseResult => ran.results[order.indexOf(at)] ?? { status: "not-run" },
  );
  const findings = await checkOutputs(
    run,
    { checker: problem.checker, program: problem.checkerProgram },
    cases.map(({ expected }, at) => ({ input: inputs[at] ?? [], expected })),
    results,
  );
  if (typeof findings === "string") return { status: "runner-failed", message: findings };
  return put({
    problem,
    language: attempt.language,
    cases,
    ran,
    results,
    findings,
    hidden,
    failedBefore,
  });
}

function casesOf({ shown }: Judgeable, hidden: HiddenCases | null): readonly Case[] {
  return [
    ...shown.map(({ input, expected }): Case => ({
      kind: null,
      input: { kind: "given", values: input },
      expected,
    })),
    ...(hidden?.kinds ?? []).flatMap(({ kind, cases }) => cases.map((each) => ({ kind, ...each }))),
  ];
}

interface Parts extends JudgeOptions {
  readonly problem: Judgeable;
  readonly language: Language;
  readonly cases: readonly Case[];
  readonly ran: CaseResults;
  readonly results: readonly CaseResult[];
  readonly findings: readonly Finding[];
}

function put(parts: Parts): Judged {
  const { problem, cases, ran, results, findings, hidden, failedBefore } = parts;
  const rights = findings.map(({ isRight }) => isRight);
  const isPassed = rights.every(Boolean);
  const status = ran.end === "finished" ? (isPassed ? "passed" : "failed") : ran.end;
  // This submission counts among the failed ones.
  const opensAfter = hidden && !isPassed ? Math.max(0, OPENS_AFTER - failedBefore - 1) : 0;
  const open = cases.map((_, at) => caseVerdict(parts, at));
  const verdicts = open.map((each) =>
    each.kind !== null && opensAfter > 0 && each.state !== "passed" ? withheld(each) : each,
  );
  const kinds = kindsOf(hidden, verdicts);
  const recognised =
    hidden && !isPassed ? recognise(hidden.mistakes, problem.checker, results, rights) : null;
  const about = {
    status,
    cases: verdicts,
    kinds,
    recognised,
    limitMs: problem.limitMs,
    differences: open.map(({ difference }) => difference?.kind ?? null),
  } as const;
  return {
    status,
    cases: verdicts,
    passed: rights.filter(Boolean).length,
    total: cases.length,
    title: titleOf(about),
    sentence: sentenceOf(about),
    note: recognised?.mistake.note ?? null,
    kinds,
    opensAfter,
    output: ran.output,
    isOutputCut: ran.isOutputCut,
    ms: ran.ms,
  };
}

function caseVerdict(
  { problem, language, cases, results, findings }: Parts,
  place: number,
): CaseVerdict {
  const { kind = null, input, expected } = cases[place] ?? {};
  const result = results[place] ?? { status: "not-run" };
  const finding = findings[place];
  const actual = result.status === "gave" ? result.value : null;
  const wanted = expected ? shownValue(expected) : null;
  const isRight = finding?.isRight === true;
  return {
    place,
    kind,
    state: stateOf(result, isRight),
    ms: "ms" in result ? result.ms : null,
    isLocked: false,
    input: input?.kind === "given" ? input.values : null,
    size: input?.kind === "made" ? input.n : null,
    expected: problem.checker === "custom" ? null : wanted,
    actual,
    difference:
      isRight || result.status !== "gave" || wanted === null || problem.checker === "custom"
        ? null
        : differenceOf(problem, wanted, result.value, language),
    complaint: finding?.isRight === false ? finding.complaint : null,
    error: result.status === "threw" ? result.error : null,
    output: "output" in result ? result.output : "",
  };
}

function stateOf({ status }: CaseResult, isRight: boolean): CaseState {
  switch (status) {
    case "gave":
      return isRight ? "passed" : "failed";
    case "threw":
      return "threw";
    case "stopped":
      return "timed-out";
    case "not-run":
      return "not-run";
  }
}

function shownValue(expected: Expected): Value | null {
  if (expected.kind === "value") return expected.value;
  return expected.kind === "any" ? (expected.values[0] ?? null) : null;
}

function differenceOf(
  { style }: Judgeable,
  expected: Value,
  actual: Value,
  language: Language,
): Difference {
  return style.kind === "program" && typeof expected === "string" && typeof actual === "string"
    ? textDifference(expected, actual)
    : valueDifference(expected, actual, language);
}

function withheld(verdict: CaseVerdict): CaseVerdict {
  return {
    ...verdict,
    isLocked: true,
    input: null,
    expected: null,
    actual: null,
    difference: null,
    complaint: null,
    output: "",
  };
}

function kindsOf(
  hidden: HiddenCases | null,
  verdicts: readonly CaseVerdict[],
): readonly KindVerdict[] {
  const kinds = (hidden?.kinds ?? []).map(({ kind, title, why }) => {
    const cases = verdicts.filter((each) => each.kind === kind);
    const passed = cases.filter(({ state }) => state === "passed").length;
    return { kind, title, why, cases, passed };
  });
  return kinds.toSorted((a, b) => isWhole(a) - isWhole(b));
}

function isWhole({ cases, passed }: KindVerdict): number {
  return Number(passed === cases.length);
}
