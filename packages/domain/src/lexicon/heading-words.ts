import type { SectionKind } from "../resume/reading.ts";
import { editDistance } from "../text/edit-distance.ts";
import { SECTION_WORDS } from "./section-words.ts";
import { HEADING_ENDS } from "./vocabulary/headings.ts";
import { alternatives, plain } from "./words.ts";

/** What the last part of a compound says it is a list of, in languages that write compounds as one word. */
const COMPOUND_ENDS: readonly (readonly [RegExp, SectionKind])[] = (
  Object.entries(HEADING_ENDS) as [SectionKind, string][]
).map(([kind, ends]) => [new RegExp(`(?:${alternatives(ends, plain)})$`, "u"), kind]);

/** What precedes such an end has at least as many letters: "Berufs", "Werk". */
const SHORTEST_LEAD = 3;

const SHORTEST_COMPOUND = 7;

/** A shorter word with a slip is another word. */
const SHORTEST_MISSPELT = 8;

const LONG_WORDS = Object.entries(SECTION_WORDS).filter(
  ([word]) => word.length >= SHORTEST_MISSPELT,
);

/**
 * The kind one word of a heading names, in its plain form: known, or a compound that ends in what it is
 * ("Berufstätigkeit"). Undefined for any other word.
 */
export function kindOfHeadingWord(word: string): SectionKind | undefined {
  const known = SECTION_WORDS[word];
  if (known || word.length < SHORTEST_COMPOUND) return known;
  return COMPOUND_ENDS.find(([end]) => (end.exec(word)?.index ?? 0) >= SHORTEST_LEAD)?.[1];
}

/**
 * The kind a long word names with one slip in it ("expirence", "acheivements"), for lines whose look shows that they
 * are headings. Undefined for any other word.
 */
export function kindOfMisspelt(word: string): SectionKind | undefined {
  // "Experienced in": another form of the word, and no slip.
  if (word.length < SHORTEST_MISSPELT || /(?:ed|ing|al|ly)$/u.test(word)) return undefined;
  return LONG_WORDS.find(
    ([other]) => other[0] === word[0] && editDistance(word, other, 1) <= 1,
  )?.[1];
}
