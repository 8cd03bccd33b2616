import type { AnswerShape } from "../question.ts";
import { SCORE_LINES } from "../report.ts";
import {
  type AskedQuestion,
  floorFor,
  heldScores,
  type Judgement,
  type SignId,
  type SignValues,
} from "../score/index.ts";

/** Something that would make answers better, as far as the rubric can say by how much. */
export type FixId =
  | "answer"
  | "figure"
  | "amount"
  | "own-part"
  | "parts"
  | "points"
  | "weigh"
  | "reasons"
  | "example"
  | "occasion"
  | "plain"
  | "tests";

/** The signs that each makes whole. */
const SIGNS_OF: Readonly<
  Record<Exclude<FixId, "answer">, (shape: AnswerShape) => readonly SignId[]>
> = {
  figure: (shape) => (shape === "story" ? ["measured-result", "figures"] : []),
  amount: (shape) => (shape === "story" || shape === "code" ? [] : ["figures", "circumstances"]),
  "own-part": (shape) => (shape === "story" ? ["own-part", "deeds"] : []),
  parts: () => ["part-1", "part-2", "part-3", "part-4", "part-5"],
  points: () => ["needed-points", "points", "placed-points"],
  weigh: (shape) => (shape === "story" ? ["trade-offs"] : ["trade-offs", "limit"]),
  reasons: () => ["reasons"],
  example: (shape) => (shape === "explanation" ? ["example"] : []),
  occasion: (shape) => (shape === "story" ? ["circumstances", "particular"] : []),
  plain: () => ["plain-claims", "particular", "sentence-length", "no-repeats"],
  tests: (shape) => (shape === "code" ? ["tests"] : []),
};

/** An answer that is held down by a floor is taken to reach this step on each line once it is answered. */
const ANSWERED = 2;

/** An answer with what it was judged by. */
export interface JudgedQuestion {
  readonly asked: AskedQuestion;
  readonly judgement: Judgement;
}

/** What one change would be worth. */
export interface Fix {
  readonly id: FixId;
  /** Points of all answers together that the change would add. */
  readonly points: number;
  /** The answers it would better, with how much, the most first. */
  readonly answers: readonly { readonly question: JudgedQuestion; readonly points: number }[];
}

/** All changes that would add something, the most first: each answer is scored once more by the same rubric with the change made. */
export function fixesOf(judged: readonly JudgedQuestion[]): Fix[] {
  const ids: readonly FixId[] = ["answer", ...(Object.keys(SIGNS_OF) as (keyof typeof SIGNS_OF)[])];
  return ids
    .map((id): Fix => {
      const answers = judged
        .map((question) => ({ question, points: worthOf(id, question) }))
        .filter(({ points }) => points > 0)
        .toSorted((a, b) => b.points - a.points);
      return { id, answers, points: answers.reduce((sum, { points }) => sum + points, 0) };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}

function worthOf(id: FixId, { asked, judgement }: JudgedQuestion): number {
  const { reading, values } = judgement;
  const now = sumOf(asked, judgement, values);
  const isHeld = floorFor(reading, asked.solved) !== null;
  if (id === "answer") return isHeld ? Math.max(0, ANSWERED * SCORE_LINES.length - now) : 0;
  if (isHeld) return 0;
  const better: Record<SignId, number> = { ...values };
  for (const sign of SIGNS_OF[id](asked.question.shape)) better[sign] = 1;
  return sumOf(asked, judgement, better) - now;
}

function sumOf(asked: AskedQuestion, { reading }: Judgement, values: SignValues): number {
  const scores = heldScores(asked, reading, values);
  return SCORE_LINES.reduce((sum, line) => sum + scores[line], 0);
}
