import { blank } from "../../coach/proposals/blanks.ts";
import type { AnswerPart, AnswerShape } from "../question.ts";

/** What stands in the place of a part that was not told. */
export const PART_BLANKS: Readonly<
  Record<AnswerShape, Readonly<Partial<Record<AnswerPart, string>>>>
> = {
  story: {
    situation: `${blank("when and where was it, and who was there?")}.`,
    task: `${blank("what had to be done or decided, and by when?")}.`,
    action: `I ${blank("what did you do, step by step?")}.`,
    result: `In the end ${blank("what came of it?")}: from ${blank("how much before?")} to ${blank("how much after?")}.`,
  },
  explanation: {
    answer: `${blank("what is the answer in one sentence?")}.`,
    mechanism: `It works like this: ${blank("what happens, step by step?")}.`,
    example: `For example, ${blank("where did you meet it yourself?")}.`,
    limit: `It does not hold ${blank("when, or at what cost?")}.`,
  },
  plan: {
    goal: `The goal is ${blank("what, measured how?")}.`,
    approach: `First I would ${blank("what, and what after that?")}.`,
    figures: `That is about ${blank("how many, how much?")}.`,
    recommendation: `I would go for ${blank("which of them?")}.`,
    risk: `It can go wrong if ${blank("what happens?")}, and then I would ${blank("do what?")}.`,
  },
  position: {
    answer: `${blank("your answer first: yes, no, or how much?")}.`,
    reason: `The reason is ${blank("what?")}.`,
    terms: `It depends on ${blank("what?")}.`,
  },
  code: {
    approach: `My idea is ${blank("what, in one sentence?")}.`,
    solution: `It goes through ${blank("what, in which order?")}.`,
    cost: `It takes ${blank("how much time and memory?")}.`,
    "edge-cases": `I would test ${blank("which special cases?")}.`,
  },
};

export const OWN_PART_BLANK = `What I did of that myself: ${blank("what?")}.`;
export const TRADE_OFF_BLANK = `${blank("what spoke against it?")}.`;
export const AMOUNT_BLANK = blank("by how much?");
