import type { Run } from "@taiyari/domain/practice";
import { fail, ok } from "@taiyari/domain/result";
import { checkShape } from "./check-shape.ts";
import { checkRuns } from "./check-runs.ts";
import { problemsOf } from "../../courses/problem.ts";
import { loadProblem, problemSlugs, type SourceProblem } from "../load-problem.ts";
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
  /** Null where nothing is run. What did not change since is taken from `cache`, a folder. */
  readonly runs: { readonly run: Run; readonly cache: string } | null;
}

/** Two at a time: the machines this runs on have two cores. */
const WIDTH = 2;

/** @param root  the content folder */
export async function checkProblems(
  root: string,
  { skills, only, runs }: ProblemCheckOptions,
): Promise<readonly CheckedProblem[]> {
  const slugs = problemSlugs(root).filter((slug) => only === null || only.includes(slug));
  const checked = new Map<string, CheckedProblem>();
  const queue = [...slugs];
  async function work(): Promise<void> {
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift())
      // oxlint-disable-next-line no-await-in-loop -- a worker has one problem at a time
      checked.set(slug, await checkProblem(root, slug, { skills, runs }));
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
  { skills, runs }: Omit<ProblemCheckOptions, "only">,
): Promise<CheckedProblem> {
  const source = loadProblem(root, slug);
  const { problem, folder } = source;
  const said = shapeProblems(source, skills);
  if (!problem || said.length > 0 || !runs) return { slug, problems: said };
  const found = await keptValue(runs.cache, { name: "checked", problem }, async () => {
    const list: string[] = [];
    await checkRuns(runs.run, problem, (file, text) =>
      list.push(`${folder}/${file === "" ? "" : `${file}: `}${text}`),
    );
    return list.length === 0 ? ok(null) : fail(list);
  });
  return { slug, problems: found.ok ? [] : found.problem };
}
