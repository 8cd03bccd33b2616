import type { CareersIndex } from "../../../careers/careers-index.ts";
import { verbOf } from "../../../lexicon/verbs.ts";
import { FUNCTION_WORDS, singular } from "../../../text/tokens.ts";
import { sentencesOfWords, topicStems } from "../alignment/source-units.ts";
import { factorOf, mayBeNumber } from "../figures/number-words.ts";
import { placesOf } from "../names/match-word.ts";
import { ordinaryWords } from "../names/ordinary-words.ts";
import { sharesBeginning } from "../skills/unheld-skills.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";
import { isUnheldPlace } from "./unheld-places.ts";

/** Longer members of a list are clauses. */
const MOST_WORDS = 2;

/**
 * Members that a list of the source's things was made longer by: "sugarcane" of "paddy, wheat and sugarcane", where the
 * source has the others. Only words of a field, in small letters: ordinary words may say the same in another way.
 *
 * @param explained  stretches that are something the source holds
 */
export function unheldAdditions(
  words: readonly FactWord[],
  text: string,
  source: SourceFacts,
  careers: CareersIndex,
  explained: readonly (readonly [number, number])[],
): Unheld[] {
  if (source.isForeign) return [];
  const ordinary = ordinaryWords(careers);
  const isNew = (word: FactWord) =>
    isThing(word) &&
    !explained.some(([from, to]) => word.from >= from && word.to <= to) &&
    !isTold(word, source);
  const isOfField = ({ key }: FactWord) => !ordinary.has(key) && !ordinary.has(singular(key));
  const isHeld = (word: FactWord) =>
    (isThing(word) || word.hasCapital) && placesOf(source.words, word.key, word.text).length > 0;
  return sentencesOfWords(words, text).flatMap((sentence) =>
    listsOf(sentence, text).flatMap((members) => {
      const isBesideHeld = (at: number) =>
        [members[at - 1], members[at + 1]].some((member) => member?.some(isHeld));
      return members
        .filter(
          (member, at) => member.length > 0 && member.length <= MOST_WORDS && isBesideHeld(at),
        )
        .filter(
          (member) =>
            (member.every(isNew) && member.some(isOfField)) ||
            member.some((word) => isUnheldPlace(word, source)),
        )
        .flatMap((member): Unheld[] => {
          const [first, last] = [member[0], member.at(-1)];
          return first && last ? [{ kind: "claim", from: first.from, to: last.to }] : [];
        });
    }),
  );
}

/** A noun in small letters, as far as its form shows: names are compared elsewhere. */
function isThing({ text, key }: FactWord): boolean {
  return (
    /^[a-z]{4,}$/u.test(text) &&
    !FUNCTION_WORDS.has(key) &&
    !/(?:ing|ed|ly|fold|able|ible|ive|ful|ous)$/u.test(key) &&
    verbOf(key) === null &&
    !/^(?:became|began|begun|chose|spoke|drove|wrote)$/u.test(key) &&
    !mayBeNumber(key) &&
    factorOf(key) === null
  );
}

/** Whether the source has the word, one of its stem, or one that begins as it does. */
function isTold(word: FactWord, { words, skills }: SourceFacts): boolean {
  return (
    placesOf(words, word.key, word.text).length > 0 ||
    topicStems([word]).some((stem) => skills.stems.has(stem)) ||
    sharesBeginning(word.key, words)
  );
}

/** The members of each list of a sentence: of the first the words before the comma, of the last those behind "and". */
function listsOf(sentence: readonly FactWord[], text: string): FactWord[][][] {
  const lists: FactWord[][][] = [];
  let open: FactWord[][] = [[]];
  const close = () => {
    if (open.length > 1) lists.push(open);
    open = [[]];
  };
  const next = () => {
    if ((open.at(-1)?.length ?? 0) > 0) open.push([]);
  };
  for (const [at, word] of sentence.entries()) {
    const before = sentence[at - 1];
    const between = before ? text.slice(before.to, word.from) : "";
    if (/[.;:()–—|]/u.test(between)) close();
    else if (between.includes(",")) next();
    if (/^(?:and|or)$/u.test(word.key)) next();
    else open.at(-1)?.push(word);
  }
  close();
  return lists.map((members) =>
    members.map((member, at) => {
      if (at === 0) return member.slice(lastSmall(member) + 1);
      const end = member.findIndex(({ key }) => FUNCTION_WORDS.has(key));
      if (end < 0) return member;
      return at === members.length - 1 ? member.slice(0, end) : [];
    }),
  );
}

function lastSmall(words: readonly FactWord[]): number {
  return words.findLastIndex(({ key }) => FUNCTION_WORDS.has(key));
}
