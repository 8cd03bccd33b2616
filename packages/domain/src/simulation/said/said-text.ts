import { readFigures } from "../../coach/facts/figures/read-figures.ts";
import type { Dimension } from "../../coach/facts/figures/units.ts";
import { findPhrase } from "../../interview/reading/match-words.ts";
import { type RawSentence, sentencesOf } from "../../interview/reading/sentences.ts";
import { regex } from "../../text/regex.ts";
import { minuteOf } from "../conditions/day-time.ts";
import type { DayMinute } from "../scenario.ts";

/** A text that was written at the desk, read once. */
export interface SaidText {
  readonly text: string;
  readonly sentences: readonly RawSentence[];
  /** Words set apart by blanks that have a letter or digit. */
  readonly words: number;
}

/** Words of a text, in UTF-16 units. */
export interface SaidAt {
  readonly from: number;
  readonly to: number;
}

export function readSaid(text: string): SaidText {
  return {
    text,
    // Greetings and names under a mail say nothing of the work.
    sentences: sentencesOf([{ turn: 0, text }]).filter(({ words }) => words.length > 0),
    words: text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  };
}

/** "Hi Priya,", "Dear sir", "Thanks,". */
const OPENING = regex("iu")`
    ^(?:
      (?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|namaste)(?: [\p{L}.’']+){0,3}
      |(?:many |with |best |warm |kind )*(?:thanks|thank you|regards|wishes)(?:,? [\p{L}’']+){0,5}
    )[,!.]?$
  `;

/** Sentences that say something: without greeting, thanks and signature. */
export function statements({ sentences }: SaidText): readonly RawSentence[] {
  return sentences.filter(
    ({ text, words }) => !OPENING.test(text) && (words.length > 2 || /\d/u.test(text)),
  );
}

/** Words that turn round what follows them in the same clause. */
const NOT = /(?:\b(?:not|no|never|without|cannot|nahi|nahin|mat)\b|n['’]t\b|नहीं)[^.,;:!?]{0,28}$/iu;

/** Where any of the phrases is said in a sentence, in any inflected form, and not denied; null where none is. */
export function saysIn(sentence: RawSentence, phrases: readonly string[]): SaidAt | null {
  for (const phrase of phrases) {
    const isOwnDenial = /\b(?:not|no|never|without|nahi)\b/iu.test(phrase);
    // Denied at one place, it may be said at the next.
    for (let begin = 0; begin < sentence.words.length;) {
      const found = findPhrase(sentence.words.slice(begin), phrase);
      const [first, last] = found
        ? [sentence.words[begin + found.first], sentence.words[begin + found.last]]
        : [undefined, undefined];
      if (!found || !first || !last) break;
      const before = sentence.text.slice(0, first.from - sentence.from);
      if (isOwnDenial || !NOT.test(before)) return { from: first.from, to: last.to };
      begin += found.first + 1;
    }
  }
  return null;
}

/** The same of a whole text: the first sentence that says it. */
export function says({ sentences }: SaidText, phrases: readonly string[]): SaidAt | null {
  for (const sentence of sentences) {
    const place = saysIn(sentence, phrases);
    if (place) return { from: sentence.from, to: sentence.to };
  }
  return null;
}

/** A number of a text in base units: rupees, plain counts, per cent. */
export interface SaidNumber extends SaidAt {
  readonly values: readonly number[];
  /** What it measures: "money" of "₹4,140", "time" of "26 days"; null for a number without a unit or of things. */
  readonly dimension: Dimension | null;
}

export function numbersOf({ text }: SaidText): readonly SaidNumber[] {
  let next = 0;
  return text.split("\n").flatMap((line) => {
    const at = next;
    next += line.length + 1;
    if (line.trim() === "") return [];
    const figures = readFigures(
      line.replaceAll(TIME, (time) => "x".repeat(time.length)),
      at,
      {
        tongue: "any",
      },
    );
    return figures.map(({ from, to, readings }) => ({
      from,
      to,
      // "26 days" is 26 as well as its seconds.
      values: readings.flatMap(({ value, unit }) => (unit === 1 ? [value] : [value, value / unit])),
      dimension: readings[0]?.dimension ?? null,
    }));
  });
}

/** A point stands in a time only with "am" or "pm": "8.40 lakh" is none. */
const TIME =
  /(?<![\d,.])(?:[01]?\d|2[0-3])(?::[0-5]\d(?:\s?[ap]\.?m\.?)?|\.[0-5]\d\s?[ap]\.?m\b)(?!\d)|(?<![\d,.:])(?:1[0-2]|\d)\s?[ap]\.?m\b/giu;

/** The times of the day that a text names, in order: "7:10 pm", "10:45", "by 6 pm". */
export function timesOf(text: string): readonly (SaidAt & { readonly minute: DayMinute })[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const half = /([ap])\.?m/iu.exec(match[0])?.[1]?.toLowerCase();
    const plain = match[0].replace(/\s?[ap]\.?m\.?$/iu, "");
    const minute = minuteOf(/[:.]/u.test(plain) ? plain : `${plain}:00`);
    if (minute === null) return [];
    const hour = Math.floor(minute / 60);
    const shift = half === "p" && hour < 12 ? 720 : half === "a" && hour === 12 ? -720 : 0;
    return [{ from: match.index, to: match.index + match[0].length, minute: minute + shift }];
  });
}
