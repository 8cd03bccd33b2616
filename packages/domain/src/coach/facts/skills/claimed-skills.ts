import { type CareersIndex, isNamed } from "../../../careers/careers-index.ts";
import type { SkillMention } from "../../../careers/find-skills.ts";
import { EVERYDAY } from "../../../lexicon/everyday-words.ts";
import { verbOf } from "../../../lexicon/verbs.ts";
import { regex } from "../../../text/regex.ts";
import { FUNCTION_WORDS, keyOf, singular, tokenize } from "../../../text/tokens.ts";
import { cardinalOf, factorOf } from "../figures/number-words.ts";
import { unitOf } from "../figures/units.ts";
import { COMMON } from "../names/common-words.ts";
import { hasEnglishEnding } from "../names/ordinary.ts";
import { ordinaryWords, wordsOfWork } from "../names/ordinary-words.ts";

/** Whether a mention says that somebody knows the skill: not the "minutes" of "14 minutes", the "R." of a name, a "did". */
export function isClaim(
  { skill, spelling, from, to }: SkillMention,
  text: string,
  careers: CareersIndex,
): boolean {
  const written = text.slice(from, to);
  // "Nearly eightfold"
  if (factorOf(keyOf(written)) !== null) return false;
  if (/^\p{Lu}$/u.test(written) && isInitial(from, to, text)) return false;
  if (/^\p{Ll}+$/u.test(written) && /^[\p{Lu}\d]+$|^\p{Lu}\p{Ll}+\p{Lu}$/u.test(spelling))
    return false;
  // "Ich" of German is no ICH.
  if (/^\p{Lu}\p{Ll}+$/u.test(written) && /^\p{Lu}{2,}$/u.test(spelling)) return false;
  // "Did" at the start of a sentence is no DiD.
  if (/^\p{Lu}\p{Ll}+$/u.test(written) && /^\p{Lu}\p{Ll}+\p{Lu}$/u.test(spelling)) return false;
  const isPlain = isPlainEnglish(written, text, careers);
  if (isNamed(skill)) {
    const isCommonWords = isPlain && tokenize(written).every(({ key }) => isCommon(key));
    if (isCommonWords && !isClaimed(from, text)) return false;
    return !opensSentence(written, from, to, text, careers);
  }
  if (isLabel(from, to, text)) return false;
  // Plain words for work say what was done, in other words perhaps; a method is claimed where it is said to be used.
  if (isPlain && skill.kind !== "certification" && !isClaimed(from, text)) return false;
  if (isEverydayWord(written, careers) || unitOf(written) !== null) return false;
  // "Executive supporting 31 branches" does something; it is no executive support.
  if (written.endsWith("ing") && !/ing$/iu.test(spelling)) return false;
  const before = /(\S+)[ -]$/u.exec(text.slice(Math.max(0, from - 20), from))?.[1] ?? "";
  return !/\p{N}$/u.test(before) && cardinalOf(before.toLowerCase(), "english") === null;
}

/** Ordinary English words in small letters, but for a first letter, or all with capitals as in a heading. */
function isPlainEnglish(written: string, text: string, careers: CareersIndex): boolean {
  const words = tokenize(written);
  const ordinary = ordinaryWords(careers);
  const isSmall =
    words.every(
      (word, at) =>
        /^\p{Ll}+$/u.test(word.text) ||
        (at === 0 && words.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(word.text)),
    ) ||
    (isHeadline(text) && words.every((word) => /^\p{L}\p{Ll}+$/u.test(word.text)));
  return (
    isSmall &&
    words.every(
      ({ key }) =>
        FUNCTION_WORDS.has(key) ||
        ordinary.has(key) ||
        ordinary.has(singular(key)) ||
        verbOf(key) !== null ||
        key.endsWith("fold"),
    )
  );
}

/** A word that all know, and that work of many kinds is told with: "practical", "eightfold". */
function isCommon(key: string): boolean {
  return COMMON.has(key) || EVERYDAY.has(key) || hasEnglishEnding(key) || key.endsWith("fold");
}

/** Words before a method that say that somebody uses or knows it. */
const CLAIMING = regex("iu")`
  (?:^|[^\p{L}])(?:using|through|via|applying|applied|adopting|adopted|with|by|practi[sc]ing|practi[sc]ed|under|following|
  (?:skilled|experienced|expert|expertise|trained|proficient|proficiency|specialist|speciali[sz]ing|strong|versed|
  background|skills) in|knowledge of|skills?:|including|and|,)\s+(?:\p{L}+\s)?$
`;

function isClaimed(from: number, text: string): boolean {
  return CLAIMING.test(text.slice(0, from));
}

/** A line, or the sentence it is, with capitals on nearly all words. */
function isHeadline(text: string): boolean {
  const long = text.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}'’]{3,}/gu) ?? [];
  return (
    long.length > 0 && long.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.8 * long.length
  );
}

/** "R. Kumar" and "Anita R.": a letter with a full stop beside a word with a capital. */
function isInitial(from: number, to: number, text: string): boolean {
  if (text[to] !== ".") return false;
  return (
    /^\.\s?\p{Lu}/u.test(text.slice(to)) ||
    !/\p{Ll}\s$/u.test(text.slice(0, from)) ||
    /\p{Lu}\p{Ll}+\s$/u.test(text.slice(0, from))
  );
}

/** "Sketch first, screen later": a word of English that opens a sentence and that goes on in small letters. */
function opensSentence(
  written: string,
  from: number,
  to: number,
  text: string,
  careers: CareersIndex,
): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(written)) return false;
  if (!/(?:^|[.!?:•\n])\s*$|^\s*[-–—*•▪]\s*$/u.test(text.slice(0, from))) return false;
  if (!/^\s\p{Ll}/u.test(text.slice(to)) || /^\s(?:and|or|with)\b/u.test(text.slice(to)))
    return false;
  return ordinaryWords(careers).has(keyOf(written)) || verbOf(written) !== null;
}

/** What a bullet is about, before its colon, or all of a heading: "Dealer Network Management: covered 45 dealers". */
function isLabel(from: number, to: number, text: string): boolean {
  return (
    /^\s*(?:[-–—*•▪#]+\s*)?(?:\*\*)?(?:[\p{L}&]+\s){0,3}$/u.test(text.slice(0, from)) &&
    /^(?:\s[\p{L}&]+){0,3}(?:\*\*)?\s*:(?:\*\*)?\s/u.test(text.slice(to)) &&
    !/,\s*[^,]{1,30},/u.test(text.slice(to))
  );
}

/** One word in small letters that work of many kinds is described with: "teaching", "filing". */
function isEverydayWord(written: string, careers: CareersIndex): boolean {
  return /^\p{Ll}+$/u.test(written) && wordsOfWork(careers).has(tokenize(written)[0]?.key ?? "");
}
