import type { CareersIndex, SkillForm } from "./careers-index.ts";
import { isNamed } from "./careers-index.ts";
import { findSkills } from "./find-skills.ts";
import { compact, FUNCTION_WORDS, singular, tokenize } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";
import { DISTINCTIVE_NAMES, NO_SLIPS } from "./distinctive-names.ts";

/** A name of a technology with a slip of the pen. Offsets into the text. */
export interface NearName {
  readonly from: number;
  readonly to: number;
  /** As its maker writes it. */
  readonly name: string;
}

/** Letters a name must have before one wrong, missing or doubled letter can be distinguished from another word. */
const LONG_ENOUGH = 7;

/** For two letters that changed places, which makes no other word. */
const LONG_ENOUGH_TO_SWAP = 6;

/** Longer names than this many letters are not compared. */
const LONGEST = 24;

interface Known {
  readonly key: string;
  readonly form: SkillForm;
}

const INDEXES = new WeakMap<CareersIndex, ReadonlyMap<string, readonly Known[]>>();

/** The names a slip may be of, by their first letter. */
function knownNames(index: CareersIndex): ReadonlyMap<string, readonly Known[]> {
  const known = INDEXES.get(index);
  if (known) return known;
  const names = [...index.exact].flatMap(([key, form]): Known[] =>
    DISTINCTIVE_NAMES.has(key) &&
    isNamed(form.skill) &&
    form.caution !== "list" &&
    /^[a-z]+$/u.test(key) &&
    key.length >= LONG_ENOUGH_TO_SWAP &&
    key.length <= LONGEST
      ? [{ key, form }]
      : [],
  );
  const made = Map.groupBy(names, ({ key }) => key[0] ?? "");
  INDEXES.set(index, made);
  return made;
}

/**
 * Words, or two in a row, that are one slip away from the name of a technology and are nothing else: "Kubernets",
 * "Postgres SQL". A slip is a letter too many, too few or wrong, or two that changed places; never the first letter,
 * and the last only where it is doubled.
 *
 * Words that mean something else are left alone: those of other skills and of the names given. Only names that are
 * like no ordinary word are looked for.
 *
 * @param isList  true for an entry of a list of skills, where a word in small letters may be a name too
 * @param names   keys of the words in names of people, firms and places on the resume
 */
export function nearNames(
  text: string,
  index: CareersIndex,
  { isList, names }: { readonly isList: boolean; readonly names: ReadonlySet<string> },
): NearName[] {
  const tokens = tokenize(text);
  const mentions = findSkills(text, index, { isList });
  const isKnown = (from: number, to: number) =>
    mentions.some((mention) => mention.from <= from && mention.to >= to);
  const found: NearName[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (const words of [2, 1]) {
      const phrase = tokens.slice(at, at + words);
      const [first, last] = [phrase[0], phrase.at(-1)];
      if (!first || !last || phrase.length < words || isKnown(first.from, last.to)) continue;
      if (words === 2 && (last.gap === "break" || !isPair(phrase))) continue;
      if (!isList && !(/^\p{Lu}/u.test(first.text) && (at > 0 || words === 2))) continue;
      if (phrase.some((token) => names.has(token.key))) continue;
      const name = nameNear(compact(phrase), words, index);
      if (name === null) continue;
      found.push({ from: first.from, to: last.to, name });
      at += words - 1;
      break;
    }
  }
  return found;
}

/** Two words of one name: neither an ordinary word, both with a capital. "Power Bi" and "MS Excell", not "Java and". */
function isPair(phrase: readonly Token[]): boolean {
  return phrase.every((token) => /^\p{Lu}/u.test(token.text) && !FUNCTION_WORDS.has(token.key));
}

function nameNear(key: string, words: number, index: CareersIndex): string | null {
  if (!/^[a-z]+$/u.test(key) || key.length > LONGEST + 1) return null;
  if (NO_SLIPS.has(key)) return null;
  if (index.exact.has(key) || index.inflected.has(key) || index.exact.has(singular(key)))
    return null;
  const near = (knownNames(index).get(key[0] ?? "") ?? []).filter(
    ({ key: known, form }) =>
      // "Embedded" is no slip of "Embedded C".
      form.words <= words &&
      !isInflected(key, known) &&
      isOneSlip(key, known, form.caution === "capital"),
  );
  const [one, ...others] = near;
  // A word between two names may be a slip of either, or a third.
  return one && others.every((other) => other.form.skill === one.form.skill)
    ? one.form.written
    : null;
}

/** Whether a spelling that people use is one slip away from the maker's own, blanks apart: "Postgres SQL". */
export function isSlipOf(written: string, name: string): boolean {
  const [one, other] = [compact(tokenize(written)), compact(tokenize(name))];
  const isWord = /^[a-z]+$/u.test(one) && /^[a-z]+$/u.test(other) && !name.includes(" ");
  const isGrammar = isInflected(one, other) || isInflected(other, one);
  return isWord && !isGrammar && isOneSlip(one, other, false);
}

/** The name with an ending of grammar: "Dockers", "Tableaus". */
function isInflected(word: string, name: string): boolean {
  return (
    word.startsWith(name) && !name.endsWith("s") && /^(?:s|d|r)$/u.test(word.slice(name.length))
  );
}

/**
 * Whether one slip leads from one word to the other. Source: Damerau's four kinds of slips, 1964.
 *
 * @param isPlain  true for a name that is an everyday word too: of such only two letters may have changed places
 */
function isOneSlip(word: string, name: string, isPlain: boolean): boolean {
  if (word === name) return false;
  let from = 0;
  while (from < word.length && word[from] === name[from]) from++;
  let [a, b] = [word.length, name.length];
  while (a > from && b > from && word[a - 1] === name[b - 1]) {
    a--;
    b--;
  }
  const [left, right] = [word.slice(from, a), name.slice(from, b)];
  // The first letter is never wrong; at the end "system" and "systems" are no slips of SystemC, "excell" is one of
  // Excel.
  const isAtEnd = a === word.length && left.length + right.length < 4;
  const isDoubled = right === "" && left === word[from - 1];
  if (from === 0 || (isAtEnd && !isDoubled)) return false;
  if (left.length === 2 && right.length === 2)
    return left[0] === right[1] && left[1] === right[0] && name.length >= LONG_ENOUGH_TO_SWAP;
  return !isPlain && left.length <= 1 && right.length <= 1 && name.length >= LONG_ENOUGH;
}
