import { compact, compactStem, singular, stem } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** A word of one of the texts: which text, and which of its words. */
export interface WordPlace {
  readonly text: number;
  readonly at: number;
}

/** The words of some texts, each with its places, so that looking for a phrase does not go through all of them. */
export interface PhraseIndex {
  readonly texts: readonly (readonly Token[])[];
  /** By the key of a word, in order. */
  readonly byKey: ReadonlyMap<string, readonly WordPlace[]>;
  /** By the key without its plural ending, in order. */
  readonly bySingular: ReadonlyMap<string, readonly WordPlace[]>;
  /** How long keys are, each length once. */
  readonly lengths: ReadonlySet<number>;
}

export function indexPhrases(texts: readonly (readonly Token[])[]): PhraseIndex {
  const byKey = new Map<string, WordPlace[]>();
  const bySingular = new Map<string, WordPlace[]>();
  for (const [text, tokens] of texts.entries()) {
    for (const [at, { key }] of tokens.entries()) {
      const place = { text, at };
      addTo(byKey, key, place);
      addTo(bySingular, singular(key), place);
    }
  }
  const lengths = new Set([...byKey.keys()].map(({ length }) => length));
  return { texts, byKey, bySingular, lengths };
}

/**
 * Where a phrase is: spacing, plural and spelling as `compactStem` compares them. Never across a mark that ends a
 * phrase, and no two places overlap.
 *
 * @param exactly  what the first word of each place must be to the letter; null for any spelling
 * @returns        the number of each text that has it, in order, once for each place
 */
export function textsWith(
  { texts, ...places }: PhraseIndex,
  wanted: readonly Token[],
  exactly: string | null,
): number[] {
  const phrase = { exact: compact(wanted), inflected: compactStem(wanted), words: wanted.length };
  const found: number[] = [];
  let [text, next] = [-1, 0];
  for (const place of beginnings(places, phrase)) {
    if (place.text === text && place.at < next) continue;
    const tokens = texts[place.text] ?? [];
    if (exactly !== null && tokens[place.at]?.text !== exactly) continue;
    const words = wordsOfPhrase(tokens, place.at, phrase);
    if (words === 0) continue;
    found.push(place.text);
    text = place.text;
    next = place.at + words;
  }
  return found;
}

interface Phrase {
  readonly exact: string;
  readonly inflected: string;
  readonly words: number;
}

/** Every place where the phrase can begin, in order: the first word of a place is the beginning of the phrase. */
function beginnings(
  { byKey, bySingular, lengths }: Omit<PhraseIndex, "texts">,
  { exact, inflected }: Phrase,
): WordPlace[] {
  // A leading "and" is left out where the rest is compared.
  const keys = new Set(["and"]);
  for (const length of lengths) {
    keys.add(exact.slice(0, length));
    keys.add(inflected.slice(0, length));
  }
  const places = new Set(bySingular.get(inflected));
  for (const key of keys) for (const place of byKey.get(key) ?? []) places.add(place);
  return [...places].toSorted((a, b) => a.text - b.text || a.at - b.at);
}

/** How many words from `at` on are the phrase, the fewest that are; 0 for none. Two more than it has may be. */
function wordsOfPhrase(tokens: readonly Token[], at: number, phrase: Phrase): number {
  const { exact, inflected } = phrase;
  const most = Math.min(phrase.words + 2, tokens.length - at);
  // What `compact` and `compactStem` make of the words before the last one.
  let [whole, stemmed] = ["", ""];
  for (let words = 1; words <= most; words++) {
    const last = tokens[at + words - 1];
    if (!last || (words > 1 && last.gap === "break")) return 0;
    const ending = words > 1 ? stem(last.key) : singular(last.key);
    if (whole + last.key === exact || stemmed + ending === inflected) return words;
    if (words === 1 || last.key !== "and") whole += last.key;
    if (last.key !== "and") stemmed += last.key;
    if (!exact.startsWith(whole) && !inflected.startsWith(stemmed)) return 0;
  }
  return 0;
}

function addTo(places: Map<string, WordPlace[]>, key: string, place: WordPlace): void {
  const known = places.get(key);
  if (known) known.push(place);
  else places.set(key, [place]);
}
