import { tokenize } from "../text/tokens.ts";

/** A stretch of a text, in UTF-16 units. */
export interface SaidAt {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a text says one of some words or phrases first, in any inflected form: "decide" finds "decided", "notice period" finds "notice periods".
 *
 * Verb, plural and -ing endings are left out of the comparison (step 1 of Porter's stemmer, 1980); "decision" is another word than "decide".
 *
 * @returns  null where it says none of them
 */
export function findSaid(text: string, phrases: readonly string[]): SaidAt | null {
  const words = tokenize(text).map(({ key, from, to }) => ({ key: stemOf(key), from, to }));
  let first: SaidAt | null = null;
  for (const phrase of phrases) {
    const keys = tokenize(phrase).map(({ key }) => stemOf(key));
    const at = keys.length === 0 ? -1 : placeOf(words, keys);
    const from = words[at];
    const to = words[at + keys.length - 1];
    if (from && to && (first === null || from.from < first.from))
      first = { from: from.from, to: to.to };
  }
  return first;
}

/** The words of a text, stemmed as `findSaid` compares them, each once. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(tokenize(text).map(({ key }) => stemOf(key)));
}

function placeOf(words: readonly { readonly key: string }[], keys: readonly string[]): number {
  return words.findIndex((_, at) => keys.every((key, next) => words[at + next]?.key === key));
}

const HAS_VOWEL = /[aeiouy]/u;

function stemOf(key: string): string {
  if (!/^[a-z]{3,}$/u.test(key)) return key;
  const one = withoutPlural(key);
  const base = withoutVerbEnding(one);
  const bare = base.replace(/([bdfglmnprt])\1$/u, "$1").replace(/e$/u, "");
  return bare.length < 3 ? (base.length < 3 ? `${base}e` : base) : bare;
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss|zz)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  if (word.length < 4) return word;
  if (/(?:gr|nt|cr)eed$/u.test(word)) return word.slice(0, -1);
  if (word.endsWith("ied")) return `${word.slice(0, -3)}y`;
  const base = /(?:(?<!e)ed|ing)$/u.test(word) ? word.replace(/(?:ed|ing)$/u, "") : word;
  return HAS_VOWEL.test(base) ? base : word;
}
