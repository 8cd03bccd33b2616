import path from "node:path";
import { parseArgs } from "node:util";
import {
  checkProblems,
  type CheckedProblem,
  type ProblemRunner,
  runPlain,
} from "@taiyari/content/problem-check";
import { CODE_LANGUAGES } from "@taiyari/domain/practice";
import { readCareers } from "../built-careers.ts";
import { projectRoot } from "../project.ts";
import { withRunner } from "./with-runner.ts";

const USAGE = "Name problems, or none for all of them: problem-check [SLUG...] [--shape | --page]";

/**
 * `problem-check [SLUG...]`: reads the problems of the Practice Lab, or those named, runs every solution on every case, and prints each problem with
 * file, line and what to do. Ends with 1 for any. With `--shape` nothing is run; with `--page` everything is run once more in a browser, with the runner of the page.
 */
export async function problemCheck(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const root = projectRoot();
  const check = (runners: readonly ProblemRunner[]): Promise<readonly CheckedProblem[]> =>
    checkProblems(path.join(root, "content"), {
      skills: new Set(readCareers().skills.map(({ id }) => id)),
      only: asked.slugs.length === 0 ? null : asked.slugs,
      runners,
      writes: asked.isShapeOnly ? null : runPlain,
      cache: path.join(root, "node_modules", ".taiyari"),
    });
  const languages = CODE_LANGUAGES;
  const node: ProblemRunner = { name: "node", run: runPlain, withTimes: true, languages };
  const checked = asked.inPage
    ? await withRunner(({ run }) =>
        check([node, { name: "page", run, withTimes: false, languages }]),
      )
    : await check(asked.isShapeOnly ? [] : [node]);
  if (!checked) return 2;
  const known = new Set(checked.map(({ slug }) => slug));
  const unknown = asked.slugs.filter((slug) => !known.has(slug));
  for (const slug of unknown)
    console.error(`There is no problem "${slug}". A problem is a folder of content/problems/code.`);
  if (unknown.length > 0) return 2;
  const all = checked.flatMap(({ problems }) => problems);
  for (const problem of all) console.log(problem);
  for (const { slug, problems } of asked.isShapeOnly ? [] : checked)
    console.log(
      problems.length === 0 ? `ok     ${slug}` : `FAILED ${slug}: ${problems.length} problems`,
    );
  return all.length === 0 ? 0 : 1;
}

function readArguments(args: readonly string[]): {
  readonly slugs: readonly string[];
  readonly isShapeOnly: boolean;
  readonly inPage: boolean;
} | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        shape: { type: "boolean", default: false },
        page: { type: "boolean", default: false },
      },
    });
    return { slugs: positionals, isShapeOnly: values.shape, inPage: values.page };
  } catch {
    return null;
  }
}
