import type { Language } from "@taiyari/domain/practice";

/** What an interviewer wants to hear, in the order of a good answer. */
export const STEPS = [
  { id: "say", name: "Say it back", ask: "What comes in, what is asked, in your words?" },
  { id: "ask", name: "Ask", ask: "What is not said? Empty, equal, negative, very large?" },
  { id: "plan", name: "Plan", ask: "Which way, in a sentence, before the first line?" },
  { id: "cost", name: "Cost", ask: "How does time grow with the input, and memory?" },
  { id: "test", name: "Test aloud", ask: "Which case would break it?" },
] as const;

export type StepId = (typeof STEPS)[number]["id"];

/** Seconds of a round. Source: the drawing of the round. */
export const ROUND_SECONDS = 45 * 60;

/** A line that was noted to a step, and when first: seconds since the beginning of the round. */
export interface Said {
  readonly step: StepId;
  readonly text: string;
  readonly at: number;
}

/** Something that happened at a problem, in seconds since the beginning of the round. */
export type Mark =
  /** It came on the screen, or went from it. */
  | { readonly kind: "shown" | "left"; readonly at: number }
  /** The first letter of code. */
  | { readonly kind: "typed"; readonly at: number }
  | {
      readonly kind: "run" | "submitted";
      readonly at: number;
      readonly passed: number;
      readonly total: number;
    };

export interface RoundProblem {
  readonly slug: string;
  readonly title: string;
  readonly topic: string;
  readonly language: Language;
  readonly said: readonly Said[];
  readonly marks: readonly Mark[];
}

/** A mock round, under way or over. */
export interface Round {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** In seconds since the beginning; null while it goes on. */
  readonly endedAt: number | null;
  readonly active: number;
  readonly problems: readonly RoundProblem[];
}

export function isSolved({ marks }: Pick<RoundProblem, "marks">): boolean {
  return marks.some(
    (mark) => mark.kind === "submitted" && mark.total > 0 && mark.passed === mark.total,
  );
}

export function changeProblem(
  round: Round,
  place: number,
  change: (problem: RoundProblem) => RoundProblem,
): Round {
  const problem = round.problems[place];
  return problem ? { ...round, problems: round.problems.with(place, change(problem)) } : round;
}

export function addMark(round: Round, place: number, mark: Mark): Round {
  return changeProblem(round, place, (problem) => {
    if (mark.kind === "typed" && problem.marks.some(({ kind }) => kind === "typed")) return problem;
    return { ...problem, marks: [...problem.marks, mark] };
  });
}

/** Shows another problem: it goes on there. */
export function showProblem(round: Round, place: number, at: number): Round {
  if (place === round.active) return round;
  const left = addMark(round, round.active, { kind: "left", at });
  return { ...addMark(left, place, { kind: "shown", at }), active: place };
}

/** A note without a letter takes the step back. */
export function say(round: Round, place: number, step: StepId, text: string, at: number): Round {
  return changeProblem(round, place, (problem) => {
    const before = problem.said.find((one) => one.step === step);
    const rest = problem.said.filter((one) => one.step !== step);
    return {
      ...problem,
      said: text.trim() === "" ? rest : [...rest, { step, text, at: before?.at ?? at }],
    };
  });
}

export function endRound(round: Round, at: number): Round {
  if (round.endedAt !== null) return round;
  const endedAt = Math.min(Math.round(at), ROUND_SECONDS);
  return { ...addMark(round, round.active, { kind: "left", at: endedAt }), endedAt };
}
