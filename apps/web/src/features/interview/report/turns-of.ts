import type { InterviewTurn, ScoredAnswer } from "@taiyari/domain/interview";
import type { ShownInterview } from "./shown-interview.ts";

/** What was asked and answered in one try at a question, in order. */
export function turnsOf(
  { state }: ShownInterview,
  { question, attempt }: ScoredAnswer,
): readonly InterviewTurn[] {
  const own = state.turns.filter((turn) => turn.question === question);
  const isOfTry = (turn: InterviewTurn) => turn.by === "person" && turn.attempt === attempt;
  const [first, last] = [own.findIndex(isOfTry), own.findLastIndex(isOfTry)];
  // The question stands before the first try only.
  const asked = attempt > 1 ? own.slice(0, 1) : [];
  const from = attempt > 1 ? first : 0;
  return [...asked, ...own.slice(Math.max(0, from), last + 1)];
}
