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

/** Something a learner did. */
export type LearningEvent = CourseEvent | QueryEvent;

type ActOf<Event> = Event extends Happened ? Omit<Event, keyof Happened> : never;

/** Of one event without what every event has: what a screen says. */
export type LearningAct = ActOf<LearningEvent>;
export type CourseAct = ActOf<CourseEvent>;

/** Most of a sending, of a person, and of a person in 24 hours. Our choice: more than anybody learns. */
export const EVENT_LIMITS = { perBatch: 200, perPerson: 100_000, perDay: 5_000 } as const;

/** UTF-16 units of an answer that are kept; what comes after them is cut by the device. */
export const MAX_ANSWER_TEXT = 10_000;

/** UTF-16 units of the name of a saved query. */
export const MAX_QUERY_NAME = 80;
