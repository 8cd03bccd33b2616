import path from "node:path";
import { parseArgs } from "node:util";
import { openProblem } from "@taiyari/content/problem-check";
import { judgeSqlProblem } from "@taiyari/content/sql-problems";
import {
  CODE_LANGUAGES,
  type CodeLanguage,
  type Growth,
  growthOf,
  type HiddenCases,
  judge,
  type Judged,
  type LearnerProblem,
  measureGrowth,
  OPENS_AFTER,
  type Run,
  type Verdict,
} from "@taiyari/domain/practice";
import { projectRoot } from "../project.ts";
import { openFile } from "./open-file.ts";
import { withRunner } from "./with-runner.ts";

const USAGE = `Name a problem, a language and files: judge PROBLEM --language ${CODE_LANGUAGES.join("|")}|sql FILE... [--growth]`;

interface Asked {
  readonly slug: string;
  readonly language: CodeLanguage | "sql";
  readonly files: readonly string[];
  readonly withGrowth: boolean;
}

/**
 * `judge PROBLEM --language L FILE... [--growth]`: judges each file as a submission is judged, with the runner of the page, one after the other in one browser, and
 * prints an object for each: the verdict, with every case open, and with `--growth` how its time grows. Ends with 1 when one of them does not pass, or there is no
 * browser. Queries are judged by the engine of the course, without a browser.
 */
export async function judgeFiles(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const root = projectRoot();
  const codes: string[] = [];
  for (const file of asked.files) {
    const bytes = await openFile(file);
    if (!bytes) return 2;
    codes.push(new TextDecoder().decode(bytes));
  }
  const { language } = asked;
  if (language === "sql") return judgeQueries(root, asked, codes);
  const passed = await withRunner(async ({ run }) => {
    const opened = await openProblem(path.join(root, "content"), asked.slug, {
      run,
      cache: path.join(root, "node_modules", ".taiyari"),
    });
    if (!opened.ok) {
      for (const problem of opened.problem) console.error(problem);
      return null;
    }
    let all = true;
    for (const [at, code] of codes.entries()) {
      const verdict = await judgeOne(run, opened.value, { ...asked, language }, code);
      console.log(JSON.stringify({ file: asked.files[at], ...verdict }));
      all &&= verdict.status === "passed";
    }
    return all;
  });
  if (passed === null) return 2;
  return passed ? 0 : 1;
}

/** On both twins of the problem's data set: prints each verdict as `check-answer` does. */
async function judgeQueries(
  root: string,
  { slug, files }: Asked,
  codes: readonly string[],
): Promise<number> {
  const judged = await judgeSqlProblem(slug, codes, {
    root: path.join(root, "content"),
    cache: path.join(root, "node_modules", ".taiyari"),
  });
  if (!judged.ok) {
    for (const problem of judged.problem) console.error(problem);
    return 2;
  }
  for (const [at, verdict] of judged.value.entries())
    console.log(JSON.stringify({ file: files[at], ...verdict }));
  return judged.value.every(({ kind }) => kind === "right") ? 0 : 1;
}

async function judgeOne(
  run: Run,
  { learner, hidden }: { readonly learner: LearnerProblem; readonly hidden: HiddenCases },
  { language, withGrowth }: Pick<Asked, "withGrowth"> & { readonly language: CodeLanguage },
  code: string,
): Promise<{ readonly status: Verdict["status"]; readonly growth?: Growth | null }> {
  const attempt = { language, code };
  const verdict = await judge(run, learner, attempt, { hidden, failedBefore: OPENS_AFTER });
  if (!("cases" in verdict)) return verdict;
  const { growth } = learner;
  if (!withGrowth || growth === null || hidden.inputs === null) return printed(verdict);
  const points = await measureGrowth(run, { ...learner, growth }, attempt, hidden.inputs);
  return { ...printed(verdict), growth: growthOf(points, Math.max(...growth.sizes)) };
}

/** Cases in their order already say what the kinds say. */
function printed({
  kinds,
  ...verdict
}: Judged): Omit<Judged, "kinds"> & { readonly kinds: object } {
  const counts = kinds.map(({ kind, title, passed, cases }) => ({
    kind,
    title,
    passed,
    total: cases.length,
  }));
  return { ...verdict, kinds: counts };
}

function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { language: { type: "string" }, growth: { type: "boolean", default: false } },
    });
    const [slug, ...files] = positionals;
    const language = [...CODE_LANGUAGES, "sql" as const].find((each) => each === values.language);
    if (slug === undefined || !language || files.length === 0) return null;
    return { slug, language, files, withGrowth: values.growth };
  } catch {
    return null;
  }
}
