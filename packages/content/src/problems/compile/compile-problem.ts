import {
  CODE_LANGUAGES,
  digestOf,
  digestOfResult,
  type Expected,
  type HiddenCases,
  type KnownMistake,
  type LearnerProblem,
  type Problem,
  type ProblemEntry,
  type Run,
  runCases,
  type WorkedProblem,
} from "@taiyari/domain/practice";
import { ok, type Result } from "@taiyari/domain/result";
import { fullCases, type FullCase } from "../full-cases.ts";
import { startersOf } from "./starters.ts";

/** A problem as devices get it, in the three parts that are fetched at different times. */
export interface CompiledProblem {
  readonly entry: ProblemEntry;
  readonly learner: LearnerProblem;
  readonly hidden: HiddenCases;
  readonly worked: WorkedProblem;
}

/** An expected value of more characters of JSON is sent as a digest. */
const MAX_EXPECTED = 4_000;

/**
 * @param run  runs JavaScript, TypeScript and Python of ours
 * @returns    "inputs.js: …" where one of the problem's programs fails
 */
export async function compileProblem(
  run: Run,
  problem: Problem,
): Promise<Result<CompiledProblem, string>> {
  const made = await fullCases(run, problem);
  if (!made.ok) return made;
  const cases = made.value;
  const mistakes = await mistakesOf(run, problem, cases);
  const { slug, title, level, topics, minutes, skills } = problem;
  const common = { slug, title, level, topics, minutes, skills };
  const hiddenCount = cases.filter(({ kind }) => kind !== null).length;
  return ok({
    entry: {
      ...common,
      kind: "code",
      languages: CODE_LANGUAGES,
      shown: problem.shown.length,
      hidden: hiddenCount,
      kinds: problem.hidden.length,
    },
    learner: {
      ...common,
      limitMs: problem.limitMs,
      style: problem.style,
      statement: problem.statement,
      limits: problem.limits,
      starters: startersOf(problem.style),
      shown: problem.shown,
      hints: problem.hints,
      hiddenKinds: problem.hidden.map((each) => ({
        kind: each.kind,
        title: each.title,
        count: each.cases.length,
      })),
      checker: problem.checker,
      checkerProgram: problem.checkerProgram,
      growth: problem.growth,
    },
    hidden: {
      kinds: problem.hidden.map(({ kind, title: name, why }) => ({
        kind,
        title: name,
        why,
        cases: cases
          .filter((each) => each.kind === kind)
          .map(({ input, expected }) => ({ input, expected: sent(problem, expected) })),
      })),
      inputs: problem.inputs,
      mistakes,
    },
    worked: {
      solutions: problem.worked,
      other: problem.other.map(({ language, code }) => ({ language, code })),
      notice: problem.notice,
      say: problem.say,
      cost: problem.cost,
    },
  });
}

/** Only whole values can be compared within a tolerance or looked at by a checker of the problem's own. */
function sent({ checker }: Problem, expected: Expected): Expected {
  if (expected.kind !== "value" || (checker !== "exact" && checker !== "unordered"))
    return expected;
  const isLarge = JSON.stringify(expected.value).length > MAX_EXPECTED;
  return isLarge ? { kind: "digest", digest: digestOf(expected.value, checker) } : expected;
}

/** What each wrong solution gives. A slow one is right, and told by its time. */
async function mistakesOf(
  run: Run,
  problem: Problem,
  cases: readonly FullCase[],
): Promise<readonly KnownMistake[]> {
  const mistakes: KnownMistake[] = [];
  for (const wrong of problem.wrong) {
    if (wrong.fails === "slow") continue;
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as they share the machine
    const ran = await runCases(
      run,
      problem,
      wrong,
      cases.map(({ values }) => values),
    );
    if ("status" in ran) continue;
    mistakes.push({
      digests: ran.results.map((result) => digestOfResult(result, problem.checker)),
      because: wrong.because,
      note: wrong.note,
    });
  }
  return mistakes;
}
