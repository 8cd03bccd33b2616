import type { Verdict } from "../sql/index.ts";

/** What every event has. */
interface Happened {
  /** UUID made by the device, so that an event that arrives twice is one. */
  readonly id: string;
  /** When, in UTC, by the device's clock: "2026-11-23T04:12:09.120Z". */
  readonly at: string;
  /** The IANA time zone the person was in: "Asia/Kolkata". Its date is the day it counts for. */
  readonly zone: string;
}

/** What became of an answer that was not right. */
export type WrongVerdict = Exclude<Verdict["kind"], "right">;

export type CardRating = "again" | "hard" | "good" | "easy";

/** Something a learner did in a course. Pages by their slug, exercises by their id within the page. */
export type CourseEvent = Happened &
  (
    | { readonly kind: "page-opened" | "page-read"; readonly page: string }
    /** The heading that was read last, by its id; "" for the beginning. */
    | { readonly kind: "place-kept"; readonly page: string; readonly heading: string }
    | { readonly kind: "example-run"; readonly page: string; readonly example: number }
    | {
        readonly kind: "exercise-attempted";
        readonly page: string;
        readonly exercise: string;
        readonly verdict: WrongVerdict;
        /** How many hints were open. */
        readonly hints: number;
        readonly text: string;
      }
    | {
        readonly kind: "exercise-solved";
        readonly page: string;
        readonly exercise: string;
        readonly hints: number;
        readonly text: string;
      }
    /** The worked answer was shown before a right one was given. */
    | { readonly kind: "exercise-revealed"; readonly page: string; readonly exercise: string }
    | {
        readonly kind: "prediction-answered";
        readonly page: string;
        readonly prediction: string;
        /** From 0, in the author's order. */
        readonly option: number;
        readonly isRight: boolean;
      }
    | {
        readonly kind: "card-reviewed";
        readonly page: string;
        /** Its place among the cards of the page, from 0. */
        readonly card: number;
        readonly rating: CardRating;
      }
    /** A question of a final assessment that was answered wrong, shown after its end. */
    | { readonly kind: "question-missed"; readonly page: string; readonly question: string }
    /** The pages that a placement test showed to be known. */
    | { readonly kind: "placed"; readonly pages: readonly string[] }
    /** Takes back the placements before it. */
    | { readonly kind: "placement-undone" }
  );

/** What a learner did with a query that the SQL editor keeps for them. `query` and `version` are UUIDs made by the device. */
export type QueryEvent = Happened &
  (
    | {
        readonly kind: "query-saved";
        readonly query: string;
        readonly version: string;
        /** The version that stood there, and is replaced; null for a new query. */
        readonly over: string | null;
        readonly name: string;
        readonly text: string;
      }
    | { readonly kind: "query-removed"; readonly query: string; readonly over: string }
  );

/** The languages of the Practice Lab. */
export type PracticeLanguage = "javascript" | "typescript" | "python" | "sql";

/** What became of a submission: judged, or nothing that could be judged, as of code that does not parse. */
export type SubmissionResult = "passed" | "failed" | "timed-out" | "out-of-memory" | "not-run";

/** What happened at a problem of a mock round, in seconds since the beginning of the round. */
export interface RoundMark {
  readonly kind: "shown" | "left" | "typed" | "run" | "submitted";
  readonly at: number;
  /** Of what was run or submitted; 0 of 0 for the others. */
  readonly passed: number;
  readonly total: number;
}

/** A problem of a mock round: how it went, and what was said to each step. */
export interface RoundPart {
  readonly problem: string;
  readonly topic: string;
  readonly language: PracticeLanguage;
  readonly marks: readonly RoundMark[];
  /** In seconds since the beginning of the round. */
  readonly said: readonly { readonly step: string; readonly text: string; readonly at: number }[];
}

/**
 * What somebody did in the Practice Lab. Problems by their slug; `topic` is the concept the problem is reviewed by, and `hints` how many of its ladder
 * were open.
 */
export type PracticeEvent = Happened &
  (
    | { readonly kind: "problem-opened"; readonly problem: string }
    | {
        /** On the shown cases. */
        readonly kind: "problem-run";
        readonly problem: string;
        readonly language: PracticeLanguage;
        readonly passed: number;
        readonly total: number;
      }
    | {
        readonly kind: "problem-submitted";
        readonly problem: string;
        readonly topic: string;
        readonly language: PracticeLanguage;
        readonly code: string;
        readonly result: SubmissionResult;
        readonly passed: number;
        readonly total: number;
        /** A letter for each case: p passed, f failed, e threw, t timed out, n not run. */
        readonly cases: string;
        readonly hints: number;
        /** UUID of the mock round it belongs to; null for none. */
        readonly round: string | null;
      }
    /** The hint of this number, from 1. */
    | { readonly kind: "problem-hint"; readonly problem: string; readonly hint: number }
    /** The worked solution was shown before a right one was submitted. */
    | { readonly kind: "problem-revealed"; readonly problem: string; readonly topic: string }
    /** What stands in the notes from now on. */
    | { readonly kind: "problem-note"; readonly problem: string; readonly text: string }
    | {
        readonly kind: "round-ended";
        /** UUID. */
        readonly round: string;
        /** In UTC, as `at`. */
        readonly startedAt: string;
        readonly seconds: number;
        readonly parts: readonly RoundPart[];
      }
  );

/** Something a learner did. */
export type LearningEvent = CourseEvent | QueryEvent | PracticeEvent;

export function isPracticeEvent(event: LearningEvent): event is PracticeEvent {
  return event.kind.startsWith("problem-") || event.kind === "round-ended";
}

type ActOf<Event> = Event extends Happened ? Omit<Event, keyof Happened> : never;

/** Of one event without what every event has: what a screen says. */
export type LearningAct = ActOf<LearningEvent>;
export type CourseAct = ActOf<CourseEvent>;
export type PracticeAct = ActOf<PracticeEvent>;

/** Most of a sending, of a person, and of a person in 24 hours, there in bytes as well. Our choice: more than anybody learns. */
export const EVENT_LIMITS = {
  perBatch: 200,
  perPerson: 100_000,
  perDay: 5_000,
  bytesPerDay: 20_000_000,
} as const;

/** Bytes of UTF-8 of the code of a submission. A longer one is judged and not kept. */
export const MAX_CODE_BYTES = 65_536;

/** UTF-16 units of an answer that are kept; what comes after them is cut by the device. */
export const MAX_ANSWER_TEXT = 10_000;

/** UTF-16 units of the name of a saved query. */
export const MAX_QUERY_NAME = 120;

/** How many bytes a text has in UTF-8. Halves of a pair count three, as what replaces them does. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
