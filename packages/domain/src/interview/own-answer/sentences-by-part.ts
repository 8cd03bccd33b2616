import { ANSWER_PARTS, type AnswerPart, type AnswerShape } from "../question.ts";
import { type AnswerReading, overlaps, type Span } from "../reading/index.ts";

/** A sentence of an answer and the part of the shape it tells, or the sentence before it where it tells none. */
export interface PartSentence {
  readonly text: string;
  readonly part: AnswerPart;
}

/** The sentences that count with their parts, as they were said. */
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
    .reduce<PartSentence[]>((whole, piece) => {
      const before = whole.at(-1);
      return before && goesOn(before, piece)
        ? [...whole.slice(0, -1), { ...before, text: `${before.text} ${piece.text}` }]
        : [...whole, piece];
    }, []);
}

/** Pieces of a long sentence that the reading cut become one again, up to so many words. */
const LONGEST_JOINED = 60;

function goesOn(before: PartSentence, piece: PartSentence): boolean {
  const words = `${before.text} ${piece.text}`.split(/\s+/u).length;
  return (
    !/[.!?।]["”)]*$/u.test(before.text) && /^\p{Ll}/u.test(piece.text) && words <= LONGEST_JOINED
  );
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
