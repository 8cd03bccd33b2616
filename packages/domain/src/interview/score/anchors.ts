import type { AnswerShape } from "../question.ts";
import type { ScoreLine } from "../report.ts";

/** What steps 0 to 5 of a line stand for. */
export type Anchors = readonly [string, string, string, string, string, string];

const RELEVANCE: Anchors = [
  "Nothing of what was asked is answered",
  "The subject is touched, the question is not answered",
  "A small part of what was asked is answered",
  "About half of what was asked is answered",
  "Most of what was asked is answered",
  "All that a whole answer needs is said",
];

const CLARITY: Anchors = [
  "Nothing to follow",
  "Too little to follow, or hard to follow",
  "Little that is particular, or hard to follow",
  "Can be followed, partly in general words",
  "Easy to follow, with few general words",
  "Said in particulars and amounts, each thing once",
];

/** The published scale: what an answer shows at each step, by line and shape. An engineer changes it together with `RUBRIC`, and the measurement says what that did. */
export const ANCHORS: Readonly<Record<ScoreLine, Readonly<Record<AnswerShape, Anchors>>>> = {
  structure: {
    story: [
      "No story",
      "One part of a story, or hints of one",
      "Parts of a story, the doing or the result too short",
      "What was done is told, what came of it is short or missing",
      "What was done and what came of it, with some of when and with whom",
      "What was done and what came of it in full, with when and with whom",
    ],
    explanation: [
      "No explanation",
      "Begins, and gets to no point",
      "One or two points, run together",
      "Some points in sentences of their own",
      "Most points in sentences of their own",
      "The points in sentences of their own, with a case",
    ],
    plan: [
      "No plan",
      "Begins, and gets to no step",
      "One or two steps, run together",
      "Some steps in sentences of their own",
      "Most steps in sentences of their own, with figures",
      "The steps in sentences of their own, with figures and dates",
    ],
    position: [
      "No position",
      "Touches the question without an answer",
      "An answer with little around it",
      "An answer with some of its reason, terms or dates",
      "An answer with most of its reason, terms and dates",
      "An answer with its reason, terms and dates",
    ],
    code: [
      "No solution",
      "Begins, without a solution",
      "A solution that is not talked through",
      "A solution and how it goes",
      "A solution, how it goes, and its cost or its edge cases",
      "Approach, solution, cost and edge cases",
    ],
  },
  evidence: {
    story: [
      "Nothing that could be checked",
      "Claims without a deed or a figure",
      "Something done is named, little of it can be checked",
      "What you did can be checked, what came of it not yet or not in figures",
      "Your own part and figures, one of them thin",
      "Your own part, and a result with figures",
    ],
    explanation: [
      "Nothing that shows knowledge of the subject",
      "Everyday words, no term of the subject used in its sense",
      "A few terms of the subject",
      "Terms in their place, no case or figure with them yet",
      "Terms in their place, with a case or a figure",
      "Terms in their place, a case of it and figures",
    ],
    plan: [
      "Nothing that could be counted",
      "Intentions without a figure",
      "Few figures or facts behind the plan",
      "Some figures or facts behind the plan",
      "Figures and facts behind most of the plan",
      "Figures and facts behind each step",
    ],
    position: [
      "Nothing to hold on to",
      "A wish without a figure, a date or a reason",
      "Little to hold on to: a figure or a reason",
      "A figure or a date, or reasons that can be checked",
      "Figures or dates, and reasons that can be checked",
      "Figures or dates with what they rest on",
    ],
    code: [
      "No test passes",
      "Few tests pass",
      "Fewer than half of the tests pass",
      "About half of the tests pass",
      "Most tests pass",
      "All tests pass",
    ],
  },
  relevance: {
    story: RELEVANCE,
    explanation: RELEVANCE,
    plan: RELEVANCE,
    position: RELEVANCE,
    code: RELEVANCE,
  },
  depth: {
    story: [
      "Nothing beyond the surface",
      "What happened, in a few words",
      "What was done, in outline",
      "What was done, some of it step by step",
      "Step by step, with when and with whom",
      "Step by step, with when, with whom and most of what a whole answer has",
    ],
    explanation: [
      "Nothing beyond the surface",
      "A definition at most",
      "One point or two",
      "Several points",
      "Most points, with a figure or a case",
      "The points, with figures and a case",
    ],
    plan: [
      "Nothing beyond the surface",
      "A headline at most",
      "A step or two",
      "Several steps",
      "Most steps, with figures",
      "The steps, with figures and dates",
    ],
    position: [
      "Nothing beyond the surface",
      "A yes, a no or a wish",
      "A position with little behind it",
      "Some of what stands behind the position",
      "Most of what stands behind the position",
      "What stands behind the position, with dates and figures",
    ],
    code: [
      "Nothing beyond the surface",
      "The code alone",
      "A word on how it goes",
      "Cost or edge cases are named",
      "Cost and edge cases are named",
      "Cost and edge cases, with reasons",
    ],
  },
  clarity: {
    story: CLARITY,
    explanation: CLARITY,
    plan: CLARITY,
    position: CLARITY,
    code: CLARITY,
  },
};
