import { type CareersIndex, indexCareers } from "../../careers/careers-index.ts";
import { foreignParts } from "../../coach/model-text/foreign-parts.ts";
import { holdForRewrite } from "../../coach/model-text/held-words.ts";
import { regex } from "../../text/regex.ts";
import type { Question } from "../question.ts";
import { SCORE_LINES } from "../report.ts";
import { ANCHORS } from "./anchors.ts";

const NO_CAREERS: CareersIndex = indexCareers({ skills: [], roles: [], industries: [] });

/** Praise, and words on what somebody is, feels or is worth: a remark says what was found in an answer. */
const OF_THE_PERSON = regex("iu")`
  \b(?:great|excellent|amazing|impressive|outstanding|brilliant|fantastic|wonderful|well\s+done|good\s+job|nice(?:ly)?|congrat\w*|confiden\w+|
  nervous\w*|anxious|shy|accent|emotion\w*|personalit\w+|attitude|smart|intelligen\w+|lazy|honest\w*|dishonest\w*|
  hire\w*|hiring|hireab\w+|recommend(?:ed)?\s+(?:to|for)\s+(?:hire|the\s+role)|candidate|culture\s+fit|talent\w*|you\s+(?:are|seem|sound|look|appear|come\s+across))\b
`;

/**
 * The first words of a remark of a language model that it may not have: praise, a word on the person, and names, figures or addresses that neither the answer nor
 * the question has. Null where there are none.
 */
export function foreignInRemark(remark: string, question: Question, answer: string): string | null {
  const judging = OF_THE_PERSON.exec(remark);
  if (judging) return judging[0];
  const rubric = SCORE_LINES.flatMap((line) => [line, ...ANCHORS[line][question.shape]]);
  const points = question.points.map(({ point }) => point);
  const held = holdForRewrite(
    [answer, question.ask, ...points, ...question.anchors, ...rubric].join("\n"),
    NO_CAREERS,
  );
  const figure = (remark.match(/\d[\d.,]*/gu) ?? []).find(
    (one) => one.length > 1 && !`${answer} ${question.ask}`.includes(one.replace(/[.,]+$/u, "")),
  );
  if (figure !== undefined) return figure;
  const part = foreignParts(remark, held)[0];
  return part ? remark.slice(part.from, part.to) : null;
}
