export type * from "./next-step.ts";
export { STEP_KINDS, stepKey } from "./next-step.ts";
export { stepsForCompetency, stepsForRole, stepsForSkill } from "./steps-for.ts";
export { type ProposedStep, proposeSteps, type StepGap } from "./propose.ts";
