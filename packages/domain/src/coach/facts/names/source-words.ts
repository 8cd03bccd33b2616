import { FUNCTION_WORDS, singular } from "../../../text/tokens.ts";
import { unitOf } from "../figures/units.ts";
import type { FactWord } from "../words.ts";
import { spokenName } from "./spoken-names.ts";
import { flatLetters, romanise, skeletonOf, spelledLetters } from "./romanise.ts";

/** The words of a source as names are looked up in it. A place is the number of a word, over all lines. */
export interface SourceWords {
  /** Places by key, as written and without plural. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Keys by the consonants of the word. Of words of other scripts all, of Latin ones those of four letters and more. */
  readonly skeletons: ReadonlyMap<string, readonly string[]>;
  /** Places of words of other scripts with one consonant, by `flatLetters`. */
  readonly short: ReadonlyMap<string, readonly number[]>;
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
  /** Each word's text, and its key. */
  readonly texts: readonly string[];
  readonly keys: readonly string[];
  /** Long words that may hold others: "systemadministrator". */
  readonly compounds: readonly { readonly key: string; readonly place: number }[];
}

/** Words from this many letters on may be compounds. */
const COMPOUND_FROM = 10;

/** Longer words are not cut to see whether they are several. */
const LONGEST_RUN = 30;

/** What is the same of every word with one key. */
interface KeyForms {
  /** The places of the key, of its singular, and of the English name of a language it is. */
  readonly own: readonly number[][];
  /** The word in Latin letters; "" for one that is in them. */
  readonly roman: string;
  /** The letters it spells out in another script; null for none. */
  readonly spelled: string | null;
  /** One or two capitals: the "L" and "T" of "L&T". */
  readonly isInitial: boolean;
  /** Letters of an abbreviation in capitals. */
  readonly isLetters: boolean;
}

export function indexWords(
  lines: readonly (readonly FactWord[])[],
  isOrdinary: (key: string) => boolean,
): SourceWords {
  const places = new Map<string, number[]>();
  const skeletons = new Map<string, string[]>();
  const byFirst = new Map<string, { key: string; place: number }[]>();
  const letters = new Map<string, number[]>();
  const short = new Map<string, number[]>();
  const all = { text: "", places: [] as number[] };
  const big = { text: "", places: [] as number[] };
  const lineOf: number[] = [];
  const texts: string[] = [];
  const keys: string[] = [];
  const compounds: { key: string; place: number }[] = [];
  const known = new Map<string, KeyForms>();

  const formsOf = ({ key, text }: FactWord, place: number): KeyForms => {
    const roman = isLatin(text) ? "" : romanise(text);
    const skeleton = roman !== "" || text.length > 3 ? skeletonOf(roman === "" ? text : roman) : "";
    if (skeleton.length > 1) push(skeletons, skeleton, key);
    else if (roman !== "") push(short, flatLetters(roman), place);
    if (!isOrdinary(key)) push(byFirst, key.slice(0, 1), { key, place });
    if (key.length >= COMPOUND_FROM) compounds.push({ key, place });
    const names = new Set([key, singular(key), spokenName(text) ?? key]);
    return {
      own: [...names].map((name) => listOf(places, name)),
      roman,
      spelled: roman === "" ? null : spelledLetters(roman),
      isInitial: text.length < 3 && /^\p{Lu}{1,2}$/u.test(text),
      isLetters:
        /^\p{Lu}[\p{Lu}\d]+s?$|^\p{Lu}{2,5}\p{Ll}\p{Lu}?$/u.test(text) ||
        // "icu", "abg": typed without capitals.
        (/^[a-z]{2,5}$/u.test(text) &&
          !FUNCTION_WORDS.has(key) &&
          unitOf(key) === null &&
          !isOrdinary(key)),
    };
  };

  for (const [line, words] of lines.entries()) {
    let spelled = "";
    let initials = "";
    for (const [number, word] of words.entries()) {
      const place = lineOf.length;
      const { key, text } = word;
      let forms = known.get(text);
      if (!forms) {
        forms = formsOf(word, place);
        known.set(text, forms);
      }
      lineOf.push(line);
      texts.push(text);
      keys.push(key);
      for (const own of forms.own) own.push(place);
      // "L&T", "A.P.J."
      initials = forms.isInitial ? (word.gap === "joint" ? initials : "") + key : "";
      if (initials.length > 1) push(letters, initials, place);
      // "N/w", "a/c"
      const before = words[number - 1];
      if (before && word.gap === "joint" && text.length === 1 && before.text.length === 1)
        listOf(places, before.key + key).push(place);
      // The "LL" of "LL.B." stands for nothing by itself.
      const next = words[number + 1];
      const isDotted = next?.gap === "joint" && next.text.length === 1;
      if (forms.isLetters && !isDotted) {
        push(letters, key, place);
        // "SDE2"
        if (/\d$/u.test(key)) push(letters, key.replace(/\d+$/u, ""), place);
      }
      // "ए.एन.एम." is spelled in several words, "टीजीटी" in one, "बी.एड." is a letter and a word.
      const { roman, spelled: own } = forms;
      if (own === null && roman !== "" && spelled !== "" && word.gap === "joint")
        push(letters, spelled + roman.replaceAll("k", "c"), place);
      spelled =
        own === null || (word.gap !== "joint" && spelled !== "") ? (own ?? "") : spelled + own;
      if (spelled.length > 1) {
        push(letters, spelled, place);
        // Tamil writes p and b, t and d with one letter.
        if (/\p{Script=Tamil}/u.test(text))
          push(letters, spelled.replaceAll("p", "b").replaceAll("t", "d"), place);
      }
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
    short,
    byFirst,
    letters,
    initials: [all, big],
    lineOf,
    texts,
    keys,
    compounds,
  };
}

/** Where a name that is one word here stands as two or three: "thoughtworks" of "Thought Works". Null for nowhere. */
export function placeOfRun({ places, keys }: SourceWords, key: string, parts = 3): number | null {
  for (let cut = 1; cut < Math.min(key.length, LONGEST_RUN); cut++) {
    const rest = key.slice(cut);
    for (const place of places.get(key.slice(0, cut)) ?? []) {
      if (keys[place + 1] === rest) return place;
      if (parts < 3 || !rest.startsWith(keys[place + 1] ?? "-")) continue;
      if ((keys[place + 1] ?? "") + (keys[place + 2] ?? "") === rest) return place;
    }
  }
  return null;
}

export function isLatin(text: string): boolean {
  return /^[\u0020-\u024F\u1E00-\u1EFF]*$/u.test(text);
}

function listOf<Value>(map: Map<string, Value[]>, key: string): Value[] {
  const known = map.get(key);
  if (known) return known;
  const made: Value[] = [];
  map.set(key, made);
  return made;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
