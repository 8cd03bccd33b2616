import type { CareersIndex } from "../../../careers/careers-index.ts";
import { isPlace } from "../../../lexicon/places.ts";
import type { Unheld } from "../unheld.ts";
import type { FactLine } from "../lines.ts";
import { sharesLine } from "../skills/unheld-skills.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { FactKind } from "../violation.ts";
import type { FactWord } from "../words.ts";
import { COMMON } from "./common-words.ts";
import { cueOf, isHouse, isKindOfHouse } from "./cues.ts";
import { placesOf, placesOfLetters } from "./match-word.ts";
import { isVendor } from "./vendors.ts";
import { isOrdinary } from "./ordinary.ts";
import { carrying, type NameRun, runsOf } from "./runs.ts";

interface Judged {
  readonly word: FactWord;
  readonly places: readonly number[];
  readonly isOrdinary: boolean;
}

/**
 * Names of one line that the source does not hold: a word with a capital inside of a sentence that is no ordinary word,
 * letters, a word with capitals inside; of names of organisations and awards every word, and all of them in one line of the
 * source.
 *
 * @param explained  stretches that are something the source holds: skills, letters written out
 */
export function unheldNames(
  line: FactLine,
  words: readonly FactWord[],
  source: SourceFacts,
  careers: CareersIndex,
  explained: readonly (readonly [number, number])[],
  isEnglish: boolean,
): Unheld[] {
  if (/^\s*(?:dear|respected|hello|hi|to)\b/iu.test(line.text) && line.text.length < 60) return [];
  // German writes every noun with a capital.
  const isHeading = !isEnglish || isTitleCase(line, words);
  const isCapitals = !/\p{Ll}/u.test(line.text);
  return runsOf(words, line.text, line.at).flatMap((run) => {
    const judged = carrying(run)
      .filter(
        (word) =>
          // The initials of a name may be written in any way.
          word.text.length > 1 &&
          !explained.some(([a, b]) => word.from >= a && word.to <= b) &&
          !isOfPlace(run, word) &&
          !isVendorOfHeld(word, words, source, explained),
      )
      .map((word) => judge(word, source, careers, isCapitals));
    const unheld = judged.filter(({ places }) => places.length === 0);
    const strange = unheld.filter(
      (one, at) =>
        (!one.isOrdinary && isNameHere(one.word, unheld[at + 1], isHeading || isCapitals)) ||
        (!isHeading && !isCapitals && isPlaceOfWork(one, words)),
    );
    const cue = cueOf(run.map(({ text }) => text));
    if (strange.length > 0) return [stretch(strange, run, cue)];
    if (cue === null || isCapitals || judged.length < 2) return [];
    const isLoose =
      source.isForeign || (cue === "employer" && !run.some(({ text }) => isHouse(text)));
    const needed = judged.filter(
      (one) =>
        !(source.isForeign && isKindOfHouse(one.word.text)) &&
        !(cue === "award" && isReceiving(one.word.key)) &&
        (!isLoose || !one.isOrdinary || one.places.length > 0),
    );
    if (
      needed.length === 0 ||
      sharesLine(
        needed.map(({ places }) => places),
        source.words,
      )
    )
      return [];
    return isCoveredByLetters(run, source) ? [] : [stretch(judged, run, cue)];
  });
}

/** "Tamil Nadu": a place by both of its words. */
function isOfPlace(run: NameRun, word: FactWord): boolean {
  const at = run.indexOf(word);
  const pairs = [run.slice(at - 1, at + 1), run.slice(at, at + 2)].filter(
    (pair) => pair.length === 2,
  );
  return pairs.some((pair) => isPlace(pair.map(({ text }) => text).join(" ")));
}

function isVendorOfHeld(
  word: FactWord,
  words: readonly FactWord[],
  source: SourceFacts,
  explained: readonly (readonly [number, number])[],
): boolean {
  if (!isVendor(word.key)) return false;
  const next = words[words.indexOf(word) + 1];
  if (!next || next.gap === "break") return false;
  if (explained.some(([a, b]) => next.from >= a && next.to <= b)) return true;
  return next.hasCapital && placesOf(source.words, next.key, next.text).length > 0;
}

/** "at Blue Star", "joined Horizon Foods": ordinary words with capitals where an employer stands. */
function isPlaceOfWork({ word, places }: Judged, words: readonly FactWord[]): boolean {
  if (places.length > 0 || isKindOfHouse(word.text)) return false;
  const before = words[words.indexOf(word) - 1];
  return (
    before !== undefined &&
    word.gap === "space" &&
    /^(?:at|joined)$/u.test(before.key) &&
    COMMON.has(word.key)
  );
}

/** Words that say that an award was given, and are no part of its name. */
function isReceiving(key: string): boolean {
  return /^(?:award|awarded|named|received|recipient|winner|won|holder|got|given|honor|honored|recognized|chosen|selected|declared|adjudged|recipients)$/u.test(
    key,
  );
}

function judge(
  word: FactWord,
  source: SourceFacts,
  careers: CareersIndex,
  isCapitals: boolean,
): Judged {
  const own = placesOf(source.words, word.key, word.text);
  const places =
    own.length === 0 && /^\p{Lu}{2,}s?$/u.test(word.text) ? lettersOf(word, source) : own;
  const text = isCapitals ? word.text.toLowerCase() : word.text;
  return {
    word,
    places,
    isOrdinary: isOrdinary({ text, key: word.key }, careers) || isRoman(word.text),
  };
}

/** Letters of which the source has the words: all with capitals where they are few. */
function lettersOf({ key, text }: FactWord, { words }: SourceFacts): readonly number[] {
  const letters = text.endsWith("s") ? key.replace(/s$/u, "") : key;
  const same = words.letters.get(letters) ?? words.places.get(letters);
  if (same) return same;
  const places = placesOfLetters(words, letters);
  if (letters.length > 3) return places;
  const capitals = places.filter((place) => /^\p{Lu}/u.test(words.texts[place] ?? "")).length;
  return capitals >= letters.length - (letters.length > 2 ? 1 : 0) ? places : [];
}

function isRoman(text: string): boolean {
  return /^(?=[IVX])(?:X{0,2})(?:IX|IV|V?I{0,3})$/u.test(text);
}

/** Whether a word must be a name where it stands: inside of a sentence, or by its shape. */
function isNameHere(word: FactWord, next: Judged | undefined, isHeading: boolean): boolean {
  if (/^FY\d+$/u.test(word.text)) return false;
  if (/\p{Ll}\p{Lu}|\p{Lu}{2}|\p{Lu}\p{N}/u.test(word.text)) return true;
  if (isHeading) return false;
  // "Larsen & Toubro" may open a line; so does any other word.
  return !word.opens || (next !== undefined && !next.isOrdinary);
}

/** A short line with capitals on nearly all words, as a heading has them. */
function isTitleCase({ text }: FactLine, words: readonly FactWord[]): boolean {
  const long = words.filter((word) => word.text.length > 3);
  return (
    text.length < 70 &&
    !/[.,;]\s*$/u.test(text) &&
    long.length > 0 &&
    long.every(({ hasCapital }) => hasCapital) &&
    !/\b(?:at|for|with|from)\b/u.test(text)
  );
}

function isCoveredByLetters(run: NameRun, { words }: SourceFacts): boolean {
  const initials = carrying(run)
    .map(({ key }) => key.slice(0, 1))
    .join("");
  return initials.length > 2 && words.letters.has(initials);
}

function stretch(judged: readonly Judged[], run: NameRun, cue: ReturnType<typeof cueOf>): Unheld {
  const [first, last] = [judged[0]?.word, judged.at(-1)?.word];
  const isWhole = cue !== null;
  const from = (isWhole ? run[0] : first)?.from ?? 0;
  const to = (isWhole ? run.at(-1) : last)?.to ?? 0;
  return { kind: kindOf(cue, first), from, to };
}

function kindOf(cue: ReturnType<typeof cueOf>, word: FactWord | undefined): FactKind {
  if (cue !== null) return cue;
  return word && /\p{Ll}\p{Lu}|^\p{Lu}{2,}|\p{N}/u.test(word.text) ? "skill" : "employer";
}
