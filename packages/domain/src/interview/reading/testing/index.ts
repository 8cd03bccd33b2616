import type { AnswerShape, KeyPoint, Question, QuestionType } from "../../question.ts";

const POINTS: readonly KeyPoint[] = [
  {
    id: "who",
    point: "Who was about to decide what",
    words: ["decide", "decision", "about to", "sign", "wanted to"],
    isNeeded: true,
  },
  {
    id: "found",
    point: "What you found, with a figure",
    words: [],
    shownBy: { kind: "number" },
    isNeeded: true,
  },
  {
    id: "instead",
    point: "What was decided instead",
    words: ["agree", "instead", "final kar diya"],
    isNeeded: true,
  },
  {
    id: "result",
    point: "What came of it",
    words: [],
    shownBy: { kind: "part", part: "result" },
    isNeeded: false,
  },
];

/** A question for tests, as an author would write it: tests name only what they are about. */
export function questionOf(given: Partial<Question> = {}): Question {
  return {
    id: "analysis-changed-a-decision",
    type: "behavioural" satisfies QuestionType,
    shape: "story" satisfies AnswerShape,
    roles: [],
    levels: [],
    competency: "analysis",
    minutes: 2,
    ask: "Tell me about a time your analysis changed what somebody decided.",
    title: "A time your analysis changed a decision",
    meaning: "Whether you work for a decision or for a report.",
    points: POINTS,
    anchors: ["No time.", "A time.", "What was done.", "What came of it.", "All with figures."],
    probes: [],
    hints: [],
    example: "",
    subject: ["analysis", "data", "report", "numbers", "dashboard"],
    leads: { lessons: [], problems: [] },
    ...given,
  };
}

/** Texts of answer turns, numbered from 0. */
export function turnsOf(...texts: readonly string[]) {
  return texts.map((text, turn) => ({ turn, text }));
}

/** A whole answer to `questionOf()`: all four parts, figures, the own part, what was weighed. */
export const STRONG =
  `Before Diwali our operations team wanted to change the courier for the whole south, and the contract was about to be signed.
My manager asked me to check that first. I pulled six months of refunds from PostgreSQL and joined them with the delivery attempts. I found that 38% of the refunds
came from three pin codes and one hub. I told the operations head to move only those three and look again after four weeks. Changing everything would have been
faster to explain, but it would have cost us the volume discount in the other states. She agreed and signed for the one hub instead. Refunds there fell from 400 a
week to 260 in five weeks, and over the year that saved ₹1.4 crore.`.replaceAll("\n", " ");

/** A spoken answer with a result that has no amount. */
export const UNMEASURED = STRONG.replace(
  /Refunds there fell.*$/u,
  "After that the refunds went down a lot.",
);

/** What is always done, and nothing that was done once. */
export const GENERAL =
  `Analysis is very important in any company because decisions should be made with data. I always make reports and dashboards, and my
manager takes a lot of decisions with them.`.replaceAll("\n", " ");
