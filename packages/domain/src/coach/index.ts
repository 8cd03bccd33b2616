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
export type * from "./rewrite/context.ts";
export type * from "./enhance/request.ts";
export type * from "./chat/answer.ts";
export { MAX_QUESTION } from "./chat/answer.ts";
export type * from "./chat/context.ts";
export { answerQuestion } from "./chat/answer-question.ts";
export { suggestedQuestions } from "./chat/suggest.ts";
export type * from "./letter/letter.ts";
export { enhance } from "./enhance/enhance.ts";
export { rewriteText } from "./rewrite/rewrite-text.ts";
export { contentPoints, type ContentPoints } from "./enhance/content-points.ts";
