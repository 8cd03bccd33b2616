import path from "node:path";
import { parseArgs } from "node:util";
import { checkCourse, type CheckedPage } from "@taiyari/content/course-check";
import { readCareers } from "../built-careers.ts";
import { projectRoot } from "../project.ts";

const USAGE = "Name one page, or none for all of them: course-check [SLUG] [--mutants]";

/**
 * `course-check [SLUG] [--mutants]`: reads the pages of the SQL course, or one, runs all that they run on both data sets, and prints
 * each problem with file, line and what to do. Ends with 1 for any. With `--mutants` answers with one slip in them are
 * judged as well, and each that passes is a problem unless it is listed under `equivalent`.
 */
export async function courseCheck(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const { only, withMutants } = asked;
  const root = projectRoot();
  const { pages, problems, unwritten } = await checkCourse(path.join(root, "content"), {
    cache: path.join(root, "node_modules", ".taiyari"),
    skills: new Set(readCareers().skills.map(({ id }) => id)),
    only,
    withMutants,
  });
  if (only !== null && pages.length === 0) {
    console.error(
      `There is no page "${only}". A page is a folder with page.md, listed in course.yaml.`,
    );
    return 2;
  }
  const all = [...problems, ...pages.flatMap((page) => page.problems)];
  for (const problem of all) console.log(problem);
  for (const page of pages) console.log(lineAbout(page));
  if (only === null && unwritten.length > 0)
    console.log(`Not written yet: ${unwritten.join(", ")}`);
  const made = sumOf(pages, "made");
  if (made > 0) console.log(mutantsInWords(pages, made));
  return all.length === 0 ? 0 : 1;
}

function readArguments(
  args: readonly string[],
): { readonly only: string | null; readonly withMutants: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { mutants: { type: "boolean", default: false } },
    });
    const [only = null, ...more] = positionals;
    return more.length > 0 ? null : { only, withMutants: values.mutants };
  } catch {
    return null;
  }
}

function lineAbout({ slug, problems, examples, exercises, mutants }: CheckedPage): string {
  return [
    `${problems.length === 0 ? "ok    " : "FAILED"} ${slug}: ${examples} examples, ${exercises} exercises`,
    ...(mutants ? [`${mutants.killed} of ${mutants.made - mutants.equivalent} mutants found`] : []),
    ...(problems.length > 0 ? [`${problems.length} problems`] : []),
  ].join(", ");
}

/** "Mutants: 812 of 815 found (99.6 %), 40 more are equivalent". */
function mutantsInWords(pages: readonly CheckedPage[], made: number): string {
  const equivalent = sumOf(pages, "equivalent");
  const live = made - equivalent;
  const killed = sumOf(pages, "killed");
  const rate = ((100 * killed) / Math.max(live, 1)).toFixed(1);
  return `Mutants: ${killed} of ${live} found (${rate} %), ${equivalent} more are equivalent`;
}

function sumOf(pages: readonly CheckedPage[], count: "made" | "killed" | "equivalent"): number {
  return pages.reduce((sum, { mutants }) => sum + (mutants?.[count] ?? 0), 0);
}
