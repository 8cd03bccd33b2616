import type { AnswerPart, Gap } from "./question.ts";

export const SCORE_LINES = ["structure", "evidence", "relevance", "depth", "clarity"] as const;
export type ScoreLine = (typeof SCORE_LINES)[number];

/** Words of an answer: from and to are offsets in UTF-16 units into the text of the answer turn with this number. */
export interface AnswerQuote {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  readonly kind: "carried" | "held-back";
}

export interface LineScore {
  /** 0 to 5. */
  readonly score: number;
  /** What stands for this score: "A result is named, not measured". */
  readonly anchor: string;
  /** What was found, in a sentence or two; `{1}` stands for the first quote. */
  readonly remark: string;
  /** At least one where the score is over 0. Numbers into `quotes` of the answer, from 0. */
  readonly quotes: readonly number[];
  /** What the next step needs: "Step 3 needs one figure for the result."; null at 5. */
  readonly next: string | null;
}

/** Why the code holds an answer down, whatever else is in it. */
export type Floor =
  | "no-answer"
  | "does-not-know"
  | "short"
  | "off-topic"
  | "copies-question"
  | "instructs-scorer";

/** A measure of delivery. `value` null is not measurable, and `why` says so. */
export interface Measure {
  readonly id: "pace" | "length" | "fillers" | "pauses";
  readonly value: number | null;
  readonly unit: string;
  readonly band: "good" | "fair" | "far" | null;
  readonly text: string;
  readonly why: string | null;
  /** Where the band comes from. */
  readonly source: string;
  /** The good stretch and the ends of the drawn scale. */
  readonly scale: {
    readonly least: number;
    readonly good: readonly [number, number];
    readonly most: number;
  };
}

export interface ScoredAnswer {
  /** Place in the plan. */
  readonly question: number;
  readonly attempt: number;
  readonly lines: Readonly<Record<ScoreLine, LineScore>>;
  /** Sum of the lines, of 25. */
  readonly points: number;
  readonly floor: Floor | null;
  /** Numbered from 1 on the screen, in the order of the text. */
  readonly quotes: readonly AnswerQuote[];
  readonly parts: readonly {
    readonly part: AnswerPart;
    readonly quotes: readonly AnswerQuote[];
    readonly share: number;
  }[];
  readonly keyPoints: readonly {
    readonly id: string;
    readonly point: string;
    readonly isCovered: boolean;
    readonly quote: AnswerQuote | null;
  }[];
  readonly gaps: readonly Gap[];
  /** Places of fillers, by answer turn. */
  readonly fillers: readonly {
    readonly turn: number;
    readonly from: number;
    readonly to: number;
  }[];
  readonly delivery: readonly Measure[];
  /** The same answer from the person's own facts. Blanks are "[what spoke against it?]" as `coach` writes them; "" where nothing can be made of it. */
  readonly ownAnswer: { readonly text: string; readonly from: string };
}

/** Something to do next. */
export interface PracticeStep {
  readonly title: string;
  readonly text: string;
  readonly minutes: number;
  /** Points of 100 it may be worth. */
  readonly points: number;
  readonly to:
    | { readonly kind: "question"; readonly id: string }
    | { readonly kind: "lesson" | "problem"; readonly slug: string };
}

/** The report of one interview. */
export interface InterviewReport {
  /** 0 to 100: points of all answers of those possible; null when nothing was answered. */
  readonly score: number | null;
  readonly headline: string;
  readonly summary: string;
  /** The one step that is worth most. */
  readonly next: { readonly text: string; readonly points: number; readonly score: number } | null;
  readonly answers: readonly ScoredAnswer[];
  /** Three, or as many as there are. */
  readonly practise: readonly PracticeStep[];
  /** Change of each line against the mean of up to three interviews before; null for the first. */
  readonly trend: Readonly<Record<ScoreLine, number | null>>;
  /** Which engine judged: the built-in one, or a language model whose quotes were checked. */
  readonly engine: "built-in" | "language-model";
}
