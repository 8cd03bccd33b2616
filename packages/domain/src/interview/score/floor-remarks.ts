import type { Floor, LineScore } from "../report.ts";
import { LEAST_WORDS } from "./floors.ts";

/** What is said where a floor holds an answer down, and what comes next. */
export const FLOOR_REMARKS: Readonly<
  Record<
    Floor,
    { readonly anchor: string; readonly remark: string; readonly next: LineScore["next"] }
  >
> = {
  "no-answer": {
    anchor: "No answer",
    remark: "Nothing was said.",
    next: "Step 1 needs an answer.",
  },
  "does-not-know": {
    anchor: "Says that there is no answer",
    remark: "The answer says no more than that you do not know.",
    next: "Step 1 needs what you do know of it, or how you would find out.",
  },
  short: {
    anchor: `Held at 1: fewer than ${LEAST_WORDS} words`,
    remark: `Fewer than ${LEAST_WORDS} words answer the question.`,
    next: `Step 2 needs at least ${LEAST_WORDS} words that answer the question.`,
  },
  "off-topic": {
    anchor: "Held at 1: about something else",
    remark: "Nothing in it is about the question.",
    next: "Step 2 needs an answer to this question.",
  },
  "copies-question": {
    anchor: "Held at 1: the question again",
    remark: "It says the question again, and little else.",
    next: "Step 2 needs words of your own.",
  },
  "instructs-scorer": {
    anchor: "Held at 1: tells the scorer what to do",
    remark: "What tells the scorer what to do counts as nothing said.",
    next: "Step 2 needs an answer to the question.",
  },
};
