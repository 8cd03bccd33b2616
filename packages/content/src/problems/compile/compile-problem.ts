import {
  type AuthoredCase,
  CODE_LANGUAGES,
  type HiddenCases,
  type LearnerProblem,
  type Problem,
  type ProblemCase,
  type ProblemEntry,
  type WorkedProblem,
} from "@taiyari/domain/practice";
import { type Outcomes, sent } from "./outcomes.ts";
import { startersOf } from "./starters.ts";

/** A problem as devices get it, in the three parts that are fetched at different times. */
export interface CompiledProblem {
  readonly entry: ProblemEntry;
  readonly learner: LearnerProblem;
  readonly hidden: HiddenCases;
  readonly worked: WorkedProblem;
}

export function compileProblem(problem: Problem, outcomes: Outcomes): CompiledProblem {
  const { slug, title, level, topics, minutes, skills } = problem;
  const common = { slug, title, level, topics, minutes, skills };
  return {
    entry: {
      ...common,
      kind: "code",
      languages: CODE_LANGUAGES,
      shown: problem.shown.length,
      hidden: problem.hidden.reduce((sum, { cases }) => sum + cases.length, 0),
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
    hidden: hiddenOf(problem, outcomes),
    worked: {
      solutions: problem.worked,
      other: problem.other.map(({ language, code }) => ({ language, code })),
      notice: problem.notice,
      say: problem.say,
      cost: problem.cost,
    },
  };
}

function hiddenOf(problem: Problem, { computed, mistakes }: Outcomes): HiddenCases {
  const left = [...computed];
  const whole = ({ input, expected }: AuthoredCase): readonly ProblemCase[] => {
    const known = expected === null ? left.shift() : sent(problem, expected);
    return known ? [{ input, expected: known }] : [];
  };
  return {
    kinds: problem.hidden.map(({ kind, title, why, cases }) => ({
      kind,
      title,
      why,
      cases: cases.flatMap(whole),
    })),
    inputs: problem.inputs,
    mistakes: problem.wrong
      .filter(({ fails }) => fails !== "slow")
      .map(({ because, note }, at) => ({ digests: mistakes[at] ?? [], because, note })),
  };
}
