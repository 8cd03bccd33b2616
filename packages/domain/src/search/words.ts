import { tokenize } from "../text/tokens.ts";

/** A word of a text that is searched, and where it stands in it. */
export interface Word {
  /** Lower case, without accents, in one spelling. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export function wordsOf(text: string): readonly Word[] {
  return tokenize(text.normalize("NFC"));
}

/**
 * Words that say nothing about what is looked for, in English and in Hindi as it is typed in Latin letters: a query finds what has
 * its other words.
 */
const FILLERS = new Set(
  `a an and are at by do for from how i in is it me my of on or please the to what where which with you your
  ka ke ki ko hai hain kaise kare karo karna karne kya me mein mera meri se aur chahiye liye`.split(
    /\s+/u,
  ),
);

export function isFiller(key: string): boolean {
  return FILLERS.has(key);
}
