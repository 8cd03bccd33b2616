import { isRight, type Problem, type Value } from "@taiyari/domain/practice";
import type { LineOf } from "../yaml-lines.ts";
import { type FlatCase, flatCases } from "../full-cases.ts";

/** Counts that every problem keeps. Source: the issue of the Practice Lab. */
const SHOWN = 3;
const MIN_HIDDEN = 12;
const MIN_KINDS = 4;
/** The share of hidden cases that an answer without any work may pass. Our choice. */
const MAX_CONSTANT_SHARE = 2 / 3;

export interface ShapeContext {
  readonly lines: { readonly facts: LineOf; readonly cases: LineOf };
  readonly facts: (line: number | null, text: string) => void;
  readonly cases: (line: number | null, text: string) => void;
  /** Ids of skills. */
  readonly skills: ReadonlySet<string>;
}

/** What can be said of a problem without running anything. */
export function checkShape(problem: Problem, { lines, facts, cases, skills }: ShapeContext): void {
  const { shown, hidden } = problem;
  if (shown.length !== SHOWN)
    cases(lines.cases(["shown"]), `write three shown cases; there are ${shown.length}.`);
  const count = hidden.reduce((sum, kind) => sum + kind.cases.length, 0);
  if (count < MIN_HIDDEN)
    cases(lines.cases(["hidden"]), `write at least 12 hidden cases; there are ${count}.`);
  if (hidden.length < MIN_KINDS)
    cases(lines.cases(["hidden"]), `write at least 4 kinds; there are ${hidden.length}.`);

  const kinds = hidden.map(({ kind }) => kind);
  for (const [at, kind] of kinds.entries())
    if (kinds.indexOf(kind) !== at)
      cases(lines.cases(["hidden", at, "kind"]), `“${kind}” stands here twice. Put them together.`);
  for (const [at, { file, fails }] of problem.wrong.entries())
    for (const kind of fails === "slow" ? [] : fails)
      if (!kinds.includes(kind))
        facts(
          lines.facts(["wrong", at]),
          `${file} fails “${kind}”, and there is no such kind in cases.yaml.`,
        );
  for (const [at, skill] of problem.skills.entries())
    if (!skills.has(skill))
      facts(lines.facts(["skills", at]), `“${skill}” is no skill of content/careers/skills.`);
  if (problem.inputs === null && (problem.growth !== null || madeCases(problem).length > 0))
    facts(null, "write inputs.js: growth or a case makes its input.");
  checkTwins(problem, { lines, cases });
  checkConstants(problem, { lines, cases });
}

function madeCases(problem: Problem): readonly FlatCase[] {
  return flatCases(problem).filter(({ input }) => input.kind === "made");
}

type About = Pick<ShapeContext, "cases"> & { readonly lines: ShapeContext["lines"] };

function checkTwins(problem: Problem, { lines, cases }: About): void {
  const first = new Map<string, FlatCase>();
  for (const each of flatCases(problem)) {
    const key = JSON.stringify(each.input);
    const before = first.get(key);
    if (before) cases(lines.cases(each.path), `the input is that of ${before.name}. Take another.`);
    else first.set(key, each);
  }
}

/** An answer that is always the same, or that knows the shown cases by heart, must not do. */
function checkConstants(problem: Problem, { lines, cases }: About): void {
  if (problem.checker === "custom") return;
  const hidden = flatCases(problem).filter(({ kind }) => kind !== null);
  const constants = new Map<string, Value>();
  for (const { expected } of flatCases(problem))
    for (const value of expected?.kind === "value" ? [expected.value] : [])
      constants.set(JSON.stringify(value), value);
  for (const [text, value] of constants) {
    const passed = hidden.filter(
      ({ expected }) => expected !== null && isRight(problem.checker, expected, value),
    ).length;
    if (passed > MAX_CONSTANT_SHARE * hidden.length)
      cases(
        lines.cases(["hidden"]),
        `whoever always answers ${text.slice(0, 60)} passes ${passed} of ${hidden.length} hidden cases. Write cases with other answers.`,
      );
  }
}
