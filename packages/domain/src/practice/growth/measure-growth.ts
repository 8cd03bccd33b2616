import { resultsOf, isJudged } from "../judge/case-results.ts";
import { type Attempt, inputsOf, type Run, type Runnable } from "../judge/run-cases.ts";
import { growthInputs } from "../make-inputs.ts";
import { nameIn } from "../names.ts";
import type { GrowthInputs } from "../problem.ts";
import type { RunRequest } from "../run.ts";
import type { Value } from "../value.ts";
import type { GrowthPoint } from "./growth.ts";

/** Calls of each size, up to the author's first and beyond it. The first call warms up whatever compiles; large sizes leave no time for many. */
const REPEATS = { small: 3, large: 2 } as const;
/** All measuring together; sizes that do not fit in are left out. Our choice: a person waits for it. */
const LIMIT_MS = 6_000;

/**
 * Times code on inputs of growing size.
 *
 * @param inputs  the text of the problem's `inputs.js`
 * @returns       what was measured until time was up; [] where nothing ran
 */
export async function measureGrowth(
  run: Run,
  problem: Runnable & { readonly growth: GrowthInputs },
  attempt: Attempt,
  inputs: string,
): Promise<readonly GrowthPoint[]> {
  const made = growthInputs(problem.growth);
  const values = await inputsOf(run, inputs, made);
  if (typeof values === "string") return [];
  const planned = made.flatMap(({ n }, at) =>
    Array.from(
      { length: n <= (problem.growth.sizes[0] ?? 0) ? REPEATS.small : REPEATS.large },
      () => ({
        n,
        input: values[at] ?? [],
      }),
    ),
  );
  if (problem.style.kind === "program") return measurePrograms(run, attempt, planned);
  const outcome = await run({
    kind: "function",
    language: attempt.language,
    code: attempt.code,
    name: nameIn(attempt.language, problem.style.signature.name),
    cases: planned.map(({ input }) => ({ input })),
    limitMs: LIMIT_MS,
  });
  if (!isJudged(outcome)) return [];
  const { results } = resultsOf(outcome, planned.length, false);
  return planned.flatMap(({ n }, at) => {
    const result = results[at];
    return result?.status === "gave" ? [{ n, ms: result.ms }] : [];
  });
}

/** One after the other, each with what is left of the time. */
async function measurePrograms(
  run: Run,
  { language, code }: Attempt,
  planned: readonly { readonly n: number; readonly input: readonly Value[] }[],
): Promise<readonly GrowthPoint[]> {
  const points: GrowthPoint[] = [];
  let left = LIMIT_MS;
  for (const { n, input } of planned) {
    const [stdin] = input;
    const request: RunRequest = {
      kind: "program",
      language,
      code,
      stdin: typeof stdin === "string" ? stdin : "",
      limitMs: Math.ceil(left),
    };
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that times mean something
    const outcome = await run(request);
    if (outcome.status !== "finished" || outcome.cases[0]?.status !== "returned") break;
    points.push({ n, ms: outcome.cases[0].ms });
    left -= outcome.cases[0].ms;
    if (left < 100) break;
  }
  return points;
}
