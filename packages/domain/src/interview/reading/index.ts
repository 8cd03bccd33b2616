export type * from "./answer-reading.ts";
export type { ReadClause } from "./read-clause.ts";
export type { ReadSentence } from "./read-sentence.ts";
export { readAnswer } from "./read-answer.ts";
export { type AnswerText, bySpan, overlaps, type Span, wordsAt } from "./span.ts";
export { meaningOf } from "./stems.ts";
