import type { Asked } from "../follow-up/ask-back.ts";
import type {
  AnswerTurn,
  InterviewerTurn,
  InterviewPhase,
  InterviewTurn,
  Solution,
} from "../session.ts";

/** An interview while its events are folded. */
export interface Progress {
  phase: InterviewPhase;
  readonly turns: InterviewTurn[];
  asking: InterviewerTurn | null;
  /** Place in the plan; -1 before the first question. */
  question: number;
  attempt: number;
  hints: number;
  isExampleShown: boolean;
  isPaused: boolean;
  /** Of the latest event. */
  at: number;
  readonly solutions: Solution[];
  notes: string;
  /** Questions back, in the whole interview; a try of its own in the study mode begins anew. */
  readonly asked: (Asked & { readonly question: number; readonly attempt: number })[];
  /** Whether this try of the question was answered or left out. */
  isTaken: boolean;
}

export function newProgress(greeting: string): Progress {
  const kickoff: InterviewerTurn = {
    by: "interviewer",
    at: 0,
    text: greeting,
    kind: "kickoff",
    question: null,
    asks: null,
  };
  return {
    phase: "kickoff",
    turns: [kickoff],
    asking: null,
    question: -1,
    attempt: 1,
    hints: 0,
    isExampleShown: false,
    isPaused: false,
    at: 0,
    solutions: [],
    notes: "",
    asked: [],
    isTaken: false,
  };
}

/** The answers of the try of the question it is at. */
export function answersNow({ turns, question, attempt }: Progress): readonly AnswerTurn[] {
  return turns.filter(
    (turn): turn is AnswerTurn =>
      turn.by === "person" && turn.question === question && turn.attempt === attempt,
  );
}

/** How many answers there are in all. */
export function answerCount({ turns }: Progress): number {
  return turns.filter(({ by }) => by === "person").length;
}
