import type { AnswerTurn, Interview, InterviewState } from "@taiyari/domain/interview";

/** An interview and where it ended. */
export interface ShownInterview {
  readonly interview: Interview;
  readonly state: InterviewState;
}

/** The answers to a question in one try, in the order they were given. */
export function answersTo(
  { state }: ShownInterview,
  question: number,
  attempt: number,
): readonly AnswerTurn[] {
  return state.turns.filter(
    (turn): turn is AnswerTurn =>
      turn.by === "person" && turn.question === question && turn.attempt === attempt,
  );
}

/** Seconds as a clock shows them: "1:32". */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
