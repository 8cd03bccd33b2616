import { type CareersIndex, isNamed } from "../../../careers/careers-index.ts";
import { findSkills, type SkillMention } from "../../../careers/find-skills.ts";
import {
  compact,
  contentStems,
  FUNCTION_WORDS,
  type Token,
  tokenize,
} from "../../../text/tokens.ts";
import { cardinalOf } from "../figures/number-words.ts";
import { unitOf } from "../figures/units.ts";
import type { FactLine } from "../lines.ts";
import { placesOf, placesOfLetters } from "../names/match-word.ts";
import { isLatin, type SourceWords } from "../names/source-words.ts";
import { spokenName } from "../names/spoken-names.ts";
import { ordinaryWords, wordsOfWork } from "../names/ordinary-words.ts";

export interface SourceSkills {
  readonly ids: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly words: SourceWords;
  /** Not in English: what a source in another language calls a method cannot be compared. */
  readonly isForeign: boolean;
}

export interface SkillsOfText {
  /** Stretches that name a skill of the source: no invented name stands there. */
  readonly held: readonly (readonly [number, number])[];
  /** Of these, certificates. */
  readonly certified: readonly (readonly [number, number])[];
  readonly unheld: readonly {
    readonly from: number;
    readonly to: number;
    readonly isCertificate: boolean;
  }[];
}

/** The skills one line names, apart by whether the source names them too. */
export function skillsOfText(
  line: FactLine,
  source: SourceSkills,
  careers: CareersIndex,
  explained: readonly (readonly [number, number])[],
): SkillsOfText {
  const held: [number, number][] = [];
  const certified: [number, number][] = [];
  const unheld: { from: number; to: number; isCertificate: boolean }[] = [];
  for (const mention of findSkills(line.text, careers)) {
    if (!isClaim(mention, line.text, careers)) continue;
    const [from, to] = [line.at + mention.from, line.at + mention.to];
    const isExplained = explained.some(([a, b]) => from >= a && to <= b);
    if (isExplained || isHeld(mention, line.text, source, careers)) {
      const stretch: [number, number] = [from, to];
      held.push(stretch);
      if (mention.skill.kind === "certification") certified.push(stretch);
    } else unheld.push({ from, to, isCertificate: mention.skill.kind === "certification" });
  }
  return { held, certified, unheld };
}

/** Whether a mention says that somebody knows the skill: not the "minutes" of "14 minutes", the "R." of a name, a "did". */
function isClaim(
  { skill, spelling, from, to }: SkillMention,
  text: string,
  careers: CareersIndex,
): boolean {
  const written = text.slice(from, to);
  if (/^\p{Lu}$/u.test(written) && text[to] === ".") return false;
  if (/^\p{Ll}+$/u.test(written) && /^[\p{Lu}\d]+$|^\p{Lu}\p{Ll}+\p{Lu}$/u.test(spelling))
    return false;
  // "Did" at the start of a sentence is no DiD.
  if (/^\p{Lu}\p{Ll}+$/u.test(written) && /^\p{Lu}\p{Ll}+\p{Lu}$/u.test(spelling)) return false;
  if (isNamed(skill)) return true;
  if (isEverydayWord(written, careers) || unitOf(written) !== null) return false;
  // "Executive supporting 31 branches" does something; it is no executive support.
  if (written.endsWith("ing") && !/ing$/iu.test(spelling)) return false;
  const before = /(\S+)[ -]$/u.exec(text.slice(Math.max(0, from - 20), from))?.[1] ?? "";
  return !/\p{N}$/u.test(before) && cardinalOf(before.toLowerCase(), "english") === null;
}

/** One word in small letters that work of many kinds is described with: "teaching", "filing". */
function isEverydayWord(written: string, careers: CareersIndex): boolean {
  return /^\p{Ll}+$/u.test(written) && wordsOfWork(careers).has(tokenize(written)[0]?.key ?? "");
}

/** Last words of methods that say little by themselves: what is managed or analysed says what it is. */
const GENERAL = new Set(
  "manag analysi analys analyt test develop design plan report method practice practic skill tool system process service techniqu strategy operation model".split(
    " ",
  ),
);

function isHeld(
  { skill, from, to }: SkillMention,
  text: string,
  { ids, stems, words, isForeign }: SourceSkills,
  careers: CareersIndex,
): boolean {
  const written = text.slice(from, to);
  // Letters of a certificate must be there: who gave CPR has no BLS.
  if (skill.kind === "certification" && /^\p{Lu}{3,}$/u.test(written))
    return (
      placesOfLetters(words, written.toLowerCase()).length > 0 ||
      words.places.has(written.toLowerCase())
    );
  if (ids.has(skill.id)) return true;
  const tokens = tokenize(written);
  const letters = compact(tokens);
  if (words.letters.has(letters) || isShortened(written, words)) return true;
  const initials = tokens
    .filter(({ key }) => !FUNCTION_WORDS.has(key))
    .map(({ key }) => key.slice(0, 1))
    .join("");
  if (initials.length > 1 && words.letters.has(initials)) return true;
  if (/^\p{Lu}{3,}$/u.test(written) && placesOfLetters(words, letters).length > 0) return true;
  if (initials.length > 1 && isContracted(letters, initials, words)) return true;
  const own = tokens.filter(({ key }) => !FUNCTION_WORDS.has(key));
  const places = own.map(({ key, text: word }) => placesOf(words, key, word));
  if (isNamed(skill) && own.length < 2 && !isSameWord(own[0], words)) return false;
  if (own.length > 0 && sharesLine(places, words)) return true;
  if (isNamed(skill)) return false;
  if (skill.kind === "soft") return !/management$/iu.test(written) || /^time /iu.test(written);
  const own_stems = contentStems(written);
  if (own_stems.length > 0 && own_stems.every((stem) => stems.has(stem))) return true;
  // "Urinalysis" of "urine".
  if (own.length === 1 && sharesBeginning(own[0]?.key ?? "", words)) return true;
  if (isForeign) {
    const ordinary = ordinaryWords(careers);
    return own.every(({ key }, at) => ordinary.has(key) || (places[at]?.length ?? 0) > 0);
  }
  if (skill.kind === "certification") return false;
  const head = own_stems.at(-1) ?? "";
  if (own_stems.length > 1 && stems.has(head) && !GENERAL.has(head)) return true;
  // A general word for a named thing: computer vision for OpenCV.
  return skill.neighbours.some((id) => ids.has(id) && isNamedId(id, careers));
}

/** In another script or with a slip; a name that begins alike is another: "Java" and "Javascript". */
function isSameWord(word: Token | undefined, words: SourceWords): boolean {
  if (!word) return false;
  return placesOf(words, word.key, word.text).some((place) => {
    const text = (words.texts[place] ?? "").toLowerCase();
    const isSameTongue = spokenName(text) !== null && spokenName(text) === spokenName(word.text);
    return Math.abs(text.length - word.text.length) < 2 || !isLatin(text) || isSameTongue;
  });
}

/** "TS" for TypeScript: the capitals of a name that is written as one word. */
function isShortened(written: string, { letters }: SourceWords): boolean {
  if (!/^\p{Lu}\p{Ll}+\p{Lu}/u.test(written) || /\s/u.test(written)) return false;
  return letters.has(written.replaceAll(/\P{Lu}/gu, "").toLowerCase());
}

/** Whether the source has a word that begins as this one does, by four letters and two fifths of it. */
function sharesBeginning(key: string, { places }: SourceWords): boolean {
  const length = Math.max(4, Math.ceil(key.length * 0.4));
  if (key.length < 5) return false;
  for (const other of places.keys())
    if (other.length >= length && other.startsWith(key.slice(0, length))) return true;
  return false;
}

/** "CSAT" for customer satisfaction: letters in order, those that begin its words among them. */
function isContracted(joined: string, initials: string, { letters }: SourceWords): boolean {
  for (const short of letters.keys()) {
    if (short.length < 3 || short.length > 6 || short[0] !== joined[0]) continue;
    if (isWithin(short, joined) && isWithin(initials, short)) return true;
  }
  return false;
}

/** Whether the letters stand in the word in their order. */
function isWithin(short: string, long: string): boolean {
  let reached = 0;
  for (const letter of long) if (letter === short[reached]) reached++;
  return reached === short.length;
}

/** Whether every word has a place and one line holds a place of each. */
export function sharesLine(
  places: readonly (readonly number[])[],
  { lineOf }: SourceWords,
): boolean {
  const [first = [], ...rest] = places;
  if (first.length === 0) return false;
  const others = rest.map((own) => new Set(own.map((place) => lineOf[place])));
  return first.some((place) => others.every((lines) => lines.has(lineOf[place])));
}

function isNamedId(id: string, careers: CareersIndex): boolean {
  const skill = careers.skills.get(id);
  return skill !== undefined && isNamed(skill);
}
