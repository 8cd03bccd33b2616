import { readFigures } from "../../coach/facts/figures/read-figures.ts";
import { isHinglish } from "../../coach/facts/figures/number-words.ts";
import type { ReadClause } from "./read-clause.ts";
import type { RawSentence } from "./sentences.ts";
import type { Span } from "./span.ts";

/** A figure of an answer. */
export interface AnswerFigure extends Span {
  readonly text: string;
  /** Says how much something changed, or what came of it: "from 400 to 260", "saved ₹1.4 crore". */
  readonly measuresResult: boolean;
  /** "maybe a third", "some 20 or 30". */
  readonly isGuess: boolean;
  /** The word behind it: "tickets"; "" for none. */
  readonly noun: string;
  readonly value: number;
  /** "percent", "money", "time" …; null for a bare count. */
  readonly unit: string | null;
}

const GUESS =
  /\b(?:maybe|may\s+be|perhaps|probably|i\s+think|i\s+guess|not\s+sure|don['’]?t\s+remember|do\s+not\s+remember|shayad|lagbhag)\b|शायद/iu;
const YEAR = /^(?:19|20)\d\d$/u;

/** Figures of a sentence in order: no years, no dates, no places in an order, not the word "one". */
export function figuresOf(sentence: RawSentence, clauses: readonly ReadClause[]): AnswerFigure[] {
  const tongue =
    isHinglish(sentence.text) || /\p{Script=Devanagari}/u.test(sentence.text) ? "any" : "english";
  return readFigures(sentence.text, 0, { tongue }).flatMap((figure) => {
    const text = sentence.text.slice(figure.from, figure.to).trim();
    const reading = figure.readings[0];
    if (figure.isOrdinal || !reading || YEAR.test(text) || /^(?:one|ek|a|an|एक)$/iu.test(text))
      return [];
    if (reading.dimension === "clock" || isDayOfMonth(sentence.text, figure.from, figure.to))
      return [];
    const [from, to] = [sentence.from + figure.from, sentence.from + figure.to];
    const at = clauses.findIndex((one) => from >= one.from && from < one.to);
    const clause = clauses[at];
    const around = `${clauses[at - 1]?.text ?? ""} ${clause?.text ?? ""}`;
    return [
      {
        turn: sentence.turn,
        from,
        to,
        text,
        measuresResult:
          (clause?.isChange ?? false) ||
          (reading.dimension !== null && /\b(?:result|saved|impact|outcome)\b/iu.test(around)),
        isGuess: GUESS.test(around),
        noun: figure.noun,
        value: reading.value,
        unit: reading.dimension,
      },
    ];
  });
}

const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const MONTH_AFTER = new RegExp(`^(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTH})\\b`, "iu");
const MONTH_BEFORE = new RegExp(`\\b(?:${MONTH})\\s+$`, "iu");

function isDayOfMonth(text: string, from: number, to: number): boolean {
  return (
    MONTH_AFTER.test(text.slice(to)) || MONTH_BEFORE.test(text.slice(Math.max(0, from - 12), from))
  );
}
