import { type LinkedStep, STEP_KINDS, type StepIndex, stepKey } from "./next-step.ts";

/** The steps for a skill, by kind in the order of `STEP_KINDS`; [] for a skill that nothing is for. */
export function stepsForSkill({ steps }: StepIndex, skill: string): readonly LinkedStep[] {
  return byKind(steps.filter(({ skills }) => skills.includes(skill)));
}

/**
 * The steps that train a competency, questions and simulated days.
 *
 * @param role  of the person, null for none: those made for another role are left out, and those made for theirs come first
 */
export function stepsForCompetency(
  { steps }: StepIndex,
  competency: string,
  role: string | null,
): readonly LinkedStep[] {
  const found = steps.filter(
    ({ kind, competencies, roles }) =>
      competencies.includes(competency) && (kind === "simulation" || isForRole(roles, role)),
  );
  const own = (step: LinkedStep) => Number(role !== null && step.roles.includes(role));
  return byKind(found.toSorted((a, b) => own(b) - own(a)));
}

/**
 * The way to a role: the steps for each skill it asks for, those it must have first, what is made for it, and the questions
 * that are asked in every role. Each step once; [] for a role that is not known.
 */
export function stepsForRole(index: StepIndex, role: string): readonly LinkedStep[] {
  const wanted = index.roles.find(({ id }) => id === role);
  if (!wanted) return [];
  const found = [
    ...[...wanted.mustHave, ...wanted.niceToHave].flatMap((skill) => stepsForSkill(index, skill)),
    ...index.steps.filter(({ roles }) => roles.includes(role)),
    ...index.steps.filter(({ kind, roles }) => kind === "question" && roles.length === 0),
  ];
  return [...new Map(found.map((step) => [stepKey(step), step])).values()].filter(
    ({ kind, roles }) => kind === "simulation" || isForRole(roles, role),
  );
}

function isForRole(roles: readonly string[], role: string | null): boolean {
  return roles.length === 0 || (role !== null && roles.includes(role));
}

function byKind(steps: readonly LinkedStep[]): readonly LinkedStep[] {
  return steps.toSorted((a, b) => STEP_KINDS.indexOf(a.kind) - STEP_KINDS.indexOf(b.kind));
}
