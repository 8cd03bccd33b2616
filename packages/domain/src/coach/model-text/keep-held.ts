import { foreignParts } from "./foreign-parts.ts";
import type { HeldWords } from "./held-words.ts";

/** Where a sentence ends: its mark and the space after it, or the end of a line. */
const SENTENCE = /[^\n]*?(?:[.!?।…][)"”’]*(?=\s|$)[^\S\n]*|\n+|(?<=[^\n])$)/gsu;

/** The sentences of a text with the space after them; together they are the text. */
export function sentencesOf(text: string): readonly string[] {
  return [...text.matchAll(SENTENCE)].map(([sentence]) => sentence).filter((part) => part !== "");
}

/**
 * The text without the sentences that hold something foreign, or a fact that is not the source's. "" when nothing is
 * left.
 *
 * @param hasViolation  whether a sentence states a fact that is not the source's
 */
export function keepHeld(
  text: string,
  held: HeldWords,
  hasViolation: (sentence: string) => boolean,
): string {
  return sentencesOf(text)
    .filter((sentence) => foreignParts(sentence, held).length === 0 && !hasViolation(sentence))
    .join("")
    .trim();
}

/** The whole sentences of a text that is still being written. */
export function wholeSentences(text: string): string {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? "";
  const isWhole = /[.!?।…][)"”’]*\s*$|\n$/u.test(last);
  return (isWhole ? sentences : sentences.slice(0, -1)).join("").trim();
}
