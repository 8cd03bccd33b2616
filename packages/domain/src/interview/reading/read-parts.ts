import type { AnswerShape, AnswerPart } from "../question.ts";
import { ANSWER_PARTS } from "../question.ts";
import type { AnswerFigure } from "./figures.ts";
import { otherParts } from "./other-parts.ts";
import type { ReadClause } from "./read-clause.ts";
import { apart, overlaps, type Span, spanOf } from "./span.ts";
import { isCommon, isContent, stemOf } from "./stems.ts";
import { storyParts } from "./story-parts.ts";

/** A part of the shape and where it is said. */
export interface ReadPart {
  readonly part: AnswerPart;
  /** Neighbouring clauses of one sentence are one span; [] where it is missing. */
  readonly spans: readonly Span[];
  /** Of the words of the answer that count, from 0 to 1. */
  readonly share: number;
  /** Words that it has. */
  readonly words: number;
}

/** All parts of a shape in its own order, the missing ones too. */
export function readParts(
  shape: AnswerShape,
  clauses: readonly ReadClause[],
  topic: ReadonlySet<string>,
  figures: readonly AnswerFigure[],
): ReadPart[] {
  const placed =
    shape === "story"
      ? storyParts(clauses)
      : otherParts(clauses, shape, {
          isOnTopic: ({ words }) =>
            words.some(
              (word) =>
                isContent(word) && !isCommon(stemOf(word.key)) && topic.has(stemOf(word.key)),
            ),
          hasFigure: (clause) => figures.some((figure) => overlaps(figure, clause)),
        });
  const total = clauses.reduce((sum, { words }) => sum + words.length, 0);
  return ANSWER_PARTS[shape].map((part) => {
    const own = placed.filter((one) => one.part === part).map(({ clause }) => clause);
    const words = own.reduce((sum, clause) => sum + clause.words.length, 0);
    return { part, spans: joined(own), share: total === 0 ? 0 : words / total, words };
  });
}

/** Clauses that follow one another as one span. */
function joined(clauses: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const clause of apart(clauses)) {
    const last = spans.at(-1);
    if (last && last.turn === clause.turn && clause.from - last.to <= 3)
      spans[spans.length - 1] = { ...last, to: clause.to };
    else spans.push(spanOf(clause));
  }
  return spans;
}
