import { type CareersIndex, isNamed } from "../../../careers/careers-index.ts";
import { findSkills, type SkillMention } from "../../../careers/find-skills.ts";
import type { Skill } from "../../../careers/careers.ts";
import { verbOf } from "../../../lexicon/verbs.ts";
import {
  compact,
  contentStems,
  contentStemsOf,
  FUNCTION_WORDS,
  keyOf,
  type Token,
  tokenize,
} from "../../../text/tokens.ts";
import { isClaim } from "./claimed-skills.ts";
import type { FactLine } from "../lines.ts";
import { placesOf, placesOfLetters } from "../names/match-word.ts";
import { isOtherProduct } from "./other-product.ts";
import { isVendor } from "../names/vendors.ts";
import { otherForms } from "../names/short-forms.ts";
import { isLatin, type SourceWords } from "../names/source-words.ts";
import { spokenName } from "../names/spoken-names.ts";
import { ordinaryWords } from "../names/ordinary-words.ts";

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
    if (
      isExplained ||
      isGeneralBut(mention, line, explained) ||
      isHeld(mention, line.text, source, careers)
    ) {
      const stretch: [number, number] = [from, to];
      held.push(stretch);
      if (mention.skill.kind === "certification") certified.push(stretch);
    } else unheld.push({ from, to, isCertificate: mention.skill.kind === "certification" });
  }
  return { held, certified, unheld };
}

/** "Concrete work" behind "Reinforced Cement": all but general words are something the source holds. */
function isGeneralBut(
  { skill, from, to }: SkillMention,
  line: FactLine,
  explained: readonly (readonly [number, number])[],
): boolean {
  if (isNamed(skill)) return false;
  const words = tokenize(line.text.slice(from, to));
  const isOf = (word: Token) =>
    explained.some(([a, b]) => line.at + from + word.from >= a && line.at + from + word.to <= b);
  return words.some(isOf) && words.every((word) => isOf(word) || isGeneral(word.key));
}

/** Last words of methods that say little by themselves: what is managed or analysed says what it is. */
const GENERAL = new Set(
  `settl settlement network work level control support handl maintenanc maintain clos closing clear monitor prepar coordinat document administr
  instanc keep train check creativ care basic schedul management maintenance development preparation
  documentation administration coordination relation dut act activity exercis function procedur standard concept principl
  manag analysi analys analyt test develop design plan report method practice practic skill tool system process service techniqu strategy operation model`.split(
    /\s+/u,
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
  if (ids.has(skill.id)) return !isOtherProduct(skill, written, words);
  const tokens = tokenize(written);
  const letters = compact(tokens);
  if (
    words.letters.has(letters) ||
    (tokens.length > 1 && words.places.has(letters)) ||
    isShortened(written, words)
  )
    return true;
  const initials = tokens
    .filter(({ key }) => !FUNCTION_WORDS.has(key))
    .map(({ key }) => key.slice(0, 1))
    .join("");
  if (initials.length > 1 && words.letters.has(initials)) return true;
  if (/^\p{Lu}{3,}$/u.test(written) && placesOfLetters(words, letters).length > 0) return true;
  if (initials.length > 1 && isContracted(letters, initials, words)) return true;
  const full = tokens.filter(({ key }) => !FUNCTION_WORDS.has(key));
  // "Amazon EMR" is EMR.
  const own = full.length > 1 && isVendor(full[0]?.key ?? "") ? full.slice(1) : full;
  const places = own.map(({ key, text: word }) => placesOf(words, key, word));
  if (isNamed(skill) && isCalledByFirst(written, words, careers)) return true;
  if (isNamed(skill) && own.length < 2 && !isSameWord(own[0], words)) return false;
  if (own.length > 0 && sharesLine(places, words)) return true;
  if (isNamed(skill)) return isNamedPart(own, words, careers);
  if (skill.kind === "soft") return !/management$/iu.test(written) || /^time /iu.test(written);
  const own_stems = contentStems(written);
  if (own_stems.length > 0 && own_stems.every((stem) => stems.has(stem))) return true;
  const telling = own.filter(({ key }) => !isGeneral(key));
  const told = telling.filter(
    ({ key, text: word }) => hasStem(key, stems) || placesOf(words, key, word).length > 0,
  );
  // "Linear reg": words cut short beside one that is not.
  const isTold =
    told.length === telling.length ||
    (told.length > 0 &&
      telling.every((word) => told.includes(word) || isCutShort(word.key, words)));
  if (telling.length > 0 && isTold) return true;
  if (skill.kind !== "certification" && isOtherwiseTold(skill, stems)) return true;
  // "Urinalysis" of "urine".
  if (own.length === 1 && sharesBeginning(own[0]?.key ?? "", words)) return true;
  if (isForeign && /^[\p{Ll}\s-]+$/u.test(written)) return true;
  if (isForeign) {
    const ordinary = ordinaryWords(careers);
    return own.every(({ key }, at) => ordinary.has(key) || (places[at]?.length ?? 0) > 0);
  }
  if (skill.kind === "certification") return isSameLicence(own, words);
  const head = own_stems.at(-1) ?? "";
  if (own_stems.length > 1 && stems.has(head) && !GENERAL.has(head)) return true;
  // A general word for a named thing: computer vision for OpenCV.
  return skill.neighbours.some((id) => ids.has(id) && isNamedId(id, careers));
}

/** "Heavy-vehicle licence" where the source has a heavy licence: what the words for any licence leave is there. */
function isSameLicence(own: readonly Token[], words: SourceWords): boolean {
  const telling = own.filter(
    ({ key }) =>
      !/^(?:two|three|four|vehicle|vehicles|license|licensed|certificate|certified|certification|course|exam|examination|test|driving|holder|program|qualified|passed)$/u.test(
        key,
      ),
  );
  return (
    telling.length > 0 &&
    sharesLine(
      telling.map(({ key, text }) => placesOf(words, key, text)),
      words,
    )
  );
}

/** What a product is called besides its name: "Burp Suite" is burp. */
const OF_PRODUCTS = /^(?:suite|software|framework|library|tool|tools|engine)$/u;

/** "PIC microcontrollers" where the source has PIC: what has a capital is there, and the rest says what it is. */
function isNamedPart(own: readonly Token[], words: SourceWords, careers: CareersIndex): boolean {
  const names = own.filter(
    ({ text, key }) =>
      /^\p{Lu}/u.test(text) && !ordinaryWords(careers).has(key) && !OF_PRODUCTS.test(key),
  );
  return (
    names.length > 0 &&
    names.length < own.length &&
    own.every(
      (word) => names.includes(word) || /^\p{Ll}/u.test(word.text) || OF_PRODUCTS.test(word.key),
    ) &&
    names.every((name) => words.places.has(name.key))
  );
}

/** Whether the source has the beginning of a word, three letters at least. */
function isCutShort(key: string, { places }: SourceWords): boolean {
  for (let length = 3; length < key.length - 1; length++)
    if (places.has(key.slice(0, length))) return true;
  return false;
}

function isGeneral(key: string): boolean {
  return contentStemsOf([{ key }]).every((stem) => GENERAL.has(stem));
}

function hasStem(key: string, stems: ReadonlySet<string>): boolean {
  const base = verbOf(key)?.verb.base;
  return contentStemsOf(base === undefined ? [{ key }] : [{ key }, { key: keyOf(base) }]).some(
    (stem) => stems.has(stem),
  );
}

/** Whether the source has what another name of the same skill says: "calendar" for diary management. */
function isOtherwiseTold(skill: Skill, stems: ReadonlySet<string>): boolean {
  return [skill.name, ...skill.aliases].some((name) => {
    const own = contentStems(name).filter((stem) => !GENERAL.has(stem));
    return own.length > 0 && own.join("").length > 4 && own.every((stem) => stems.has(stem));
  });
}

/** In another script or with a slip; a name that begins alike is another: "Java" and "Javascript". */
function isSameWord(word: Token | undefined, words: SourceWords): boolean {
  if (!word) return false;
  return placesOf(words, word.key, word.text).some((place) => {
    const text = (words.texts[place] ?? "").toLowerCase();
    const isShort = otherForms(word.key).includes(words.keys[place] ?? "");
    const isSameTongue = spokenName(text) !== null && spokenName(text) === spokenName(word.text);
    return (
      Math.abs(text.length - word.text.length) < 2 || !isLatin(text) || isShort || isSameTongue
    );
  });
}

/** "Sonar" for SonarQube: the first half of a name in two, where that is no product of its own, as "Git" of GitHub is. */
function isCalledByFirst(written: string, words: SourceWords, careers: CareersIndex): boolean {
  const first = /^(\p{Lu}\p{Ll}{4,})\p{Lu}\p{L}+$/u.exec(written)?.[1]?.toLowerCase();
  return first !== undefined && words.places.has(first) && !careers.exact.has(first);
}

/** "TS" for TypeScript: the capitals of a name that is written as one word. */
function isShortened(written: string, { letters }: SourceWords): boolean {
  if (!/^\p{Lu}\p{Ll}+\p{Lu}/u.test(written) || /\s/u.test(written)) return false;
  return letters.has(written.replaceAll(/\P{Lu}/gu, "").toLowerCase());
}

/** Whether the source has a word that begins as this one does, by four letters and two fifths of it. */
export function sharesBeginning(key: string, { places }: SourceWords): boolean {
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
