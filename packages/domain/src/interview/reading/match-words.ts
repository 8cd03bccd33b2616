import { tokenize } from "../../text/tokens.ts";
import { isDevanagari, isSameWord } from "./hindi-letters.ts";
import type { AnswerWord } from "./sentences.ts";
import { isFunctionWord, stemOf } from "./stems.ts";

/** Between two words of a phrase this many others may stand: "moved only these three" says "move three". */
const MOST_BETWEEN = 2;

/** Words of an answer that a phrase was found in, first and last. */
export interface PhraseAt {
  readonly first: number;
  readonly last: number;
}

const PHRASES = new Map<string, readonly { readonly key: string; readonly isSmall: boolean }[]>();

/** Where words say a phrase first, in any inflected form; null where they do not. A phrase with several words of meaning may have others between them. */
export function findPhrase(words: readonly AnswerWord[], phrase: string): PhraseAt | null {
  const wanted = phraseOf(phrase);
  if (wanted.length === 0) return null;
  const isLoose = wanted.filter(({ isSmall }) => !isSmall).length > 1;
  for (let first = 0; first < words.length; first++) {
    const last = endOf(words, wanted, first, isLoose ? MOST_BETWEEN : 0);
    if (last >= 0) return { first, last };
  }
  return null;
}

function endOf(
  words: readonly AnswerWord[],
  wanted: readonly { readonly key: string }[],
  first: number,
  between: number,
): number {
  let at = first;
  for (const [place, { key }] of wanted.entries()) {
    const until = place === 0 ? at : at + between;
    let found = -1;
    for (let next = at; next <= until && next < words.length; next++) {
      if (!isForm(words[next]?.key ?? "", key)) continue;
      found = next;
      break;
    }
    if (found < 0) return -1;
    at = found + 1;
  }
  return at - 1;
}

/** Stems that authors cut themselves have at least so many letters: "selectiv" finds "selectivity". */
const LEAST_PREFIX = 6;

function isForm(word: string, key: string): boolean {
  if (isDevanagari(word) !== isDevanagari(key)) {
    return isDevanagari(word) ? isSameWord(word, key) : isSameWord(key, word);
  }
  return stemOf(word) === key || (key.length >= LEAST_PREFIX && word.startsWith(key));
}

function phraseOf(phrase: string) {
  const known = PHRASES.get(phrase);
  if (known) return known;
  const made = tokenize(phrase).map((word) => ({
    key: stemOf(word.key),
    isSmall: isFunctionWord(word),
  }));
  if (PHRASES.size < 20_000) PHRASES.set(phrase, made);
  return made;
}
