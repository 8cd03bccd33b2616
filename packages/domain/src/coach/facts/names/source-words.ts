import { FUNCTION_WORDS, singular } from "../../../text/tokens.ts";
import type { FactWord } from "../words.ts";
import { spokenName } from "./spoken-names.ts";
import { romanise, skeletonOf, spelledLetters } from "./romanise.ts";

/** The words of a source as names are looked up in it. A place is the number of a word, over all lines. */
export interface SourceWords {
  /** Places by key, as written and without plural. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Places by the consonants of the word. Of words of other scripts all, of Latin ones those of four letters and more. */
  readonly skeletons: ReadonlyMap<string, readonly number[]>;
  /** Keys of two and three words in a row without their gap: "thoughtworks", "btech". */
  readonly runs: ReadonlyMap<string, number>;
  /** Words that are no ordinary English by their first letter, for slips of the pen and words cut short. */
  readonly byFirst: ReadonlyMap<
    string,
    readonly { readonly key: string; readonly place: number }[]
  >;
  /** Words in capitals and letters that an Indian script spells out, with their places. */
  readonly letters: ReadonlyMap<string, readonly number[]>;
  /** The first letters of all words in a row, a blank between lines; and without small words. */
  readonly initials: readonly { readonly text: string; readonly places: readonly number[] }[];
  /** The line of each place. */
  readonly lineOf: readonly number[];
  /** Each word's text. */
  readonly texts: readonly string[];
  /** Long words that may hold others: "systemadministrator". */
  readonly compounds: readonly { readonly key: string; readonly place: number }[];
}

/** Words from this many letters on may be compounds. */
const COMPOUND_FROM = 10;

export function indexWords(
  lines: readonly (readonly FactWord[])[],
  isOrdinary: (key: string) => boolean,
): SourceWords {
  const places = new Map<string, number[]>();
  const skeletons = new Map<string, number[]>();
  const runs = new Map<string, number>();
  const byFirst = new Map<string, { key: string; place: number }[]>();
  const letters = new Map<string, number[]>();
  const all = { text: "", places: [] as number[] };
  const big = { text: "", places: [] as number[] };
  const lineOf: number[] = [];
  const texts: string[] = [];
  const compounds: { key: string; place: number }[] = [];
  const seen = new Set<string>();
  for (const [line, words] of lines.entries()) {
    let spelled = "";
    for (const [i, word] of words.entries()) {
      const place = lineOf.length;
      const { key, text } = word;
      lineOf.push(line);
      texts.push(text);
      push(places, key, place);
      const spoken = spokenName(text);
      if (spoken !== null && spoken !== key) push(places, spoken, place);
      const one = singular(key);
      if (one !== key) push(places, one, place);
      const roman = isLatin(text) ? "" : romanise(text);
      const skeleton = skeletonOf(roman === "" ? text : roman);
      if (skeleton.length > 1 && (roman !== "" || text.length > 3))
        push(skeletons, skeleton, place);
      const [next, third] = [words[i + 1], words[i + 2]];
      if (next && next.gap !== "break") {
        if (!runs.has(key + next.key)) runs.set(key + next.key, place);
        if (third && third.gap !== "break" && !runs.has(key + next.key + third.key))
          runs.set(key + next.key + third.key, place);
      }
      if (!seen.has(key)) {
        seen.add(key);
        if (!isOrdinary(key)) push(byFirst, key.slice(0, 1), { key, place });
        if (key.length >= COMPOUND_FROM) compounds.push({ key, place });
      }
      if (/^\p{Lu}[\p{Lu}\d]+s?$/u.test(text)) push(letters, key, place);
      // "ए.एन.एम." is spelled in several words, "टीजीटी" in one.
      const own = roman === "" ? null : spelledLetters(roman);
      // "बी.एड.": a letter, then a word.
      if (own === null && roman !== "" && spelled !== "" && word.gap === "joint")
        push(letters, spelled + roman.replaceAll("k", "c"), place);
      spelled =
        own === null || (word.gap !== "joint" && spelled !== "") ? (own ?? "") : spelled + own;
      if (spelled.length > 1) push(letters, spelled, place);
      const initial = (roman === "" ? key : roman).slice(0, 1);
      all.text += initial;
      all.places.push(place);
      if (!FUNCTION_WORDS.has(key)) {
        big.text += initial;
        big.places.push(place);
      }
    }
    for (const row of [all, big]) {
      row.text += " ";
      row.places.push(-1);
    }
  }
  return {
    places,
    skeletons,
    runs,
    byFirst,
    letters,
    initials: [all, big],
    lineOf,
    texts,
    compounds,
  };
}

export function isLatin(text: string): boolean {
  return /^[\u0020-\u024F\u1E00-\u1EFF]*$/u.test(text);
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
