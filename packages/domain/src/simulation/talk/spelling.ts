import { COMMON } from "../../coach/facts/names/common-words.ts";
import { EVERYDAY, USES } from "../../lexicon/everyday-words.ts";
import { FUNCTION_WORDS, keyOf, singular, tokenize } from "../../text/tokens.ts";
import type { Person } from "../scenario.ts";

/** Shorter words are too near to each other. */
const LEAST_LETTERS = 5;

const ORDINARY = new Set([...EVERYDAY, ...USES, ...COMMON, ...FUNCTION_WORDS]);

const WORDS = new WeakMap<Person, ReadonlySet<string>>();

/** The words that somebody is asked with and tells facts in, as typed, in small letters. */
function wordsOf(person: Person): ReadonlySet<string> {
  const known = WORDS.get(person);
  if (known) return known;
  const texts = person.talk.facts.flatMap(({ asked, says }) => [...asked, ...says]);
  const made = new Set(
    texts.flatMap((text) => tokenize(text).map((token) => token.text.toLowerCase())),
  );
  WORDS.set(person, made);
  return made;
}

/** A message with words that are one slip away from exactly one word of these people's facts put right: "gatway", "recieved". */
export function withoutSlips(text: string, people: readonly Person[]): string {
  return text.replaceAll(/(?<![\p{L}\p{N}'’])\p{L}+(?![\p{L}\p{N}'’])/gu, (word) => {
    const typed = word.toLowerCase();
    if (typed.length < LEAST_LETTERS || /^\p{Lu}/u.test(word)) return word;
    const key = keyOf(typed);
    if (ORDINARY.has(key) || ORDINARY.has(singular(key))) return word;
    const near = new Set<string>();
    for (const person of people) {
      const words = wordsOf(person);
      if (words.has(typed)) return word;
      for (const other of words)
        if (other[0] === typed[0] && other.length >= LEAST_LETTERS && isOneSlip(typed, other))
          near.add(other);
    }
    const [only] = near;
    return near.size === 1 && only !== undefined ? only : word;
  });
}

/** One letter more, less or another, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [end, other] = [typed.slice(at), meant.slice(at)];
  const isSwapped = end[0] === other[1] && end[1] === other[0] && end.slice(2) === other.slice(2);
  const isChanged = end.slice(1) === other.slice(1);
  return isChanged || end.slice(1) === other || end === other.slice(1) || isSwapped;
}
