import { ANSWER_PARTS, type AnswerPart, type AnswerShape } from "../question.ts";
import { type AnswerReading, overlaps, type Span } from "../reading/index.ts";

/** A sentence of an answer and the part of the shape it tells, or the sentence before it where it tells none. */
export interface PartSentence {
  readonly text: string;
  readonly part: AnswerPart;
}

/** The sentences that count in the order of the shape; within a part as they were said. */
export function sentencesByPart(shape: AnswerShape, reading: AnswerReading): PartSentence[] {
  const parts: readonly AnswerPart[] = ANSWER_PARTS[shape];
  const counting = reading.sentences.filter(({ standing }) => standing === "counts");
  let last =
    counting.map((one) => mainPart(reading, one)).find((part) => part !== null) ?? parts[0];
  return counting
    .flatMap((sentence): PartSentence[] => {
      last = mainPart(reading, sentence) ?? last;
      return last ? [{ text: sentence.text, part: last }] : [];
    })
    .toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
}

/** The part that most of a sentence tells; null where it tells none. */
function mainPart(reading: AnswerReading, sentence: Span): AnswerPart | null {
  const most = reading.parts
    .map(({ part, spans }) => ({
      part,
      length: spans.reduce((sum, span) => sum + shared(span, sentence), 0),
    }))
    .toSorted((a, b) => b.length - a.length)[0];
  return most && most.length > 0 ? most.part : null;
}

function shared(a: Span, b: Span): number {
  return overlaps(a, b) ? Math.min(a.to, b.to) - Math.max(a.from, b.from) : 0;
}
