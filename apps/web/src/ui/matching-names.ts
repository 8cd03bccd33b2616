import { tagKey } from "./split-tags.ts";

/** A name that can be chosen, with the other ways it is written. */
export interface NameToChoose {
  readonly name: string;
  /** The name itself first. */
  readonly spellings: readonly Spelling[];
}

interface Spelling {
  readonly text: string;
  /** As two spellings are compared. */
  readonly key: string;
}

export interface MatchingName {
  readonly name: string;
  /** The spelling by which it was found, when that is not its name; "" otherwise. */
  readonly alias: string;
}

/** So many can be taken in at a glance. */
const MOST_NAMES = 8;
/** Fewer letters stand inside of far too many names. */
const LETTERS_WITHIN = 3;
const WORD = /[\p{L}\p{M}\p{N}]/u;

export function nameToChoose(name: string, aliases: readonly string[] = []): NameToChoose {
  return { name, spellings: [name, ...aliases].map((text) => ({ text, key: tagKey(text) })) };
}

/**
 * The names that what is typed may mean: first those it spells, then those that begin with it, then those with a word
 * that does. Among equals the order given stays.
 *
 * @param tags  what is in the field already, in any spelling; not offered again
 * @returns     at most eight; none while nothing is typed, nor the only one when it is typed in full
 */
export function matchingNames(
  names: readonly NameToChoose[],
  typed: string,
  tags: readonly string[],
): readonly MatchingName[] {
  const wanted = tagKey(typed.trim());
  if (wanted === "") return [];
  const taken = new Set(tags.map(tagKey));
  const byRank: MatchingName[][] = [];
  for (const { name, spellings } of names) {
    const ranks = spellings.map(({ key }, at) => rankOf(key, wanted, at > 0));
    const best = Math.min(...ranks);
    if (best === Infinity || spellings.some(({ key }) => taken.has(key))) continue;
    const at = ranks.indexOf(best);
    (byRank[best] ??= []).push({ name, alias: at === 0 ? "" : (spellings[at]?.text ?? "") });
  }
  const found = byRank.flat().slice(0, MOST_NAMES);
  return found.length === 1 && found[0]?.name === typed.trim() ? [] : found;
}

/** Lower is better; Infinity when it does not match. A name goes before another that matches as well by an alias. */
function rankOf(key: string, wanted: string, isAlias: boolean): number {
  const at = key.indexOf(wanted);
  if (at < 0) return Infinity;
  const penalty = isAlias ? 1 : 0;
  if (key === wanted) return penalty;
  if (at === 0) return 2 + penalty;
  if (startsWord(key, wanted, at)) return 4 + penalty;
  return wanted.length >= LETTERS_WITHIN && !isAlias ? 6 : Infinity;
}

function startsWord(key: string, wanted: string, first: number): boolean {
  for (let at = first; at >= 0; at = key.indexOf(wanted, at + 1)) {
    if (!WORD.test(key.charAt(at - 1))) return true;
  }
  return false;
}
