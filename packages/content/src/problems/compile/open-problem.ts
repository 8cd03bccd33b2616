import type { Run } from "@taiyari/domain/practice";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { keptValue } from "../keep-values.ts";
import { loadProblem, problemSlugs } from "../load-problem.ts";
import { compileProblem, type CompiledProblem } from "./compile-problem.ts";
import { readOutcomes, workOut } from "./outcomes.ts";

export interface OpenProblemOptions {
  /** Runs the problem's programs where `outcomes.json` is not of the problem as it is now. */
  readonly run: Run;
  /** A folder for what was worked out before, made where it is missing. */
  readonly cache: string;
}

/**
 * A code problem as devices get it.
 *
 * @param root  the content folder
 * @returns     sentences for its author, or that there is none
 */
export async function openProblem(
  root: string,
  slug: string,
  { run, cache }: OpenProblemOptions,
): Promise<Result<CompiledProblem, readonly string[]>> {
  if (!problemSlugs(root).includes(slug))
    return fail([`There is no problem "${slug}". A problem is a folder of content/problems/code.`]);
  const { problem, outcomes, problems, folder } = loadProblem(root, slug);
  if (!problem) return fail(problems);
  const known = readOutcomes(problem, outcomes);
  if (known) return ok(compileProblem(problem, known));
  const made = await keptValue(cache, { name: "outcomes", problem }, () => workOut(run, problem));
  return made.ok ? ok(compileProblem(problem, made.value)) : fail([`${folder}/${made.problem}.`]);
}
