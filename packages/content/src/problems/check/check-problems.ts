import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Run } from "@taiyari/domain/practice";
import { fail, ok } from "@taiyari/domain/result";
import { checkShape } from "./check-shape.ts";
import { checkRuns, type RunsOptions } from "./check-runs.ts";
import { problemsOf } from "../../courses/problem.ts";
import { loadProblem, problemSlugs, type SourceProblem } from "../load-problem.ts";
import { readOutcomes, workOut, writeOutcomes } from "../compile/outcomes.ts";
import { keptValue } from "../keep-values.ts";
import { loadPaths } from "../load-paths.ts";

export interface CheckedProblem {
  readonly slug: string;
  /** File, line, what to do. */
  readonly problems: readonly string[];
}

export interface ProblemCheckOptions {
  /** Ids of skills. */
  readonly skills: ReadonlySet<string>;
  /** Slugs; null for all. */
  readonly only: readonly string[] | null;
  /** What runs the solutions; [] where nothing is run. What did not change since is taken from `cache`, a folder. */
  readonly runners: readonly ProblemRunner[];
  readonly cache: string;
  /** What runs the programs whose outcomes are written beside the problem once it is right; null where none are. */
  readonly writes: Run | null;
}

export interface ProblemRunner extends RunsOptions {
  /** Of what it found: "node", "page". */
  readonly name: string;
  readonly run: Run;
}

/** Two at a time: the machines this runs on have two cores. */
const WIDTH = 2;

/** @param root  the content folder */
export async function checkProblems(
  root: string,
  { only, ...options }: ProblemCheckOptions,
): Promise<readonly CheckedProblem[]> {
  const slugs = problemSlugs(root).filter((slug) => only === null || only.includes(slug));
  const checked = new Map<string, CheckedProblem>();
  const queue = [...slugs];
  async function work(): Promise<void> {
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift())
      // oxlint-disable-next-line no-await-in-loop -- a worker has one problem at a time
      checked.set(slug, await checkProblem(root, slug, options));
  }
  await Promise.all(Array.from({ length: WIDTH }, work));
  return slugs.flatMap((slug) => checked.get(slug) ?? []);
}

/** What can be said of all problems without running anything: file, line, what to do. */
export function checkProblemShapes(root: string, skills: ReadonlySet<string>): readonly string[] {
  return [
    ...loadPaths(root).problems,
    ...problemSlugs(root).flatMap((slug) => shapeProblems(loadProblem(root, slug), skills)),
  ];
}

function shapeProblems(
  { problem, lines, folder, problems }: SourceProblem,
  skills: ReadonlySet<string>,
): readonly string[] {
  if (!problem || !lines) return problems;
  const facts = problemsOf(`${folder}/problem.md`);
  const cases = problemsOf(`${folder}/cases.yaml`);
  checkShape(problem, { lines, facts: facts.add, cases: cases.add, skills });
  return [...problems, ...facts.list, ...cases.list];
}

async function checkProblem(
  root: string,
  slug: string,
  { skills, runners, cache, writes }: Omit<ProblemCheckOptions, "only">,
): Promise<CheckedProblem> {
  const source = loadProblem(root, slug);
  const { problem, folder, outcomes } = source;
  const said = shapeProblems(source, skills);
  if (!problem || said.length > 0) return { slug, problems: said };
  for (const { name, run, ...options } of runners) {
    // oxlint-disable-next-line no-await-in-loop -- what one runner finds the next one need not look for
    const found = await keptValue(cache, { name: `checked-${name}`, problem }, async () => {
      const list: string[] = [];
      const complain = (file: string, text: string) =>
        list.push(`${folder}/${file === "" ? "" : `${file}: `}${text}`);
      await checkRuns(run, problem, complain, options);
      return list.length === 0 ? ok(null) : fail(list);
    });
    if (!found.ok) return { slug, problems: found.problem };
  }
  const made = writes && !readOutcomes(problem, outcomes) ? await workOut(writes, problem) : null;
  if (made?.ok === true)
    writeFileSync(join(root, folder, "outcomes.json"), writeOutcomes(made.value));
  return { slug, problems: [] };
}
