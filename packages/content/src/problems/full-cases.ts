import {
  type Attempt,
  type CaseInput,
  type Expected,
  inputsOf,
  type Problem,
  reasonOf,
  type Run,
  runCases,
  type Value,
} from "@taiyari/domain/practice";
import { fail, ok, type Result } from "@taiyari/domain/result";

/** A case with where it stands. */
export interface FlatCase {
  readonly input: CaseInput;
  /** Null where the worked solution says. */
  readonly expected: Expected | null;
  /** Null for a shown one. */
  readonly kind: string | null;
  /** "kind half-voucher, case 2" */
  readonly name: string;
  /** Its place in cases.yaml. */
  readonly path: readonly (string | number)[];
}

/** A case with all that its author left to programs. */
export interface FullCase extends FlatCase {
  readonly values: readonly Value[];
  readonly expected: Expected;
}

/** Programs of ours may take this long to make inputs and outputs, however slow the machine is. */
const LIMIT_MS = 30_000;

/** All cases of a problem, the shown ones first. */
export function flatCases(problem: Problem): readonly FlatCase[] {
  return [
    ...problem.shown.map(({ input, expected }, at): FlatCase => ({
      input: { kind: "given", values: input },
      expected,
      kind: null,
      name: `shown case ${at + 1}`,
      path: ["shown", at],
    })),
    ...problem.hidden.flatMap(({ kind, cases }, place) =>
      cases.map(({ input, expected }, at): FlatCase => ({
        input,
        expected,
        kind,
        name: `kind ${kind}, case ${at + 1}`,
        path: ["hidden", place, "cases", at],
      })),
    ),
  ];
}

/**
 * Makes the inputs that are made and works out the outputs that are computed.
 *
 * @returns  "javascript.js: it ran out of time", without a full stop, where one of the problem's programs fails
 */
export async function fullCases(
  run: Run,
  problem: Problem,
): Promise<Result<readonly FullCase[], string>> {
  const flat = flatCases(problem);
  const inputs = await inputsOf(
    run,
    problem.inputs,
    flat.map(({ input }) => input),
  );
  if (typeof inputs === "string") return fail(`inputs.js: ${inputs}`);
  const computed = flat.flatMap(({ expected }, at) => (expected === null ? [at] : []));
  const worked: Attempt = { language: "javascript", code: problem.worked.javascript };
  const ran = await runCases(
    run,
    { ...problem, limitMs: LIMIT_MS },
    worked,
    computed.map((at) => inputs[at] ?? []),
  );
  if ("status" in ran) return fail(`javascript.js: ${reasonOf(ran)}`);
  const full: FullCase[] = [];
  for (const [at, each] of flat.entries()) {
    const values = inputs[at] ?? [];
    const result = each.expected === null ? ran.results[computed.indexOf(at)] : null;
    if (each.expected !== null) full.push({ ...each, values, expected: each.expected });
    else if (result?.status === "gave")
      full.push({ ...each, values, expected: { kind: "value", value: result.value } });
    else return fail(`javascript.js: gives nothing in ${each.name}, whose output it computes`);
  }
  return ok(full);
}
