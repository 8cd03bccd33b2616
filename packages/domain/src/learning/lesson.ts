/** Text with its marks. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong" | "emphasis"; readonly content: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly content: readonly Inline[] };

/** A piece of a lesson, as written between two blank lines. */
export type Block =
  | Heading
  | { readonly kind: "paragraph"; readonly content: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | LessonTable
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | RunnableExample
  | {
      readonly kind: "figure";
      readonly svg: string;
      readonly alt: string;
      readonly caption: readonly Block[];
    }
  | Prediction
  | { readonly kind: "mistake"; readonly error: string; readonly content: readonly Block[] }
  /** The place of an exercise of this page. */
  | { readonly kind: "exercise"; readonly id: string }
  | { readonly kind: "recap"; readonly points: readonly (readonly Inline[])[] }
  | { readonly kind: "cards"; readonly cards: readonly ReviewCard[] };

export interface Heading {
  readonly kind: "heading";
  readonly level: 2 | 3;
  /** Of its place on the page: "how-rows-find-each-other". */
  readonly id: string;
  readonly content: readonly Inline[];
}

export interface LessonTable {
  readonly kind: "table";
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
  /** Of each column. */
  readonly align: readonly ("left" | "center" | "right")[];
}

/** A query to edit and run in place. */
export interface RunnableExample {
  readonly kind: "run";
  /** Of its place on the page, from 1. */
  readonly number: number;
  /** "" for none. */
  readonly title: string;
  readonly sql: string;
  /** The statements that make its own few rows; null where it runs on the data of the course. */
  readonly data: string | null;
  /** The SQLSTATE it must end with; null where it must succeed. */
  readonly error: string | null;
  /** How many rows must come out; null where nothing is said. */
  readonly rows: number | null;
}

/** What comes out, to be said before it is run. */
export interface Prediction {
  readonly kind: "predict";
  readonly id: string;
  readonly question: readonly Block[];
  /** One of them is right. */
  readonly options: readonly { readonly content: readonly Inline[]; readonly isRight: boolean }[];
  readonly why: readonly Block[];
}

export interface ReviewCard {
  readonly front: readonly Inline[];
  readonly back: readonly Inline[];
}

/** A page of a course. */
export interface Lesson {
  /** Its address, and what progress is kept by. */
  readonly slug: string;
  readonly title: string;
  /** One sentence. */
  readonly promise: string;
  /** Of reading, without the exercises. */
  readonly minutes: number;
  /** Slugs of the pages that come before it. */
  readonly needs: readonly string[];
  /** Ids of skills. */
  readonly skills: readonly string[];
  readonly blocks: readonly Block[];
}
