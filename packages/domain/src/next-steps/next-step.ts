/** In the order in which one gap is worked on: read about it, solve something with it, speak of it, do it at work. */
export const STEP_KINDS = ["lesson", "problem", "question", "simulation", "resume"] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Something to do next. */
export interface NextStep {
  readonly kind: StepKind;
  /** Slug of a page of the course or of a problem, id of a question or of a simulated day. */
  readonly id: string;
  readonly title: string;
  /** Where it opens: a path of the app, with its query and fragment. */
  readonly path: string;
  readonly minutes: number;
  /** Ids of `content/careers/skills`. */
  readonly skills: readonly string[];
}

/** A step with all that it is found by. */
export interface LinkedStep extends NextStep {
  /** `InterviewCompetency` and `WorkCompetency`: of a question one, of a simulated day those its work is judged by. */
  readonly competencies: readonly string[];
  /** Ids of roles it is made for; empty for every role. */
  readonly roles: readonly string[];
  /** Of a problem; the first is the concept it is reviewed by. */
  readonly topics: readonly string[];
  /** Of a problem; null for other kinds. */
  readonly level: "easy" | "medium" | "hard" | null;
  /** Keys of the steps that its author names: what to go to next, or what to know before. */
  readonly leads: readonly string[];
}

/** A skill that at least one step is for. */
export interface LinkedSkill {
  readonly id: string;
  readonly name: string;
}

/** A role with the skills it asks for that at least one step is for. */
export interface LinkedRole {
  readonly id: string;
  readonly title: string;
  readonly mustHave: readonly string[];
  readonly niceToHave: readonly string[];
}

/** `steps.json`: everything there is to do, and what it is linked to. Made of `content` by `compileNextSteps`. */
export interface StepIndex {
  /** Lessons in the order of the course, problems from easy to hard, questions and days as they are written. */
  readonly steps: readonly LinkedStep[];
  readonly skills: readonly LinkedSkill[];
  readonly roles: readonly LinkedRole[];
}

/** "lesson working-with-joins": names a step among all. */
export function stepKey({ kind, id }: Pick<NextStep, "kind" | "id">): string {
  return `${kind} ${id}`;
}
