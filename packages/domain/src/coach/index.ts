export type * from "./proposals/proposal.ts";
export { type Blank, blank, blanksIn } from "./proposals/blanks.ts";
export {
  answerKey,
  type Decision,
  tagsAfter,
  textAfter,
  wholeOf,
} from "./proposals/apply-changes.ts";
export type * from "./facts/violation.ts";
export { checkFacts, type FactOptions, onlyFacts } from "./facts/check-facts.ts";
export { factSourceOf } from "./facts/fact-source.ts";
export { withoutViolations } from "./facts/without-violations.ts";
export type * from "./rewrite/context.ts";
export type * from "./enhance/request.ts";
export type * from "./chat/answer.ts";
export type * from "./letter/letter.ts";
