import type { SearchEntry } from "./entry.ts";
import { wordsOf } from "./words.ts";

/** Where a word stands: in the title, in another name of the thing, or in what it is about. */
export type Field = "title" | "name" | "about";

export interface Posting {
  /** Into the entries. */
  readonly entry: number;
  readonly field: Field;
  /** The place of the word in its field, from 0; of names, in that name. */
  readonly place: number;
  /** Which of the names; 0 for other fields. */
  readonly name: number;
}

export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** Where each word stands, by its key. */
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** All keys in alphabetical order, so that those with one beginning stand together. */
  readonly keys: readonly string[];
  /** A bit for each letter of each key, in the order of `keys`. */
  readonly letters: readonly number[];
  /** A spelling of each key as it is written in a title, for `corrected`. */
  readonly spellings: ReadonlyMap<string, string>;
  /** The words of each title and each name: [title, first name, …] by entry. */
  readonly titles: readonly (readonly (readonly string[])[])[];
}

/** Takes some ten milliseconds for two thousand entries: make it once. */
export function indexEntries(entries: readonly SearchEntry[]): SearchIndex {
  const postings = new Map<string, Posting[]>();
  const spellings = new Map<string, string>();
  const titles = entries.map((entry, at) => {
    const add = (text: string, field: Field, name = 0) => {
      const words = wordsOf(text);
      for (const [place, { key, from, to }] of words.entries()) {
        const known = postings.get(key);
        const posting = { entry: at, field, place, name };
        if (known) known.push(posting);
        else postings.set(key, [posting]);
        if (!spellings.has(key)) spellings.set(key, text.slice(from, to).toLowerCase());
      }
      return words.map(({ key }) => key);
    };
    const all = [add(entry.title, "title")];
    for (const [name, text] of (entry.names ?? []).entries()) all.push(add(text, "name", name));
    if (entry.about !== undefined) add(entry.about, "about");
    return all;
  });
  const keys = [...postings.keys()].toSorted();
  return { entries, postings, keys, letters: keys.map(lettersOf), spellings, titles };
}

/** One bit for each of 32 classes of letters: words within n slips differ in at most 2n of them. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}
