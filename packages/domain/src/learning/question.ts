import type { Exercise, ExerciseLevel, SqlConstruct } from "./exercise.ts";
import type { Block, Inline } from "./lesson.ts";

export type QuestionKind =
  /** One of the options is right. */
  | "choose"
  /** What a query gives is one of the options. */
  | "predict"
  /** A query is written, and judged on both data sets. */
  | "write";

export interface QuestionOption {
  /** "a", "b" … in the author's order, whatever order they are shown in. */
  readonly key: string;
  readonly content: readonly Inline[];
  /** A few words below it; [] for none. */
  readonly note: readonly Inline[];
}

/** What a query to be written is about. */
export interface QuestionTask {
  readonly tables: readonly string[];
  readonly start: string;
  /** The statements that make its own few rows; null where it runs on the data of the course. */
  readonly data: string | null;
  readonly columns: "by-name" | "by-position";
  readonly order: readonly string[];
  readonly scale: number | null;
  readonly must: readonly SqlConstruct[];
}

/** A question of a test as a learner gets it: nothing in it says what is right. */
export interface Question {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly title: string;
  /** Slug of the page that teaches it. */
  readonly page: string;
  /** Name of that page's stage. */
  readonly stage: string;
  readonly level: ExerciseLevel;
  readonly ask: readonly Block[];
  /** The query whose outcome is asked for; null but for `predict`. */
  readonly sql: string | null;
  /** The statements that make the few rows it runs on; null for the data of the course, and for no query. */
  readonly data: string | null;
  /** [] for `write`. */
  readonly options: readonly QuestionOption[];
  /** Null but for `write`. */
  readonly task: QuestionTask | null;
}

/** What is right, and why. Of an assessment it leaves the server only after the end. */
export interface QuestionKey {
  /** Of the right option; "" for `write`. */
  readonly right: string;
  readonly why: readonly Block[];
  /** What a query is judged by; null but for `write`. */
  readonly exercise: Exercise | null;
}

export interface BankQuestion {
  readonly question: Question;
  readonly key: QuestionKey;
  /** How the content check runs the query of a `predict`; null for the others. */
  readonly prediction: QuestionPrediction | null;
}

export interface QuestionPrediction {
  /**
   * What the right option says: the only value of the result, how many rows there are, that the statement is refused with
   * `error`, or something else, so that only running it can be checked.
   */
  readonly shows: "value" | "rows" | "error" | "else";
  /** The SQLSTATE; null but for `error`. */
  readonly error: string | null;
}

/** The final assessment of a course: its rules, and the questions it draws from. */
export interface AssessmentBank {
  readonly minutes: number;
  /** Per cent of the questions drawn. */
  readonly pass: number;
  /** How many questions each stage gives, by its name, in the order of the course. */
  readonly draw: Readonly<Record<string, number>>;
  readonly questions: readonly BankQuestion[];
}

/** A question of the placement test. It judges nobody, so that its key goes with it. */
export interface PlacementQuestion {
  readonly question: Question;
  readonly key: QuestionKey;
  readonly prediction: QuestionPrediction | null;
  /** Slugs of the pages that a right answer shows to be known. */
  readonly pages: readonly string[];
}
