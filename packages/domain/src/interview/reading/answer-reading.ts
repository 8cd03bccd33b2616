import type { Gap } from "../question.ts";
import type { AnswerFigure } from "./figures.ts";
import type { ReadPoint } from "./points.ts";
import type { ReadPart } from "./read-parts.ts";
import type { ReadSentence } from "./read-sentence.ts";
import type { Span } from "./span.ts";

/** All that an answer shows, from its words alone. Spans are verbatim, in the order of the text. */
export interface AnswerReading {
  readonly sentences: readonly ReadSentence[];
  /** Words of all turns. */
  readonly words: number;
  /** Words of the sentences that count. */
  readonly counted: number;
  readonly parts: readonly ReadPart[];
  readonly points: readonly ReadPoint[];
  readonly figures: readonly AnswerFigure[];
  /** Clauses in which the person does something, and in which "we" does. */
  readonly own: readonly Span[];
  readonly shared: readonly Span[];
  readonly vague: readonly Span[];
  /** Words of what is always so, for everybody, or good without an amount. */
  readonly general: readonly Span[];
  /** Words that say when and by whom, the first place of each. */
  readonly circumstances: readonly Span[];
  readonly tradeOffs: readonly Span[];
  readonly reasons: readonly Span[];
  /** Names of people, places, systems and methods beyond the beginning of a sentence. */
  readonly names: readonly Span[];
  /** Stems of the subject in what counts, each once. */
  readonly hits: readonly string[];
  /** The answer as a whole says that the person does not know; where. Null when there is an answer besides. */
  readonly doesNotKnow: Span | null;
  readonly isOffTopic: boolean;
  /** What is left without the words of the question is no answer. */
  readonly copiesQuestion: boolean;
  readonly instructions: readonly Span[];
  readonly repeats: readonly Span[];
  readonly boilerplate: readonly Span[];
  readonly empty: readonly Span[];
  /** What an interviewer would ask back about, the most telling first. */
  readonly gaps: readonly Gap[];
}
