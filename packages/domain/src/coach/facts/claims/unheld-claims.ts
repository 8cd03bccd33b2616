import { verbOf } from "../../../lexicon/verbs.ts";
import { placesOf } from "../names/match-word.ts";
import { mayBeNumber } from "../figures/number-words.ts";
import type { ClaimGroup } from "../../../careers/careers.ts";
import type { SourceFacts } from "../source-facts.ts";
import { sentencesOfWords, topicStems, unitsAbout } from "../alignment/source-units.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";
import { type ClaimFound, type ClaimPhrases, claimsIn } from "./claim-phrases.ts";

export interface ClaimOptions {
  readonly phrases: ClaimPhrases;
  /** Where figures stand in the text. */
  readonly figures: readonly (readonly [number, number])[];
}

/**
 * Claims of one line that the source does not hold: "single-handedly", "company-wide", "leading to fewer errors". What
 * counts is whether the source says as much of the same thing, in whatever words are known for it.
 */
export function unheldClaims(
  words: readonly FactWord[],
  text: string,
  source: SourceFacts,
  { phrases, figures }: ClaimOptions,
): Unheld[] {
  // Of another language too few of the words that hold a claim are known.
  if (source.isForeign || isAddress(words)) return [];
  return sentencesOfWords(words, text).flatMap((sentence) =>
    claimsIn(sentence, phrases).flatMap((claim): Unheld[] => {
      const group = phrases.groups[claim.group];
      if (!group || isOther(claim, sentence)) return [];
      if (
        group.isMeasured &&
        hasFigure(claim, sentence, text, figures) &&
        isOfChange(sentence, source)
      )
        return [];
      if (holdsClaim(claim, group, sentence, source) || holdsWords(claim, sentence, source))
        return [];
      return [{ kind: group.kind, from: claim.from, to: claim.to }];
    }),
  );
}

function holdsClaim(
  { group, start, end }: ClaimFound,
  { within, isMeasured = false }: ClaimGroup,
  sentence: readonly FactWord[],
  { units, claims }: SourceFacts,
): boolean {
  const held = claims.get(group);
  if (held === undefined) return false;
  if (within === "text") return true;
  const others = sentence.filter((_, at) => at < start || at >= end);
  const about = unitsAbout(topicStems(others), units);
  if (isMeasured && about.some((unit) => isChange(units.units[unit]?.words ?? []))) return true;
  // What is told in other words only may be about anything.
  if (about.length === 0) return true;
  if (within === "line") return about.some((unit) => held.units.has(unit));
  return about.some((unit) => held.entries.has(units.units[unit]?.entry ?? -1));
}

/** "Senior Executive" of "Sr. Exec": a name of several words that the source has in a row. */
function holdsWords(
  { start, end }: ClaimFound,
  sentence: readonly FactWord[],
  { words }: SourceFacts,
): boolean {
  const own = sentence.slice(start, end);
  if (own.length < 2 || !own.every(({ hasCapital }) => hasCapital)) return false;
  const [first = [], ...rest] = own.map(({ key, text }) => placesOf(words, key, text));
  return first.some((place) => rest.every((places, at) => places.includes(place + at + 1)));
}

/** "Dear Hiring Manager": whom a letter goes to. */
function isAddress([first]: readonly FactWord[]): boolean {
  return first?.key === "dear" || first?.key === "respected";
}

/** "Led to", "SEMrush-led", "Largest Contentful Paint": the word is a part of something else. */
function isOther({ start, end }: ClaimFound, sentence: readonly FactWord[]): boolean {
  const [word, before, after] = [sentence[start], sentence[start - 1], sentence[end]];
  if (!word || end > start + 1) return false;
  // LEDs
  if (/^\p{Lu}{3}/u.test(word.text) && /\p{Ll}$/u.test(word.text)) return true;
  if (word.key === "led" && after?.key === "to") return true;
  if (word.key === "top" && before?.key === "on") return true;
  if (word.gap === "joint" && before?.gap !== "break") return true;
  const isVerb = word.opens && /(?:ed|ing)$/u.test(word.key);
  return word.hasCapital && !isVerb && isNamed(after);
}

function isNamed(after: FactWord | undefined): boolean {
  return after !== undefined && after.hasCapital && after.gap === "space";
}

/** "9% to 2%", "Rs 40 k, now 2 lakh": two figures that are no years. */
function isChange(words: readonly FactWord[]): boolean {
  const numbers = words.filter(({ key }) => /^\p{Nd}/u.test(key) && !/^(?:19|20)\d\d$/u.test(key));
  return (
    numbers.length > 1 &&
    words.some(({ key }) =>
      /^(?:from|to|se|now|ab|was|earlier|before|pehle|than|against|vs)$/u.test(key),
    )
  );
}

/** Unless the source has the figure of a sentence alone in what it says of the same thing, and so tells of no change. */
function isOfChange(sentence: readonly FactWord[], { units }: SourceFacts): boolean {
  const own = new Set(sentence.map(({ key }) => key).filter((key) => /^\d+$/u.test(key)));
  const about = unitsAbout(topicStems(sentence), units).flatMap((unit) => {
    const numbers = (units.units[unit]?.words ?? []).filter(
      ({ key }) => mayBeNumber(key) || /\p{Nd}/u.test(key),
    );
    return numbers.some(({ key }) => own.has(key)) ? [numbers.length] : [];
  });
  return about.length === 0 || about.some((numbers) => numbers > 1);
}

/** What ends a clause. */
const ENDS = /[,;:—–]\s|\s[-–—]\s/u;
/** Words that a sentence may open with before what it claims. */
const FEW = 3;

/** Whether a figure stands in the clause of a claim, or in the sentence that it opens. */
function hasFigure(
  { start, end }: ClaimFound,
  sentence: readonly FactWord[],
  text: string,
  figures: readonly (readonly [number, number])[],
): boolean {
  const isCut = (at: number) =>
    ENDS.test(text.slice(sentence[at - 1]?.to ?? 0, (sentence[at]?.from ?? 0) + 1));
  let [from, to] = [start, end];
  while (from > 0 && !isCut(from)) from--;
  // "Raised sales in the city, an old market, from 3 lakh to 5".
  if (start < FEW && verbOf(sentence[start]?.key ?? "") !== null) to = sentence.length;
  while (to < sentence.length && !isCut(to)) to++;
  const [first, last] = [sentence[from], sentence[to - 1]];
  return figures.some(([a, b]) => first && last && a < last.to && b > first.from);
}
