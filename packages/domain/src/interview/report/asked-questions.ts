import type { AskedQuestion } from "../score/index.ts";
import type { Interview, InterviewState } from "../session.ts";

/** What of the state of an interview a report is made from. */
export interface InterviewOutcome {
  readonly turns: InterviewState["turns"];
  /** The last submission to each coding question and try. */
  readonly solutions: readonly {
    readonly question: number;
    readonly attempt: number;
    readonly passed: number;
    readonly total: number;
  }[];
}

/**
 * The questions that were asked, each try by itself, in their order. One without an answer counts when another one was asked after it: it was passed over, and not
 * cut off by the end.
 */
export function askedQuestions(interview: Interview, outcome: InterviewOutcome): AskedQuestion[] {
  const asked = outcome.turns.flatMap((turn) =>
    turn.by === "interviewer" && turn.kind === "question" && turn.question !== null
      ? [turn.question]
      : [],
  );
  const last = Math.max(-1, ...asked);
  return interview.plan.flatMap(({ question }, place): AskedQuestion[] => {
    const answers = outcome.turns.flatMap((turn) =>
      turn.by === "person" && turn.question === place ? [turn] : [],
    );
    const solutions = outcome.solutions.filter((one) => one.question === place);
    const attempts = [
      ...new Set([...answers, ...solutions].map(({ attempt }) => attempt)),
    ].toSorted((a, b) => a - b);
    if (attempts.length === 0) {
      const isPassedOver = asked.includes(place) && place < last;
      return isPassedOver ? [{ place, attempt: 1, question, turns: [], solved: null }] : [];
    }
    return attempts.map((attempt) => ({
      place,
      attempt,
      question,
      turns: answers.filter((turn) => turn.attempt === attempt),
      solved: solutions.find((one) => one.attempt === attempt) ?? null,
    }));
  });
}

/** Of each question the last try, which is what a score is made of. */
export function lastTries<Tried extends { readonly question: unknown; readonly attempt: number }>(
  tried: readonly Tried[],
): Tried[] {
  return tried.filter(
    (one) => !tried.some((other) => other.question === one.question && other.attempt > one.attempt),
  );
}
