import {
  type LinkedStep,
  STEP_KINDS,
  type StepIndex,
  type StepKind,
  stepKey,
} from "./next-step.ts";
import { stepsForCompetency, stepsForSkill } from "./steps-for.ts";

/** Something a person lacks, wherever that was found, with a sentence or part of one that says so to them. */
export type StepGap = { readonly why: string } & (
  | {
      readonly kind: "skill";
      /** Id of `content/careers/skills`. */
      readonly id: string;
    }
  | {
      readonly kind: "competency";
      readonly id: string;
      /** Id of the role it was asked for; null for none. */
      readonly role: string | null;
    }
  /** A step that did not go well: a problem that failed, an exercise of a page, an answer with points missing. */
  | { readonly kind: "step"; readonly key: string }
);

/** A step with the reason it is proposed for: the `why` of its gap. */
export interface ProposedStep {
  readonly step: LinkedStep;
  readonly why: string;
}

/** More than three is a list nobody begins. */
const MOST = 3;

/**
 * What to do about gaps, the most important gap first: one step of each in turn, then a second of each, of another kind where there is one.
 * Nothing is made up: a gap that no step is linked to gets none.
 *
 * @param done  keys (`stepKey`) of what was done already, which is not proposed
 * @returns     at most three, each step once
 */
export function proposeSteps(
  index: StepIndex,
  gaps: readonly StepGap[],
  done: ReadonlySet<string>,
  most = MOST,
): readonly ProposedStep[] {
  const taken = new Set<string>();
  const left: StepIndex = {
    ...index,
    steps: index.steps.filter((step) => !done.has(stepKey(step))),
  };
  const lists = gaps.map((gap) => ({ why: gap.why, steps: candidates(left, gap, index) }));
  const proposed: ProposedStep[] = [];
  const longest = Math.max(0, ...lists.map(({ steps }) => steps.length));
  for (let turn = 0; turn < longest; turn++) {
    for (const { why, steps } of lists) {
      const step = steps.find((one) => !taken.has(stepKey(one)));
      if (!step || proposed.length === most) continue;
      taken.add(stepKey(step));
      proposed.push({ step, why });
    }
  }
  return proposed;
}

/** @param left  the index without what was done */
function candidates(left: StepIndex, gap: StepGap, index: StepIndex): readonly LinkedStep[] {
  switch (gap.kind) {
    case "skill":
      return alternating(stepsForSkill(left, gap.id), STEP_KINDS);
    case "competency":
      return forCompetency(left, gap, index);
    case "step":
      return afterStep(left, gap.key, index);
  }
}

/** Questions and days of the competency, and the lessons and problems that all its questions lead to, done or not. */
function forCompetency(
  left: StepIndex,
  { id, role }: { readonly id: string; readonly role: string | null },
  index: StepIndex,
): readonly LinkedStep[] {
  const leads = new Set(
    stepsForCompetency(index, id, role).flatMap(({ kind, leads: to }) =>
      kind === "question" ? to : [],
    ),
  );
  const led = left.steps.filter((step) => leads.has(stepKey(step)));
  return alternating(
    [...stepsForCompetency(left, id, role), ...led],
    ["question", "lesson", "problem", "simulation"],
  );
}

/** What the step's author names first, then an easier problem about the same, then one as hard. */
function afterStep(left: StepIndex, key: string, index: StepIndex): readonly LinkedStep[] {
  const failed = index.steps.find((step) => stepKey(step) === key);
  if (!failed) return [];
  const others = left.steps.filter((step) => stepKey(step) !== key);
  const named = others.filter((step) => failed.leads.includes(stepKey(step)));
  const [topic] = failed.topics;
  const level = levelOf(failed);
  const alike = others
    .filter((step) => topic !== undefined && step.topics[0] === topic && levelOf(step) <= level)
    .toSorted((a, b) => levelOf(a) - levelOf(b) || a.minutes - b.minutes);
  return alternating([...named, ...alike], STEP_KINDS);
}

const LEVELS = { easy: 0, medium: 1, hard: 2 } as const;

function levelOf({ level }: LinkedStep): number {
  return level === null ? -1 : LEVELS[level];
}

/** The first of each kind, then the second of each, and so on, so that three steps are not three of one kind. */
function alternating(
  steps: readonly LinkedStep[],
  kinds: readonly StepKind[],
): readonly LinkedStep[] {
  const byKind = kinds.map((kind) => steps.filter((step) => step.kind === kind));
  const longest = Math.max(0, ...byKind.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    byKind.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}
