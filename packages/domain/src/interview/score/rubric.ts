import type { AnswerShape } from "../question.ts";
import type { ScoreLine } from "../report.ts";
import type { SignId, SignValues } from "./sign.ts";

/** Signs of a line and how much each weighs; together 1. */
export type Weights = Readonly<Partial<Record<SignId, number>>>;

/** Least values of steps 1 to 5. */
export type Steps = readonly [number, number, number, number, number];

/** The same for all shapes: said in particulars and amounts, in sentences that can be followed, each thing once. */
const CLARITY: Weights = {
  particular: 0.4,
  circumstances: 0.15,
  "plain-claims": 0.15,
  "sentence-length": 0.15,
  "no-repeats": 0.1,
  "few-fillers": 0.05,
};

/**
 * What each line is made of, by the shape of the answer. What weighs most is what the shape is for: of a story what was done and what came of it (UW Careers:
 * situation 20, task 10, action 60, result 10 of 100; velyq, jobcoachai: result 15 to 20), of an explanation and a plan that it is right and whole
 * (interview-guide: accuracy 40, completeness 20, depth 25), of a position the answer with its figures and dates. How much each sign of a line weighs beside the
 * others follows from answers that people labelled (docs/decisions/0034).
 */
export const RUBRIC: Readonly<Record<ScoreLine, Readonly<Record<AnswerShape, Weights>>>> = {
  structure: {
    story: { "part-1": 0.05, "part-2": 0.05, "part-3": 0.3, "part-4": 0.25, circumstances: 0.35 },
    explanation: {
      "placed-points": 0.5,
      "part-1": 0.1,
      "part-2": 0.1,
      "part-3": 0.05,
      circumstances: 0.25,
    },
    plan: {
      "placed-points": 0.45,
      "part-2": 0.1,
      "part-3": 0.15,
      "part-4": 0.05,
      circumstances: 0.25,
    },
    position: {
      "placed-points": 0.2,
      "part-1": 0.2,
      "part-2": 0.1,
      "part-3": 0.1,
      circumstances: 0.4,
    },
    code: { "part-1": 0.2, "part-2": 0.2, "part-3": 0.2, "part-4": 0.2, tests: 0.2 },
  },
  evidence: {
    story: {
      figures: 0.4,
      "measured-result": 0.2,
      circumstances: 0.15,
      particular: 0.15,
      "own-part": 0.1,
    },
    explanation: { figures: 0.4, terms: 0.25, circumstances: 0.2, particular: 0.15 },
    plan: { figures: 0.5, terms: 0.2, circumstances: 0.15, particular: 0.15 },
    position: { figures: 0.4, circumstances: 0.3, particular: 0.2, "own-part": 0.1 },
    code: { tests: 1 },
  },
  relevance: {
    story: { "needed-points": 0.6, points: 0.15, particular: 0.25 },
    explanation: { "needed-points": 0.6, points: 0.25, particular: 0.15 },
    plan: { "needed-points": 0.6, points: 0.25, particular: 0.15 },
    position: { "needed-points": 0.55, points: 0.15, particular: 0.3 },
    code: { tests: 0.7, "needed-points": 0.3 },
  },
  depth: {
    story: { deeds: 0.2, points: 0.2, figures: 0.25, circumstances: 0.25, "trade-offs": 0.1 },
    explanation: { points: 0.45, figures: 0.25, circumstances: 0.2, "trade-offs": 0.1 },
    plan: { points: 0.4, figures: 0.3, circumstances: 0.2, "trade-offs": 0.1 },
    position: { points: 0.35, figures: 0.2, circumstances: 0.35, limit: 0.1 },
    code: { "part-3": 0.35, "part-4": 0.35, reasons: 0.15, tests: 0.15 },
  },
  clarity: {
    story: CLARITY,
    explanation: CLARITY,
    plan: CLARITY,
    position: CLARITY,
    code: CLARITY,
  },
};

/** Where the steps of each line begin. */
export const STEPS: Readonly<Record<ScoreLine, Steps>> = {
  structure: [0.06, 0.45, 0.58, 0.7, 0.8],
  evidence: [0.05, 0.3, 0.46, 0.6, 0.74],
  relevance: [0.1, 0.4, 0.56, 0.7, 0.84],
  depth: [0.04, 0.26, 0.4, 0.52, 0.65],
  clarity: [0.25, 0.6, 0.74, 0.82, 0.9],
};

/** Without a sign a line goes no further than a step, whatever else is in it. */
export interface Cap {
  readonly line: ScoreLine;
  readonly shape: AnswerShape;
  readonly sign: SignId;
  /** Below this value of the sign. */
  readonly below: number;
  readonly most: number;
}

/** What a line cannot do without: a story whose result has no amount is not proved, and one without a deed or a result is no whole story; nothing is proved without a figure. */
export const CAPS: readonly Cap[] = [
  { line: "evidence", shape: "story", sign: "measured-result", below: 1, most: 3 },
  { line: "evidence", shape: "position", sign: "figures", below: 0.01, most: 3 },
  { line: "evidence", shape: "explanation", sign: "figures", below: 0.01, most: 4 },
  { line: "evidence", shape: "plan", sign: "figures", below: 0.01, most: 3 },
  { line: "structure", shape: "story", sign: "part-3", below: 0.5, most: 2 },
  { line: "structure", shape: "story", sign: "part-4", below: 0.5, most: 3 },
];

/** A line may stand this many steps above how relevant the answer is: one that does not answer is not carried by its form (Tarkflo gates by relevance). */
export const ABOVE_RELEVANCE = 2;
/** How clear something is counts as far as something is said: above the mean of the other lines by this much at most. */
export const CLEAR_ABOVE = 1;

/** Words that count which each step takes at the least: what is said in 30 words is no whole answer, however it is put. More words earn nothing. */
export const WORDS_PER_STEP = 7;

/** The value of a line, from 0 to 1. */
export function lineValue(line: ScoreLine, shape: AnswerShape, values: SignValues): number {
  return Object.entries(RUBRIC[line][shape]).reduce(
    (sum, [id, weight]) => sum + weight * values[id as SignId],
    0,
  );
}

/** The step that a value of a line reaches, 0 to 5. */
export function stepOf(line: ScoreLine, value: number): number {
  return STEPS[line].filter((least) => value >= least - 1e-9).length;
}

/**
 * The five scores by the rubric, without floors.
 *
 * @param counted  words of the answer that count
 */
export function scoresOf(
  shape: AnswerShape,
  values: SignValues,
  counted: number,
): Record<ScoreLine, number> {
  const room = shape === "code" ? 5 : Math.floor(counted / WORDS_PER_STEP);
  const own = (line: ScoreLine) =>
    CAPS.reduce(
      (score, cap) =>
        cap.line === line && cap.shape === shape && values[cap.sign] < cap.below
          ? Math.min(score, cap.most)
          : score,
      Math.min(room, stepOf(line, lineValue(line, shape, values))),
    );
  const relevance = own("relevance");
  const within = (score: number) => Math.min(score, relevance + ABOVE_RELEVANCE);
  const [structure, evidence, depth] = [
    within(own("structure")),
    within(own("evidence")),
    within(own("depth")),
  ];
  const said = Math.floor((structure + evidence + depth + relevance) / 4);
  return {
    structure,
    evidence,
    relevance,
    depth,
    clarity: Math.min(within(own("clarity")), said + CLEAR_ABOVE),
  };
}
