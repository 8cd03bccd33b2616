import { listed } from "../../text/wording.ts";
import type { Fix, FixId } from "./fixes.ts";

/** "in answer 2", "in answers 1, 2 and 5". */
export function inAnswers({ answers }: Fix): string {
  const numbers = answers.map(({ question }) => question.asked.place + 1).toSorted((a, b) => a - b);
  return `answer${numbers.length === 1 ? "" : "s"} ${listed(numbers.map(String), 8)}`;
}

interface FixText {
  /** A heading: what to practise. */
  readonly title: string;
  /** An instruction that `inAnswers` ends: "Say what changed, in figures, in answers 1 and 2." */
  readonly step: string;
  /** How to practise it. */
  readonly drill: string;
}

export const FIX_TEXTS: Readonly<Record<FixId, FixText>> = {
  answer: {
    title: "Give an answer of some sentences",
    step: "Answer the question itself, in some sentences, in",
    drill: "Say where it was, what you did and what came of it, one sentence each.",
  },
  figure: {
    title: "End on a number you can defend",
    step: "Say what changed, in figures, in",
    drill: "Three short answers, each with how much before and how much after.",
  },
  amount: {
    title: "Give the figure and the date",
    step: "Give figures and dates in",
    drill: "Say how much, from when and until when, before you say why.",
  },
  "own-part": {
    title: "Say what you did yourself",
    step: "Say with “I” what you did yourself in",
    drill: "Tell it again, and begin each step with “I”.",
  },
  parts: {
    title: "Tell all parts of the answer",
    step: "Bring the parts that are missing in",
    drill: "Write one line for each part first, then say them in that order.",
  },
  points: {
    title: "Answer all that is asked",
    step: "Say the points that are not there yet in",
    drill: "Read what the question is really asking, and answer it once more.",
  },
  weigh: {
    title: "Name what you decided against",
    step: "Name what spoke against it in",
    drill: "What was the other way, and why did you not take it?",
  },
  reasons: {
    title: "Give the reason with the claim",
    step: "Say why in",
    drill: "After each claim say “because”, and end the sentence.",
  },
  example: {
    title: "Bring a case of your own",
    step: "Bring a case from your own work in",
    drill: "Where did you meet it? Two sentences are enough.",
  },
  occasion: {
    title: "Tell one occasion",
    step: "Tell one occasion, with when and with whom, in",
    drill: "Begin with the day and the person, and leave out “always” and “everybody”.",
  },
  plain: {
    title: "Put amounts where words stand",
    step: "Use short sentences and amounts in",
    drill: "Tell it again without “a lot”, “very” and “improved”.",
  },
  tests: {
    title: "Solve it until all tests pass",
    step: "Make all tests pass in",
    drill: "Look at the cases that failed, and say your idea aloud before the code.",
  },
};
