import { type Draft, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import type { Named } from "../question/question.ts";
import { citeTerm } from "./citations.ts";
import { answerMust, NO_JOB, standingOf } from "./terms.ts";

/** "Will Power BI do for Tableau?" @param things  what was named, in the order of the question */
export function answerSubstitute(context: ChatContext, things: readonly Named[]): Draft {
  const { match } = context.report;
  if (!match) return { paragraphs: [[NO_JOB]] };
  const asked = things.filter(({ term }) => term !== null);
  const [first] = asked;
  const term = first?.term;
  if (!first || !term)
    return {
      paragraphs: [
        [
          `The job asks for neither by name, as far as this report reads it: ${things.map(({ name }) => name).join(" or ")} is not among its terms.`,
        ],
      ],
    };
  if (things.length === 1) return answerMust(context, first);
  if (things.every((thing) => thing.term?.term === term.term))
    return {
      paragraphs: [
        cited(`Yes: the job asks for ${term.term}, so one of them is enough`, citeTerm(term)),
        [
          term.standing === "missing"
            ? "Your resume names neither. If you have used one of them, a bullet that says for what shows it."
            : `In your resume: ${term.text}`,
        ],
      ],
    };
  return {
    paragraphs: [
      [
        asked.length === things.length
          ? "The job asks for each of them by itself, so one does not stand for the other."
          : `The job asks for ${first.name} by name, and nothing else counts for it in this report.`,
      ],
      ...things.map((thing) => standingOf(context, thing)),
      [
        "Name what you have used, in a bullet that says for what, and say in the interview that you would learn the other. What you have not used, leave out.",
      ],
    ],
  };
}
