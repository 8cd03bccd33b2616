export type * from "./answer-reading.ts";
export type { AnswerFigure } from "./figures.ts";
export type { ReadPoint } from "./points.ts";
export type { Doer, ReadClause } from "./read-clause.ts";
export type { ReadSentence } from "./read-sentence.ts";
export type { ReadPart } from "./read-parts.ts";
export type { Standing } from "./standing.ts";
export { readAnswer } from "./read-answer.ts";
export { type AnswerText, bySpan, overlaps, type Span, spanOf, wordsAt } from "./span.ts";
