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
