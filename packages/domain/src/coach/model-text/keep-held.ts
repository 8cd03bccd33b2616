import type { FactViolation } from "../facts/violation.ts";
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
 * @param violationsIn  the facts of a text that are not the source's
 */
export function keepHeld(
  text: string,
  held: HeldWords,
  violationsIn: (text: string) => readonly Pick<FactViolation, "from" | "to">[],
): string {
  const parts = [...foreignParts(text, held), ...violationsIn(text)];
  let end = 0;
  return sentencesOf(text)
    .filter((sentence) => {
      const from = end;
      end += sentence.length;
      return !parts.some((part) => part.from < end && part.to > from);
    })
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
