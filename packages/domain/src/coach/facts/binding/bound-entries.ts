import { TITLE_MODIFIERS } from "../../../lexicon/title-words.ts";
import { monthOf } from "../../../lexicon/months.ts";
import { isPlace } from "../../../lexicon/places.ts";
import { wordKeys } from "../../../text/tokens.ts";
import { placesOf } from "../names/match-word.ts";
import type { SourceWords } from "../names/source-words.ts";
import type { SourceFacts } from "../source-facts.ts";
import { isTitleHead } from "../titles/title-heads.ts";
import type { FactWord } from "../words.ts";

/** The entries of the source that a stretch of a proposal tells of; null where that cannot be told. */
export type Bound = ReadonlySet<number> | null;

/** Entries with a smaller share of the best one's likeness are others. */
const NEAR_BEST = 0.6;
/** Words in which a line shows whether it has capitals. */
const AROUND = 12;

/** The entries that a word names in their heads: those of an employer, a school or a place. */
function entriesNamed({ key, text }: FactWord, source: SourceFacts): ReadonlySet<number> {
  const { entries, ofLine } = source.entries;
  return new Set(
    placesOf(source.words, key, text).flatMap((place) => {
      const number = source.words.lineOf[place] ?? -1;
      const line = ofLine[number];
      // What stands first of all may say who the person is.
      const isOwn = line?.isHead && (number > 0 || line.isDated) && isNamedAt(place, source.words);
      return isOwn && (entries[line.entry]?.isDated ?? false) ? [line.entry] : [];
    }),
  );
}

/** Whether a word of a source stands there as a name: with a capital, or where none has one. */
function isNamedAt(place: number, { texts, lineOf }: SourceWords): boolean {
  if (!/^\p{Ll}/u.test(texts[place] ?? "")) return true;
  const around = texts.slice(Math.max(0, place - AROUND), place + AROUND);
  return !around.some(
    (text, i) =>
      lineOf[Math.max(0, place - AROUND) + i] === lineOf[place] &&
      /^\p{Lu}\p{Ll}{2}/u.test(text) &&
      monthOf(text) === null,
  );
}

/** Whether a word with a capital may name an employer, a school or a place. */
export function mayName({ key, text, hasCapital }: FactWord): boolean {
  return (
    hasCapital &&
    text.length > 2 &&
    !isTitleHead(text) &&
    !TITLE_MODIFIERS.has(key) &&
    monthOf(text) === null
  );
}

/** Words that names of several employers have. */
const OF_MANY = wordKeys(
  `bank hospital hotel school college services service company group industries industry institute university india
  indian clinic shop store stores limited private centre public and international solutions technologies systems
  engineering research national general department office branch city medical health care new the for with`,
);

/** Whether a word may tell one employer from others. */
function isEmployerWord(word: FactWord): boolean {
  return mayName(word) && !isPlace(word.text) && !OF_MANY.has(word.key);
}

/** "Veterinary Assistant": what kind of assistant. */
function isOfTitle(words: readonly FactWord[], at: number): boolean {
  const next = words[at + 1];
  if (next?.gap !== "space" || !next.hasCapital) return false;
  return isTitleHead(next.text) || isOfTitle(words, at + 1);
}

/** The entry that the head of an entry of a proposal names, with those that belong to the same employer. */
export function boundByHead(words: readonly FactWord[], source: SourceFacts): Bound {
  const likeness = new Map<number, number>();
  const names = words.filter((word, at) => mayName(word) && !isOfTitle(words, at));
  for (const word of names) {
    const named = entriesNamed(word, source);
    for (const entry of named) likeness.set(entry, (likeness.get(entry) ?? 0) + 1 / named.size);
  }
  const best = Math.max(0, ...likeness.values());
  const near = [...likeness].flatMap(([entry, own]) => (own >= NEAR_BEST * best ? [entry] : []));
  const shared = names.filter(isEmployerWord).flatMap((word) => [...entriesNamed(word, source)]);
  return best >= 1 ? withSame([...near, ...shared], source) : null;
}

/** The entries that a sentence names in its middle; null for none. */
export function boundByNames(words: readonly FactWord[], source: SourceFacts): Bound {
  const named = words
    .filter((word) => !word.opens && isEmployerWord(word))
    .map((word) => entriesNamed(word, source));
  // A word that names all of them tells nothing.
  const telling = named.filter(({ size }) => size === 1);
  return telling.length === 0
    ? null
    : withSame(
        named.flatMap((own) => [...own]),
        source,
      );
}

/** With entries beside them whose heads say that they are of the same employer. */
function withSame(named: readonly number[], { entries }: SourceFacts): ReadonlySet<number> {
  const all = new Set(named);
  for (const entry of named)
    for (const other of [entry - 1, entry, entry + 1])
      if (entries.entries[other]?.isSame)
        for (const near of [other - 1, other, other + 1]) all.add(near);
  return all;
}
