import { EXPERIENCE_LEVELS, type ExperienceLevel } from "../account/preparation.ts";
/** What somebody may choose to be asked. `resume` questions are made from the person's own lines; `coding` ones are problems of the Practice Lab. */
export type QuestionType = "behavioural" | "technical" | "resume" | "hr" | "case" | "coding";

/** How an answer to a question is built, and so what its structure is measured by (`ANSWER_PARTS`). */
export type AnswerShape = "story" | "explanation" | "plan" | "position" | "code";

export const ANSWER_PARTS = {
  story: ["situation", "task", "action", "result"],
  explanation: ["answer", "mechanism", "example", "limit"],
  plan: ["goal", "approach", "figures", "recommendation", "risk"],
  position: ["answer", "reason", "terms"],
  code: ["approach", "solution", "cost", "edge-cases"],
} as const satisfies Record<AnswerShape, readonly string[]>;

export type AnswerPart = (typeof ANSWER_PARTS)[AnswerShape][number];

export { EXPERIENCE_LEVELS, type ExperienceLevel };

export const INTERVIEW_COMPETENCIES = [
  "communication",
  "prioritisation",
  "analysis",
  "ownership",
  "ethics",
  "collaboration",
  "knowledge",
  "motivation",
] as const;
export type InterviewCompetency = (typeof INTERVIEW_COMPETENCIES)[number];

/** What shows a key point without a word of its own: a figure, what the person did themselves, what was weighed, or a part of the answer. */
export type ShownBy =
  | Extract<Gap, { kind: "part" }>
  | { readonly kind: "number" | "own-part" | "trade-off" };

/** Something a good answer contains. */
export interface KeyPoint {
  /** Kebab-case, of this question. */
  readonly id: string;
  /** A sentence for the person: "Who was about to decide what". */
  readonly point: string;
  /** Words and phrases any one of which shows it, in lower case; they match inflected forms as well (`findPhrase`). Empty for what only `shownBy` shows. */
  readonly words: readonly string[];
  /** What of an answer shows it too, beside the words; left out where only words do. */
  readonly shownBy?: ShownBy;
  /** Whether an answer without it is not whole. */
  readonly isNeeded: boolean;
}

/** What makes an interviewer ask back. */
export type Gap =
  | { readonly kind: "part"; readonly part: AnswerPart }
  | { readonly kind: "point"; readonly point: string }
  | { readonly kind: "number" | "own-part" | "trade-off" | "contradiction" | "thin" | "off-topic" };

/** A question back, written by the author of the question. `{quote}` stands for the words of the answer it asks about. */
export interface Probe {
  readonly about: Gap;
  readonly ask: string;
}

/** A question as it is written in `content/interviews`. */
export interface Question {
  /** Kebab-case, the same for good. */
  readonly id: string;
  readonly type: QuestionType;
  readonly shape: AnswerShape;
  /** Ids of `content/careers/roles`; empty for every role. */
  readonly roles: readonly string[];
  /** Empty for every level. */
  readonly levels: readonly ExperienceLevel[];
  readonly competency: InterviewCompetency;
  /** How long a good answer takes, spoken. */
  readonly minutes: number;
  /** What the interviewer says; at most 30 words, one question. */
  readonly ask: string;
  /** The same as a heading: "A time your analysis changed a decision". */
  readonly title: string;
  /** What it is really asking, for the person: a sentence or two. */
  readonly meaning: string;
  readonly points: readonly KeyPoint[];
  /** What an answer of level 1, 2, 3, 4 and 5 is like. */
  readonly anchors: readonly [string, string, string, string, string];
  /** At least three. */
  readonly probes: readonly Probe[];
  /** For the study mode: the first gives least away. */
  readonly hints: readonly string[];
  /** How one could answer, for somebody who has no facts of their own yet: the study mode shows it, marked as invented. */
  readonly example: string;
  /** Words of the subject any one of which shows that an answer is about the question, besides those of `ask` and `points`. */
  readonly subject: readonly string[];
  /** What to go to next: slugs of pages of the course, and of problems of the Practice Lab. */
  readonly leads: { readonly lessons: readonly string[]; readonly problems: readonly string[] };
}
