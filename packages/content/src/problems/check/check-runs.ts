import {
  type Attempt,
  checkOutputs,
  CODE_LANGUAGES,
  type CodeLanguage,
  type Expected,
  measureGrowth,
  pointsOf,
  printValue,
  type Problem,
  reasonOf,
  type Run,
  runCases,
  slopeOf,
  type WrongSolution,
} from "@taiyari/domain/practice";
import { fullCases, type FullCase } from "../full-cases.ts";

/** Right solutions take at most this share of the limit: the devices of learners are slower than this machine. Our choice. */
const MAX_SHARE_OF_LIMIT = 1 / 2;
/** A slope this much steeper is one power of n more, less what noise takes. Our choice. */
const POWER = 0.6;
/** Times the limit, in a browser on a machine that does other things. Our choice. */
const PATIENCE = 5;
/** How many findings about one file are printed. */
const MAX_FINDINGS = 4;

export type Complain = (file: string, text: string) => void;

/** What became of a solution. */
interface Tried {
  /** Of each case: null where it is right, else what is wrong. */
  readonly findings: readonly (string | null)[];
  readonly ms: number;
  readonly isTimedOut: boolean;
  /** Of each case, whether it came to its end. */
  readonly hasRun: readonly boolean[];
}

export interface RunsOptions {
  /**
   * Whether times are judged: by processes whose own time is counted. In a browser only the clock on the wall is, which says as much about what else the machine
   * does; there solutions have several times their limit, and slow ones are left out.
   */
  readonly withTimes: boolean;
  /** Those that are run; solutions in others are left out. */
  readonly languages: readonly CodeLanguage[];
}

interface Context extends RunsOptions {
  readonly run: Run;
  readonly problem: Problem;
  readonly cases: readonly FullCase[];
  readonly complain: Complain;
}

/** Runs every solution of a problem on every case, and says what does not come out as it should. */
export async function checkRuns(
  run: Run,
  authored: Problem,
  complain: Complain,
  { withTimes, languages }: RunsOptions,
): Promise<void> {
  const problem = withTimes ? authored : { ...authored, limitMs: PATIENCE * authored.limitMs };
  const made = await fullCases(run, problem);
  if (!made.ok) {
    complain("", `${made.problem}.`);
    return;
  }
  const context = { run, problem, cases: made.value, complain, withTimes, languages };
  for (const solution of rightSolutions(problem)) {
    if (!languages.includes(solution.language)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that times mean something
    const tried = await quickest(context, solution);
    if (tried) checkRight(context, solution.file, tried);
  }
  let passShown = 0;
  for (const wrong of problem.wrong) {
    if (!languages.includes(wrong.language) || (wrong.fails === "slow" && !withTimes)) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const tried = await tryOut(context, wrong);
    if (!tried) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (wrong.fails === "slow") await checkSlow(context, wrong, tried);
    else checkWrong(context, wrong, tried);
    const isShownPassed = made.value.every(
      ({ kind }, at) => kind !== null || tried.findings[at] === null,
    );
    if (wrong.fails !== "slow" && isShownPassed) passShown += 1;
  }
  if (passShown === 0 && languages.length === CODE_LANGUAGES.length)
    complain(
      "problem.md",
      "none of the wrong solutions passes the three shown cases, so the hidden ones catch nobody. Add a mistake that Run does not show, or take other shown cases.",
    );
}

type Named = Attempt & { readonly file: string };

function rightSolutions(problem: Problem): readonly Named[] {
  const { javascript, typescript, python } = problem.worked;
  return [
    { file: "javascript.js", language: "javascript", code: javascript },
    { file: "typescript.ts", language: "typescript", code: typescript },
    { file: "python.py", language: "python", code: python },
    ...problem.other,
  ];
}

/** Null where it does not run at all, which is said. */
async function tryOut(
  { run, problem, cases, complain }: Context,
  solution: Named,
): Promise<Tried | null> {
  const ran = await runCases(
    run,
    problem,
    solution,
    cases.map(({ values }) => values),
  );
  if ("status" in ran) {
    complain(solution.file, `${reasonOf(ran)}.`);
    return null;
  }
  const checked = await checkOutputs(
    run,
    { checker: problem.checker, program: problem.checkerProgram },
    cases.map(({ values, expected }) => ({ input: values, expected })),
    ran.results,
  );
  if (typeof checked === "string") {
    complain("checker.js", `${checked}.`);
    return null;
  }
  const findings = cases.map(({ expected }, at) => {
    const [finding, result] = [checked[at], ran.results[at]];
    if (finding?.isRight === true) return null;
    if (result?.status === "threw") return `${result.error.name}: ${result.error.message}`;
    if (result?.status !== "gave") return "it was stopped";
    if (finding?.complaint) return finding.complaint;
    const gave = shorten(printValue(result.value, solution.language));
    return `gave ${gave}, and ${expectedText(expected)} is expected`;
  });
  return {
    findings,
    ms: ran.ms,
    isTimedOut: ran.end !== "finished",
    hasRun: ran.results.map(({ status }) => status === "gave" || status === "threw"),
  };
}

/** Again where it was slow, at most twice: the machine may have had something else to do. */
async function quickest(context: Context, solution: Named, again = 2): Promise<Tried | null> {
  const tried = await tryOut(context, solution);
  if (!tried || again === 0 || !context.withTimes) return tried;
  const isSlow = tried.ms > context.problem.limitMs * MAX_SHARE_OF_LIMIT;
  return tried.isTimedOut || isSlow ? quickest(context, solution, again - 1) : tried;
}

function checkRight(
  { problem: { limitMs }, cases, complain, withTimes }: Context,
  file: string,
  { findings, ms, isTimedOut }: Tried,
): void {
  const failed = cases.flatMap(({ name }, at) => {
    const finding = findings[at];
    return finding ? [`${name}: ${finding}.`] : [];
  });
  for (const text of failed.slice(0, MAX_FINDINGS)) complain(file, text);
  if (failed.length > MAX_FINDINGS)
    complain(file, `${failed.length - MAX_FINDINGS} more cases are not right.`);
  if (withTimes && !isTimedOut && ms > limitMs * MAX_SHARE_OF_LIMIT)
    complain(
      file,
      `takes ${Math.round(ms)} ms, more than half of the limit. Make it faster, make the inputs smaller, or raise limit.`,
    );
}

function checkWrong(
  { cases, complain }: Context,
  { file, fails }: WrongSolution,
  { findings, isTimedOut }: Tried,
): void {
  const all = cases.map(({ kind }, at) => ({ kind, isRight: findings[at] === null }));
  if (!all.some(({ kind, isRight }) => kind !== null && isRight))
    complain(file, "passes no hidden case. Write a mistake that is right most of the time.");
  const failing = [...new Set(all.flatMap((each) => (each.isRight ? [] : [each.kind])))];
  for (const kind of fails === "slow" ? [] : fails)
    if (!failing.includes(kind))
      complain(
        file,
        `passes every case of the kind “${kind}”. It fails ${failing.map((each) => each ?? "shown cases").join(", ") || "nothing"}.`,
      );
  if (isTimedOut) complain(file, "runs out of time. Only a solution with fails: slow may do that.");
}

async function checkSlow(
  context: Context,
  solution: Named,
  { findings, isTimedOut, hasRun }: Tried,
): Promise<void> {
  const { problem, cases, complain } = context;
  const { file } = solution;
  for (const [at, { name }] of cases.entries())
    if (findings[at] && hasRun[at] === true)
      complain(file, `${name}: ${findings[at]}. A slow solution is right.`);
  if (isTimedOut) return;
  const worked = { language: solution.language, code: problem.worked[solution.language] };
  const [own, right] = [await slope(context, solution), await slope(context, worked)];
  if (own !== null && right !== null && own - right >= POWER) return;
  complain(
    file,
    `is not stopped after ${problem.limitMs} ms, and its time grows no power faster (${own?.toFixed(2) ?? "not measured"}, the worked one ${right?.toFixed(2) ?? "not measured"}). Make the large input larger, or give growth sizes that take longer.`,
  );
}

/** Null where nothing above the noise was measured. Where the worked solution is too fast for that, it grows like n at most. */
async function slope({ run, problem }: Context, attempt: Attempt): Promise<number | null> {
  const { growth, inputs } = problem;
  if (growth === null || inputs === null) return null;
  const points = pointsOf(await measureGrowth(run, { ...problem, growth }, attempt, inputs));
  if (points.length >= 2) return slopeOf(points);
  return attempt.code === problem.worked[attempt.language] ? 1 : null;
}

function expectedText(expected: Expected): string {
  switch (expected.kind) {
    case "value":
      return shorten(JSON.stringify(expected.value));
    case "any":
      return `one of ${shorten(JSON.stringify(expected.values))}`;
    case "digest":
      return "another value";
  }
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
