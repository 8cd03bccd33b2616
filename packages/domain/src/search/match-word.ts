import { editDistance, slipsIn } from "../text/edit-distance.ts";
import { lettersOf, type SearchIndex } from "./index-entries.ts";

/** A word of the index that a typed one may mean. */
export interface WordMatch {
  readonly key: string;
  /** From 0 to 1: 1 for the same word. */
  readonly quality: number;
  /** Of the word in the index, how many letters were typed; all for a slip. */
  readonly typed: number;
  readonly isSlip: boolean;
}

/** What a beginning, an ending and a slip are worth beside the same word; set on bench/search/development.yaml. */
const BEGINNING = { from: 0.6, to: 0.95 } as const;
const INFLECTED = 0.9;
const SLIP = 0.55;
const SLIP_IN_BEGINNING = 0.4;

/** All words of the index that a typed word may mean, by key: the same, those it begins, its other forms, and those a slip or two away. */
export function matchWord(index: SearchIndex, typed: string): ReadonlyMap<string, WordMatch> {
  const { keys, postings } = index;
  const found = new Map<string, WordMatch>();
  const add = (match: WordMatch) => {
    const known = found.get(match.key);
    if (!known || known.quality < match.quality) found.set(match.key, match);
  };
  if (postings.has(typed)) add({ key: typed, quality: 1, typed: typed.length, isSlip: false });
  for (let at = firstFrom(keys, typed); at < keys.length; at++) {
    const key = keys[at] ?? "";
    if (!key.startsWith(typed)) break;
    const share = typed.length / key.length;
    const quality = BEGINNING.from + (BEGINNING.to - BEGINNING.from) * share;
    add({ key, quality, typed: typed.length, isSlip: false });
  }
  for (const form of formsOf(typed))
    if (postings.has(form))
      add({ key: form, quality: INFLECTED, typed: form.length, isSlip: false });
  const most = slipsIn(typed.length);
  if (most > 0) addSlips(index, typed, most, add);
  return found;
}

function addSlips(
  { keys, letters }: SearchIndex,
  typed: string,
  most: number,
  add: (match: WordMatch) => void,
): void {
  const own = lettersOf(typed);
  for (const [at, key] of keys.entries()) {
    if (key.length < Math.max(3, typed.length - most)) continue;
    const others = letters[at] ?? 0;
    if (key.length <= typed.length + most && bitsIn(own ^ others) <= 2 * most) {
      const distance = editDistance(typed, key, most);
      if (distance === 0) continue;
      if (distance <= most) {
        const share = 1 - distance / typed.length;
        const isFirst = typed[0] === key[0] ? 1 : 0.8;
        add({ key, quality: SLIP * share * isFirst, typed: key.length, isSlip: true });
        continue;
      }
    }
    // Somebody who is still typing has made the slip in a beginning: "simulatoi".
    if (key.length <= typed.length || typed[0] !== key[0] || typed.length < 5) continue;
    if (bitsIn(own & ~others) > 1) continue;
    if (editDistance(typed, key.slice(0, typed.length), 1) === 1)
      add({
        key,
        quality: SLIP_IN_BEGINNING * (typed.length / key.length),
        typed: typed.length,
        isSlip: true,
      });
  }
}

function bitsIn(number: number): number {
  let rest = number;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

/** The other number and the other common endings of an English word: "joins" and "join". */
function formsOf(word: string): readonly string[] {
  const forms: string[] = [];
  for (const ending of ["s", "es", "ing", "ed", "ion"]) {
    if (word.endsWith(ending) && word.length - ending.length >= 3)
      forms.push(word.slice(0, -ending.length), `${word.slice(0, -ending.length)}e`);
  }
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

/** The place of the first key that is not before a word. */
function firstFrom(keys: readonly string[], word: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
