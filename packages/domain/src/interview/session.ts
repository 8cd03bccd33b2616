import type { Gap, Question } from "./question.ts";
import type { InterviewBackground, InterviewSetup } from "./setup.ts";

/** A word with the time it was said, in seconds from the beginning of the answer; only from a recogniser that gives times. */
export interface TimedWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** An interview as it was begun. Questions are kept with it, so that a later change of the content changes nothing in it. */
export interface Interview {
  /** UUID made by the device. */
  readonly id: string;
  /** In UTC: "2026-11-23T04:12:09.120Z". */
  readonly startedAt: string;
  readonly setup: InterviewSetup;
  readonly background: InterviewBackground;
  /** In the order they are asked, with the seconds each has. */
  readonly plan: readonly { readonly question: Question; readonly seconds: number }[];
}

/**
 * What happened in an interview, in order. `at` is in seconds of the interview's own clock, which waits while it is paused. State is a fold over these
 * (`replay`); nothing else is stored.
 */
export type InterviewEvent = {
  /** UUID made by the device: an event that arrives twice is one. */
  readonly id: string;
  readonly at: number;
} & (
  | {
      readonly kind: "answered";
      readonly text: string;
      /** From the first word to the last; null for a typed answer. */
      readonly seconds: number | null;
      /** Pauses longer than 2.5 s within the answer, in seconds; null where nothing measured them. */
      readonly pauses: readonly number[] | null;
      readonly words: readonly TimedWord[] | null;
      /** Whether the recogniser keeps "um" and "uh"; false makes fillers not measurable. */
      readonly keepsFillers: boolean;
    }
  /** A coding question: what became of the last submission. */
  | {
      readonly kind: "solved";
      readonly language: string;
      readonly code: string;
      readonly passed: number;
      readonly total: number;
    }
  /** "I would rather not answer". */
  | { readonly kind: "skipped" }
  | { readonly kind: "hint-shown" | "example-shown" | "asked-again" }
  | { readonly kind: "paused"; readonly why: "person" | "microphone" | "page" }
  | { readonly kind: "resumed" }
  /** The text of the answer with this number, from 0, was put right before it is scored. */
  | { readonly kind: "corrected"; readonly turn: number; readonly text: string }
  | { readonly kind: "noted"; readonly text: string }
  /** Study: the same question once more, at once. */
  | { readonly kind: "tried-again" }
  /** The greeting was heard, or in the study mode an answer was looked at: asks the next question. */
  | { readonly kind: "went-on" }
  | { readonly kind: "ended" }
);

/**
 * In `kickoff` the interviewer has greeted and waits for `went-on`. `review` is of the study mode: a question is answered, and its feedback is looked at until
 * `tried-again` or `went-on`. In `wrap-up` the interviewer has said goodbye and waits for `ended`.
 */
export type InterviewPhase = "kickoff" | "question" | "follow-up" | "review" | "wrap-up" | "ended";

/** Something the interviewer said. */
export interface InterviewerTurn {
  readonly by: "interviewer";
  readonly at: number;
  readonly text: string;
  readonly kind: "kickoff" | "question" | "follow-up" | "asked-again" | "wrap-up";
  /** Its place in the plan; null for what belongs to none. */
  readonly question: number | null;
  /** Why it was asked back, and the words of the answer it asks about; null for what is no question back. */
  readonly asks: { readonly gap: Gap; readonly quote: string } | null;
}

/** An answer. */
export interface AnswerTurn {
  readonly by: "person";
  readonly at: number;
  /** As corrected. */
  readonly text: string;
  readonly question: number;
  /** Its number among the answers of the interview, from 0. */
  readonly turn: number;
  /** The try it belongs to, from 1. */
  readonly attempt: number;
  readonly seconds: number | null;
  readonly pauses: readonly number[] | null;
  readonly words: readonly TimedWord[] | null;
  readonly keepsFillers: boolean;
}

export type InterviewTurn = InterviewerTurn | AnswerTurn;

/** The last submission to a coding question. */
export interface Solution {
  /** Place in the plan. */
  readonly question: number;
  readonly attempt: number;
  readonly at: number;
  readonly language: string;
  readonly code: string;
  readonly passed: number;
  readonly total: number;
}

/** Where an interview stands. */
export interface InterviewState {
  readonly phase: InterviewPhase;
  readonly turns: readonly InterviewTurn[];
  /** What is waited for an answer to; null when nothing is. */
  readonly asking: InterviewerTurn | null;
  /** Place in the plan; -1 before the first question. */
  readonly question: number;
  readonly isPaused: boolean;
  /** Seconds of the interview's clock; in the study mode there is none to run out, and `left` is null. */
  readonly spent: number;
  readonly left: number | null;
  /** How many hints of the question are shown, and whether its example is; only in the study mode. */
  readonly hints: number;
  readonly isExampleShown: boolean;
  /** The try of the question it is at, from 1. */
  readonly attempt: number;
  /** At most one for each question and try. */
  readonly solutions: readonly Solution[];
  readonly notes: string;
}
