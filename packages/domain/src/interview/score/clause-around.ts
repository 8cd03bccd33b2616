import { type AnswerReading, overlaps, type Span } from "../reading/index.ts";

/** Longer clauses are quoted as the stretch that was found. */
const LONGEST = 220;

/**
 * The clause that a stretch is quoted with: a quote of a word says little, one of three sentences too much. Of several clauses the one with a figure that measures
 * something, else the first in which something is done, else the first.
 */
export function clauseAround(reading: AnswerReading, span: Span): Span {
  const clauses = reading.sentences
    .flatMap((sentence) => sentence.clauses)
    .filter((clause) => overlaps(clause, span));
  const measured = clauses.find((clause) =>
    reading.figures.some((figure) => figure.measuresResult && overlaps(figure, clause)),
  );
  const chosen = measured ?? clauses.find(({ isDeed }) => isDeed) ?? clauses[0];
  if (!chosen || chosen.to - chosen.from > LONGEST) return span;
  return { turn: chosen.turn, from: chosen.from, to: chosen.to };
}
