import { tokenize, type Token } from "../../text/tokens.ts";
import type { AnswerText, Span } from "./span.ts";

/** A word of an answer; `from` and `to` are offsets into the text of its turn. */
export type AnswerWord = Token;

/** A sentence, or what stands for one where a recogniser set no marks. */
export interface RawSentence extends Span {
  readonly text: string;
  readonly words: readonly AnswerWord[];
}

/** A sentence without marks is cut at a word that opens a new thought once it has more words than this. */
const LONGEST_UNMARKED = 28;
/** Each piece keeps at least this many words, the last one fewer. */
const LEAST_PIECE = 10;
const LEAST_LAST = 3;

/** Words that open a new thought in speech, in English and Hindi. */
const OPENERS =
  /^(?:so|then|and|but|after|because|finally|also|when|later|therefore|phir|aur|lekin|toh|isliye|uske|फिर|और|लेकिन|तो|इसलिए)$/u;

/** The end of a sentence: its mark, before a blank; a danda; a line break. Not after an abbreviation, an initial or within a figure. */
const END = /(?<![.!?।])[.!?।]+["”’)]*(?=\s|$)|[।]|\n+/gu;
const NO_END =
  /(?:\b(?:mr|mrs|ms|dr|vs|no|nos|rs|approx|etc|e\.g|i\.e|st|jr|sr|pvt|ltd|min|max|dept|govt)|\b\p{Lu}|\d)\.$/iu;

/** The sentences of all turns in order, without empty ones. */
export function sentencesOf(turns: readonly AnswerText[]): RawSentence[] {
  return turns.flatMap(({ turn, text }) => {
    const sentences: RawSentence[] = [];
    for (const [from, to] of marked(text)) {
      const words = tokenize(text.slice(from, to)).map((word) => ({
        ...word,
        from: word.from + from,
        to: word.to + from,
      }));
      for (const piece of unmarked(words)) {
        const [first, last] = [piece[0], piece.at(-1)];
        if (!first || !last) continue;
        // Up to the marks behind the last word, and from a sign before the first one ("₹4").
        const start = /[₹$€(“"]?$/u.exec(text.slice(from, first.from))?.[0].length ?? 0;
        const end = /^[%+)”"]?[.!?।]*/u.exec(text.slice(last.to, to))?.[0].length ?? 0;
        const span = { turn, from: first.from - start, to: last.to + end };
        sentences.push({ ...span, text: text.slice(span.from, span.to), words: piece });
      }
    }
    return sentences;
  });
}

/** What stands before a name or a number, whatever follows: "Dr. Rao", "Rs. 4,140", "e.g. Tally". */
const NEVER_END =
  /(?:^|[\s("“])(?:mr|mrs|ms|dr|prof|shri|smt|sri|st|vs|rs|e\.g|i\.e|m\/s|pvt)\.$/iu;
/** "At 10 a.m. IST", "7 p.m. on Friday": a time goes on, and a new sentence after it begins with another word. */
const CLOCK = /\d\s?[ap]\.m\.$/iu;
const OF_CLOCK =
  /^\s+(?:IST|GMT|UTC|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*)\b/u;

function marked(text: string): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const to = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 8), match.index + 1);
    const goesOn = /^\s+\p{Ll}/u.test(text.slice(to));
    if (match[0] === "." && NO_END.test(before) && (goesOn || /^\s+\d/u.test(text.slice(to))))
      continue;
    if (match[0] === "." && /\S/u.test(text.slice(to)) && NEVER_END.test(before)) continue;
    if (match[0] === "." && CLOCK.test(before) && OF_CLOCK.test(text.slice(to))) continue;
    ranges.push([from, to]);
    from = to;
  }
  ranges.push([from, text.length]);
  return ranges;
}

function unmarked(words: readonly AnswerWord[]): (readonly AnswerWord[])[] {
  if (words.length <= LONGEST_UNMARKED) return [words];
  const pieces: (readonly AnswerWord[])[] = [];
  let from = 0;
  // From the beginning, so that what follows later changes nothing.
  for (const [at, word] of words.entries()) {
    const isLong = at - from >= LEAST_PIECE && words.length - at >= LEAST_LAST;
    if (!isLong || !OPENERS.test(word.key)) continue;
    pieces.push(words.slice(from, at));
    from = at;
  }
  return [...pieces, words.slice(from)];
}

/** A part of a sentence with a verb of its own, as near as marks and joining words show it. */
export interface Clause extends Span {
  readonly text: string;
  readonly words: readonly AnswerWord[];
}

const JOINS =
  /^(?:and|but|so|because|which|then|while|when|after|before|until|although|though|if|unless|since|that|as|aur|lekin|toh|phir|jab|kyunki|isliye|और|लेकिन|तो|फिर|जब|क्योंकि|इसलिए)$/u;
const SUBJECTS =
  /^(?:i|we|he|she|they|it|this|that|there|the|my|our|his|her|their|a|an|you|maine|humne|usne|unhone|hum|main|मैंने|हमने|मैं|हम|उसने|उन्होंने|\p{Lu}.*)$/u;

/** Cuts a sentence where a mark or a joining word begins something with a subject or a verb; never into less than three words. */
export function clausesOf(sentence: RawSentence): Clause[] {
  const { words, turn } = sentence;
  const cuts: number[] = [];
  for (let at = 3; at <= words.length - 3; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || !next) continue;
    const isBreak = word.gap === "break";
    const joins = JOINS.test(word.key) && (isBreak || SUBJECTS.test(next.key));
    const opens = isBreak && SUBJECTS.test(word.key);
    if ((joins || opens) && at - (cuts.at(-1) ?? 0) >= 3) cuts.push(at);
  }
  return [0, ...cuts].map((from, i) => {
    const piece = words.slice(from, cuts[i] ?? words.length);
    const start = from === 0 ? sentence.from : (piece[0]?.from ?? sentence.from);
    const to = cuts[i] === undefined ? sentence.to : (piece.at(-1)?.to ?? sentence.to);
    const text = sentence.text.slice(start - sentence.from, to - sentence.from);
    return { turn, from: start, to, text, words: piece };
  });
}
