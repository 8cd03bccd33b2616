export type * from "./proposals/proposal.ts";
export { type Blank, blank, blanksIn } from "./proposals/blanks.ts";
export { wordDiff } from "./proposals/word-diff.ts";
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
export { cleanText } from "./model-text/clean-text.ts";
export { type ForeignPart, foreignParts } from "./model-text/foreign-parts.ts";
export { type HeldWords, holdForAnswer, holdForRewrite } from "./model-text/held-words.ts";
export { MODEL_REASON_IDS, type ModelReason } from "./model-text/model-reasons.ts";
export { textProposal, type ModelLine } from "./model-text/text-proposal.ts";
export { tagsProposal } from "./model-text/tags-proposal.ts";
export { attributedParts } from "./model-text/attributed.ts";
export { keepHeld, sentencesOf, wholeSentences } from "./model-text/keep-held.ts";
export type * from "./rewrite/context.ts";
export type * from "./enhance/request.ts";
export type * from "./chat/answer.ts";
export { MAX_QUESTION } from "./chat/answer.ts";
export type * from "./chat/context.ts";
export { answerQuestion } from "./chat/answer-question.ts";
export { suggestedQuestions } from "./chat/suggest.ts";
export {
  type Letter,
  LETTER_TONES,
  type LetterParagraph,
  type LetterSender,
  type LetterTone,
  MAX_LETTER_LINE,
  MAX_PARAGRAPH_TEXT,
  MAX_PARAGRAPHS,
} from "./letter/letter.ts";
export type { LetterJob } from "./letter/asked.ts";
export type { LineGroup, ResumeLine } from "./letter/resume-lines.ts";
export { draftLetter, type LetterRequest } from "./letter/draft-letter.ts";
export { changeTone } from "./letter/change-tone.ts";
export {
  checkLetter,
  type LetterAsk,
  type LetterCheck,
  type LetterProof,
  type OpenBlank,
} from "./letter/check-letter.ts";
export type { UnprovenClaim } from "./letter/claims.ts";
export { type Replacement, replacementFor } from "./letter/replacement.ts";
export { shorter } from "./letter/shorten.ts";
export { plainer } from "./letter/plainer.ts";
export { enhance } from "./enhance/enhance.ts";
export { notShown } from "./enhance/not-shown.ts";
export { rewriteText } from "./rewrite/rewrite-text.ts";
export { readingOfDraft } from "./enhance/reading-of-draft.ts";
export { contentPoints, type ContentPoints } from "./enhance/content-points.ts";
export {
  isSameLetter,
  type LetterConflict,
  type LetterSides,
  mergeLetters,
} from "./letter/merge-letters.ts";
