import { figure, lowerStart } from "../../../text/wording.ts";
import { type Draft, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import { checkNamed, citeCheck, citeEvidence } from "./citations.ts";

/** Improvements that one answer names. */
const AT_ONCE = 3;

/** "What should I do first?" @param from  the improvement to begin with, from 0 */
export function answerFirst(context: ChatContext, from: number): Draft {
  const { improvements, score } = context.report;
  const [next, ...following] = improvements.slice(from, from + AT_ONCE);
  if (!next)
    return {
      paragraphs: [
        improvements.length === 0
          ? [`Nothing is left to do: no check lost a point, and the score is ${score}.`]
          : ["That was all: the report names nothing more to do."],
      ],
    };
  const check = checkNamed(context, next.checkId);
  const start = from === 0 ? "First" : "After that";
  return {
    paragraphs: [
      cited(
        `${start}: ${lowerStart(next.title)}. It brings ${figure(next.gain, "point")}, and with it ${from === 0 ? "you are" : "and all before it you are"} at ${next.resultingScore}`,
        check && citeCheck(check),
        check && citeEvidence(context, check),
      ),
      [next.why],
      ...following.map(({ title, resultingScore, checkId }, at) =>
        cited(
          `${at === 0 ? "Then" : "And then"}: ${lowerStart(title)}, which takes you to ${resultingScore}`,
          citeOf(context, checkId),
        ),
      ),
    ],
  };
}

function citeOf(context: ChatContext, checkId: string) {
  const check = checkNamed(context, checkId);
  return check ? citeCheck(check) : null;
}

/** "What gets me past 80?" */
export function answerPast(context: ChatContext, goal: number): Draft {
  const { improvements, score } = context.report;
  const at = improvements.findIndex(({ resultingScore }) => resultingScore >= goal);
  const steps = improvements.slice(0, score >= goal ? 1 : at < 0 ? improvements.length : at + 1);
  const [first] = steps;
  const opening =
    score >= goal
      ? `You are at ${score}, which is ${score === goal ? goal : `past ${goal}`} already.`
      : at < 0
        ? `Nothing in this report adds up to ${goal}: with all of it done you are at ${improvements.at(-1)?.resultingScore ?? score}.`
        : `${steps.length === 1 ? "One step takes" : `${steps.length} steps take`} you from ${score} to ${steps.at(-1)?.resultingScore ?? score}, which is ${goal} or more:`;
  return {
    paragraphs: [
      [opening],
      ...steps
        .slice(0, MOST_STEPS)
        .map((step, index) =>
          cited(
            `${score >= goal ? "What would bring most now: " : `${index + 1}. `}${step.title}: +${step.gain}, makes ${step.resultingScore}`,
            citeOf(context, step.checkId),
          ),
        ),
      steps.length > MOST_STEPS
        ? [
            `And ${figure(steps.length - MOST_STEPS, "more step")}, in the order of Improvement Areas.`,
          ]
        : [],
      first && score < goal
        ? [
            `${steps.length > 1 ? "The largest gain stands first. " : ""}What only you know, such as a figure, is yours to fill in.`,
          ]
        : [],
    ],
  };
}

/** Steps that are named one by one. */
const MOST_STEPS = 5;
