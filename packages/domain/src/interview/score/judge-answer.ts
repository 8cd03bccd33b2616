import { fillersOf, measureDelivery } from "../delivery/index.ts";
import type { Question } from "../question.ts";
import { type AnswerReading, readAnswer } from "../reading/index.ts";
import { type LineScore, SCORE_LINES, type ScoredAnswer, type ScoreLine } from "../report.ts";
import type { AnswerTurn } from "../session.ts";
import type { InterviewBackground } from "../setup.ts";
import { ANCHORS } from "./anchors.ts";
import { clauseAround } from "./clause-around.ts";
import { FLOOR_REMARKS } from "./floor-remarks.ts";
import { floorOf, heldAt } from "./floors.ts";
import { nextStep } from "./next-step.ts";
import { perLine } from "./per-line.ts";
import { openBook, type QuoteBook } from "./quote-book.ts";
import { type Besides, readSigns } from "./read-signs.ts";
import type { Remark } from "./remark.ts";
import { remarksOf } from "./remarks.ts";
import { scoresOf } from "./rubric.ts";
import { type Signs, type SignValues, valuesOf } from "./sign.ts";

/** An answer as it was judged; the report adds the same answer from the person's own facts. */
export type JudgedAnswer = Omit<ScoredAnswer, "ownAnswer">;

/** A question that was asked, with all that was answered to it in one try. */
export interface AskedQuestion {
  /** Place in the plan. */
  readonly place: number;
  readonly attempt: number;
  readonly question: Question;
  /** The first answer and the replies to questions back, in order; [] where nothing was answered. */
  readonly turns: readonly AnswerTurn[];
  /** Of a coding question: what the last submission passed; null where nothing was submitted. */
  readonly solved: { readonly passed: number; readonly total: number } | null;
}

/** What an answer is judged by, before floors: for what a change would be worth. */
export interface Judgement {
  readonly reading: AnswerReading;
  readonly signs: Signs;
  readonly values: SignValues;
  readonly besides: Besides;
}

export function readJudgement(
  { question, turns, solved }: AskedQuestion,
  background: Pick<InterviewBackground, "facts"> | null,
): Judgement {
  const reading = readAnswer(question, turns, background);
  const besides: Besides = {
    fillers: turns.flatMap((turn) => fillersOf(turn)),
    tests: solved && solved.total > 0 ? solved.passed / solved.total : null,
  };
  const signs = readSigns(question.shape, reading, besides);
  return { reading, signs, values: valuesOf(signs), besides };
}

/** The floor of an answer. What the tests of a submission show is an answer, whatever was said beside it. */
export function floorFor(
  reading: AnswerReading,
  solved: AskedQuestion["solved"],
): ScoredAnswer["floor"] {
  const floor = floorOf(reading);
  return solved && solved.passed > 0 && floor !== "instructs-scorer" ? null : floor;
}

/** The five scores after floors; a line of speech without a word that counts is 0. */
export function heldScores(
  asked: Pick<AskedQuestion, "question" | "solved">,
  reading: AnswerReading,
  values: SignValues,
): Record<ScoreLine, number> {
  const floor = floorFor(reading, asked.solved);
  const scores = scoresOf(asked.question.shape, values, reading.counted);
  const isSilent = reading.counted === 0;
  return perLine((line) => {
    const isByTests =
      asked.solved !== null &&
      (line === "evidence" || line === "relevance" || line === "structure");
    return isSilent && !isByTests ? 0 : heldAt(floor, line, scores[line]);
  });
}

/**
 * Judges one answer by the rubric: five lines from 0 to 5, each from what the reading found and with the words it rests on. The same words get the same score on
 * any machine; what was said twice, what anybody could say and what tells the scorer what to do was left out by the reading.
 */
export function judgeAnswer(
  asked: AskedQuestion,
  background: Pick<InterviewBackground, "facts"> | null,
): JudgedAnswer {
  const { question, place, attempt, turns, solved } = asked;
  const judgement = readJudgement(asked, background);
  const { reading, values } = judgement;
  const floor = floorFor(reading, solved);
  const scores = heldScores(asked, reading, values);
  const book = openBook();
  const drafts = SCORE_LINES.map((line) =>
    lineOf(line, scores[line], { ...judgement, question, floor }, book),
  );
  const keyPoints = reading.points.map(({ id, point, isCovered, span }) => ({
    id,
    point,
    isCovered,
    quote:
      span && isCovered
        ? { turn: span.turn, from: span.from, to: span.to, kind: "carried" as const }
        : null,
  }));
  const { quotes, places } = book.bound();
  const lines = perLine((_, at): LineScore => {
    const draft = drafts[at] ?? { score: 0, anchor: "", remark: "", quotes: [], next: null };
    return { ...draft, quotes: draft.quotes.map((number) => places[number] ?? 0) };
  });
  return {
    question: place,
    attempt,
    lines,
    points: SCORE_LINES.reduce((sum, line) => sum + lines[line].score, 0),
    floor,
    quotes,
    parts: reading.parts.map(({ part, spans, share }) => ({
      part,
      quotes: spans.map((span) => ({ ...span, kind: "carried" as const })),
      share,
    })),
    keyPoints,
    gaps: reading.gaps,
    fillers: judgement.besides.fillers.map(({ turn, from, to }) => ({ turn, from, to })),
    delivery: measureDelivery(turns, question.minutes),
  };
}

function lineOf(
  line: ScoreLine,
  score: number,
  given: Judgement & { readonly question: Question; readonly floor: ScoredAnswer["floor"] },
  book: QuoteBook,
): LineScore {
  const { question, reading, floor, values } = given;
  if (floor) {
    const { anchor, remark, next } = FLOOR_REMARKS[floor];
    const quotes = score > 0 ? quotedBy([firstOf(reading)], book) : [];
    return { score: quotes.length > 0 ? score : 0, anchor, remark, quotes, next };
  }
  const remarks = remarksOf(line, given).map((one) => inClauses(one, reading));
  const quotes = quotedBy(remarks, book);
  return {
    score,
    anchor: ANCHORS[line][question.shape][score as 0 | 1 | 2 | 3 | 4 | 5],
    remark: numbered(remarks),
    quotes,
    next: nextStep(line, question.shape, { values, counted: reading.counted }, score),
  };
}

/** A remark with the clauses of its stretches; a clause that stands for two of them is quoted once. */
function inClauses({ text, cites }: Remark, reading: AnswerReading): Remark {
  const whole = cites.map((cite) => ({ ...cite, span: clauseAround(reading, cite.span) }));
  const isAgain = whole.map(
    ({ span }, at) =>
      whole.findIndex((one) => one.span.turn === span.turn && one.span.from === span.from) < at,
  );
  let place = -1;
  return {
    text: text.replaceAll(/ ?\{\}/gu, (found) => (isAgain[++place] ? "" : found)),
    cites: whole.filter((_, at) => !isAgain[at]),
  };
}

function firstOf({ sentences }: AnswerReading): Remark {
  const first = sentences.find(({ standing }) => standing === "counts");
  return { text: "", cites: first ? [{ span: first, kind: "held-back" }] : [] };
}

function quotedBy(remarks: readonly Remark[], book: QuoteBook): number[] {
  return remarks.flatMap(({ cites }) => cites.map(({ span, kind }) => book.numberOf(span, kind)));
}

/** `{}` of all sentences become `{1}`, `{2}` …, in order. Quotes that only stand behind a line follow them. */
function numbered(remarks: readonly Remark[]): string {
  let number = 0;
  return remarks
    .map(({ text, cites }) => {
      const first = number;
      number += cites.length;
      let next = first;
      return text.replaceAll("{}", () => `{${++next}}`);
    })
    .filter(Boolean)
    .join(" ");
}

/** The score of an answer as one level, 0 to 5. */
export function levelOf({ points }: Pick<ScoredAnswer, "points">): number {
  return Math.round(points / SCORE_LINES.length);
}
