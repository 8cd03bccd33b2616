import { regex } from "../../text/regex.ts";
import type { KeyPoint, Question, ShownBy } from "../question.ts";
import type { AnswerFigure } from "./figures.ts";
import { findPhrase } from "./match-words.ts";
import type { ReadPart } from "./read-parts.ts";
import type { ReadSentence } from "./read-sentence.ts";
import type { Span } from "./span.ts";
import { isPast } from "./tense.ts";

/** How an answer stands to a key point. */
export interface ReadPoint {
  readonly id: string;
  readonly point: string;
  readonly isNeeded: boolean;
  readonly isCovered: boolean;
  /** The words are there, but said not to be so: "I did not check the stock". */
  readonly isDenied: boolean;
  /** The clause that shows it; null where nothing does. */
  readonly span: Span | null;
  /** The sentence it stands in, by its place; -1 where nothing does. */
  readonly sentence: number;
}

/** What of an answer shows a point that has no words of its own. */
export interface Shown {
  readonly figures: readonly AnswerFigure[];
  readonly own: readonly Span[];
  readonly tradeOffs: readonly Span[];
  readonly parts: readonly ReadPart[];
}

/** Each key point against the sentences that count. Of a story a point is shown by what was, not by what one always does or finds important. */
export function readPoints(
  question: Question,
  sentences: readonly { readonly sentence: ReadSentence; readonly at: number }[],
  shown: Shown,
): ReadPoint[] {
  return question.points.map((point) => {
    const said = saidIn(point, sentences, question.shape === "story");
    const span =
      said.span ??
      (point.shownBy
        ? shownIn(point.shownBy, shown)
        : point.words.length === 0
          ? (shown.figures[0] ?? null)
          : null);
    return {
      id: point.id,
      point: point.point,
      isNeeded: point.isNeeded,
      isCovered: span !== null,
      isDenied: span === null && said.isDenied,
      span,
      sentence: said.sentence,
    };
  });
}

function saidIn(
  { words }: KeyPoint,
  sentences: readonly { readonly sentence: ReadSentence; readonly at: number }[],
  isStory: boolean,
): { readonly span: Span | null; readonly isDenied: boolean; readonly sentence: number } {
  let isDenied = false;
  const firstDeed = sentences.findIndex(({ sentence }) =>
    sentence.clauses.some(({ isDeed }) => isDeed),
  );
  for (const [place, { sentence, at }] of sentences.entries()) {
    const isTold =
      sentence.words.some((word) => isPast(word)) || (firstDeed >= 0 && firstDeed < place);
    if (sentence.words.length < 3 || (isStory && !isTold)) continue;
    for (const phrase of words) {
      const found = findPhrase(sentence.words, phrase);
      const [first, last] = [sentence.words[found?.first ?? -1], sentence.words[found?.last ?? -1]];
      if (!found || !first || !last) continue;
      const clause =
        sentence.clauses.find(({ from, to }) => first.from >= from && first.from < to) ?? sentence;
      if (
        !NEGATION.test(phrase) &&
        isDeniedIn(sentence.text.slice(clause.from - sentence.from, first.from - sentence.from))
      ) {
        isDenied = true;
        continue;
      }
      const to = Math.max(clause.to, last.to);
      return {
        span: { turn: sentence.turn, from: clause.from, to },
        isDenied: false,
        sentence: at,
      };
    }
  }
  return { span: null, isDenied, sentence: -1 };
}

const NEGATION =
  /(?<![\p{L}\p{M}])(?:no|not|never|nobody|nothing|without|neither|nahi|nahin|mat|नहीं|मत|\p{L}+n['’]t|cannot)(?![\p{L}\p{M}])/iu;
/** The person says of themselves, or of all there was, that it was not so. What a system does not do may be the very point. */
const DENIAL = regex("iu")`
    (?<![\p{L}\p{M}])(?:(?:i|we|there|nobody|no\s+one|maine|humne|hum|main)\b[^,;.]{0,40}(?:\b(?:not|never|no|nobody|nahi|nahin)\b|n['’]t\b)|nobody\b|
    no\s+one\b|without\b)[^,;.]{0,25}$|(?:मैंने|हमने)[^,;।]{0,40}नहीं[^,;।]{0,25}$
  `;
const NO_DENIAL =
  /\b(?:not\s+(?:only|just|sure)|no\s+doubt|not\s+want|why\s+not|could\s+not\s+(?:wait|believe))\b/iu;

function isDeniedIn(before: string): boolean {
  return DENIAL.test(before) && !NO_DENIAL.test(before);
}

function shownIn(by: ShownBy, { figures, own, tradeOffs, parts }: Shown): Span | null {
  switch (by.kind) {
    case "number":
      return figures.find(({ isGuess }) => !isGuess) ?? null;
    case "own-part":
      return own[0] ?? null;
    case "trade-off":
      return tradeOffs[0] ?? null;
    case "part":
      return parts.find(({ part }) => part === by.part)?.spans[0] ?? null;
  }
}
