import { createHash } from "node:crypto";
import {
  digestOf,
  digestOfResult,
  type Expected,
  type Problem,
  type Run,
  runCases,
} from "@taiyari/domain/practice";
import { ok, type Result } from "@taiyari/domain/result";
import { z } from "zod";
import { fullCases, type FullCase } from "../full-cases.ts";

const Written = z.object({
  of: z.string(),
  computed: z.array(
    z.union([
      z.object({ kind: z.literal("value"), value: z.json() }),
      z.object({ kind: z.literal("digest"), digest: z.string() }),
    ]),
  ),
  mistakes: z.array(z.array(z.string().nullable())),
});

/**
 * What only running a problem's programs gives. It is kept in `outcomes.json` beside the problem, so that a build runs none of them.
 */
export interface Outcomes {
  /** A hash of all that it was worked out from. */
  readonly of: string;
  /** Of the cases without an expected value, in their order. */
  readonly computed: readonly Expected[];
  /** Of each wrong solution but slow ones, the digest of what each case gave; null where it gave nothing. */
  readonly mistakes: readonly (readonly (string | null)[])[];
}

/** An expected value of more characters of JSON is sent as a digest. */
const MAX_EXPECTED = 4_000;

/** @returns  "inputs.js: …" where one of the problem's programs fails */
export async function workOut(run: Run, problem: Problem): Promise<Result<Outcomes, string>> {
  const made = await fullCases(run, problem);
  if (!made.ok) return made;
  const cases = made.value;
  const open = new Set(openCases(problem));
  return ok({
    of: hashOf(problem),
    computed: cases.flatMap(({ expected }, at) => (open.has(at) ? [sent(problem, expected)] : [])),
    mistakes: await mistakesOf(run, problem, cases),
  });
}

/** What `outcomes.json` says; null where it is not of this problem as it is now. */
export function readOutcomes(problem: Problem, text: string | null): Outcomes | null {
  if (text === null) return null;
  try {
    const parsed = Written.safeParse(JSON.parse(text));
    return parsed.success && parsed.data.of === hashOf(problem) ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeOutcomes({ of, computed, mistakes }: Outcomes): string {
  const lines = mistakes.map((digests) => `    ${JSON.stringify(digests)}`);
  return `{\n  "of": "${of}",\n  "computed": ${JSON.stringify(computed)},\n  "mistakes": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

/** An expected value as it is sent. Only whole values can be compared within a tolerance or looked at by a checker of the problem's own. */
export function sent({ checker }: Problem, expected: Expected): Expected {
  if (expected.kind !== "value" || (checker !== "exact" && checker !== "unordered"))
    return expected;
  const isLarge = JSON.stringify(expected.value).length > MAX_EXPECTED;
  return isLarge ? { kind: "digest", digest: digestOf(expected.value, checker) } : expected;
}

/** Places of the cases whose output is computed, among all. */
function openCases({ shown, hidden }: Problem): readonly number[] {
  return hidden
    .flatMap(({ cases }) => cases)
    .flatMap(({ expected }, at) => (expected === null ? [shown.length + at] : []));
}

async function mistakesOf(
  run: Run,
  problem: Problem,
  cases: readonly FullCase[],
): Promise<Outcomes["mistakes"]> {
  const mistakes: (string | null)[][] = [];
  for (const wrong of problem.wrong) {
    if (wrong.fails === "slow") continue;
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as they share the machine
    const ran = await runCases(
      run,
      problem,
      wrong,
      cases.map(({ values }) => values),
    );
    const results = "status" in ran ? [] : ran.results;
    mistakes.push(cases.map((_, at) => digestOfResult(results[at], problem.checker)));
  }
  return mistakes;
}

/** Changes with anything that outcomes depend on, and with how they are written. */
function hashOf({ style, checker, shown, hidden, worked, wrong, inputs }: Problem): string {
  const programs = wrong.map(({ file, code, fails }) => [file, code, fails === "slow"]);
  const cases = hidden.map((each) => each.cases);
  const parts = [2, style, checker, shown, cases, worked.javascript, programs, inputs];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
