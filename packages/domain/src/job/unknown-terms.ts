import type { CareersIndex } from "../careers/careers-index.ts";
import type { SkillMention } from "../careers/find-skills.ts";
import type { JobLine } from "./lines.ts";
import { ASKED_HEADS, FRAME_WORDS, PEOPLE, VERBS, WORK_HEADS } from "./phrase-words.ts";
import { EVERYDAY } from "../lexicon/everyday-words.ts";
import { isNumberedName, isWhereOrWho, isMaker, isRefused } from "./phrase-refusal.ts";
import { isDoing, phrasesOf } from "./phrases.ts";
import type { Phrase } from "./phrases.ts";
import type { Posting } from "./posting.ts";
import { singular } from "../text/tokens.ts";
import { regex } from "../text/regex.ts";

/**
 * Names of tools, methods and fields in a line that no list of ours holds, in order.
 *
 * By form first: `GraphQL`, `S4HANA`, `KYC`, "ISO 26262", "Named Credentials". Then by place: a short noun phrase
 * that is by itself between marks of a requirement, or after "knowledge of"; and in a duty where it ends in
 * the name of a kind of work ("smoke extraction"). Traits, degrees, places, people and everyday objects never
 * count.
 */
export function findUnknownTerms(
  line: JobLine,
  isRequirement: boolean,
  index: CareersIndex,
  known: readonly SkillMention[],
  posting: Posting,
): Phrase[] {
  const text = unshouted(line.text);
  // "Platform Developer I certification": what it certifies is a person.
  const isCertificate = ({ tokens, to }: Phrase) =>
    tokens.length > 1 &&
    tokens.every((token) => /^\p{Lu}/u.test(token.text)) &&
    /^\s(?:certification|certificate|certified|exam|credential)\b/iu.test(text.slice(to));
  const phrases = phrasesOf(text, known, line.section === "duties").filter(
    (phrase) => isCertificate(phrase) || !isRefused(phrase, index, posting),
  );
  const terms = phrases.filter(
    (phrase) => isCertificate(phrase) || isTerm(phrase, line, isRequirement, phrases, known),
  );
  return phrases
    .filter(
      (phrase) => terms.includes(phrase) || (isRequirement && isEntry(phrase, line, known, terms)),
    )
    .map((phrase) => ({ ...phrase, text: line.text.slice(phrase.from, phrase.to) }));
}

/** A sentence in capitals in small letters, so that its words are no acronyms; "SQL, CSS, HTML" as it is. */
function unshouted(text: string): string {
  const isShouted =
    !/\p{Ll}/u.test(text) && /\b(?:OF|IN|AND|WITH|THE|FOR|TO|GOOD|MUST)\b|\p{Lu}{7}/u.test(text);
  const lower = text.toLowerCase();
  return isShouted && lower.length === text.length ? lower : text;
}

function isTerm(
  phrase: Phrase,
  line: JobLine,
  isRequirement: boolean,
  phrases: readonly Phrase[],
  known: readonly SkillMention[],
): boolean {
  const { tokens } = phrase;
  const last = tokens.at(-1);
  if (!last) return false;
  const endsInPeople = PEOPLE.has(last.key);
  const endsInEveryday = EVERYDAY.has(last.key) || FRAME_WORDS.has(last.key);
  // In a duty most names are inside of what is done to them.
  if (!isRequirement && (phrase.opening === "word" || phrase.closing === "word")) return false;
  if (!isRequirement && !isOnlyLetters(phrase) && phrase.closing === "cut") return false;
  if (!isRequirement && phrase.closing === "of" && isName(phrase)) return false;
  if (isMaker(line.text, phrase) || isWhereOrWho(line.text, phrase)) return false;
  if (isTechnical(phrase) || isNumberedName(phrase)) return !endsInPeople;
  if (endsInPeople || tokens.some((token) => /^\d/u.test(token.text))) return false;
  if (isName(phrase)) {
    // In a duty capitals name firms, places and posts as often as tools.
    if (!isRequirement) return false;
    return tokens.length > 1 || (!endsInEveryday && isListed(phrase));
  }
  // The first of a list of names has its capital for two reasons: "Kinaxis, Hyperion".
  if (isRequirement && isCapitalFirst(phrase) && phrases.some((other) => isNextName(phrase, other)))
    return !endsInEveryday;
  if (!isRequirement)
    return (
      tokens.length > 1 &&
      WORK_HEADS.has(last.key) &&
      !OFFICE_WORK.has(last.key) &&
      !isDoing(tokens[0]?.key ?? "")
    );
  if (!isListed(phrase)) return false;
  if (tokens.length > 1) return WORK_HEADS.has(last.key) || ASKED_HEADS.has(last.key);
  return (
    phrase.closing !== "word" &&
    phrase.closing !== "of" &&
    !isDoing(last.key) &&
    (WORK_HEADS.has(last.key) || NOUN_OF_WORK.test(last.key)) &&
    !NOTHING_ALONE.has(last.key) &&
    !endsInEveryday &&
    !VERBS.has(last.key) &&
    !isInBrackets(line.text, phrase) &&
    hasMates(phrase, phrases, known)
  );
}

/** Work of any office, which in a duty makes a name of no word before it: "food wastage tracking". */
const OFFICE_WORK = new Set(
  "checking checks tracking documentation filing verification".split(" "),
);

/** Heads that say nothing of what is done without the word before them: "Python for analysis". */
const NOTHING_ALONE = new Set(
  "measurement configuration posting analysis analytics checking checks calculation calculations research programming engineering maintenance".split(
    " ",
  ),
);

/** "ECO" of "ECO generation": a name, whatever is done with it. */
function isOnlyLetters({ tokens }: Phrase): boolean {
  return tokens.length === 1 && tokens.every(({ text }) => /^\p{Lu}{2,6}s?$/u.test(text));
}

/** The fewest other entries that must be terms for a plain word to be one: "ABS, polypropylene, nylon". */
const MATES = 2;

/**
 * A short noun phrase that is an entry of a list of terms, whatever its case: what is alone between two marks
 * among known names is one of their kind. Everyday heads ("reports"), doings and asides in brackets stay out.
 */
function isEntry(
  phrase: Phrase,
  line: JobLine,
  known: readonly SkillMention[],
  terms: readonly Phrase[],
): boolean {
  const { tokens, from, to } = phrase;
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || tokens.length > 3 || isInBrackets(line.text, phrase)) return false;
  const before = line.text.slice(0, from);
  const after = line.text.slice(to);
  if (
    !(CUE.test(before) || /(?:^|[,/|(:;]|\b(?:and|or)|&)\s*$/u.test(before)) ||
    !/^\s*(?:[,/|);]|\.?\s*$|(?:and|or)\b|&)/u.test(after)
  )
    return false;
  const names = tokens.map(({ key }) => singular(key));
  if (tokens.some(({ key, text }) => key.length < 3 || !/^[\p{L}-]+$/u.test(text))) return false;
  if (EVERYDAY.has(last.key) || EVERYDAY.has(names.at(-1) ?? "")) return false;
  if (
    tokens.some(
      ({ key }) => FRAME_WORDS.has(key) || VERBS.has(key) || (tokens.length > 1 && isDoing(key)),
    )
  )
    return false;
  if (PEOPLE.has(last.key) || PEOPLE.has(names.at(-1) ?? "") || first.key.endsWith("ly"))
    return false;
  const [left, right] = entriesAround(line.text, from, to);
  const mates = [
    ...known.filter(({ skill }) => skill.kind !== "soft"),
    ...terms.filter((term) => term !== phrase),
  ].filter((mate) => mate.from >= left && mate.to <= right);
  if (tokens.length > 1 && (CUE.test(before) || CUE_OF_LIST.test(before.slice(left)))) return true;
  return mates.length >= (tokens.length > 1 ? 1 : MATES);
}

/** What asks for the very next words. */
const CUE = regex("iu")`
  \b(?:knowledge|experience|exposure|expertise|understanding|proficien(?:cy|t)|familiar(?:ity)?|
  conversant|versed|hands-on|command|skilled|specialis(?:ation|ed|ing)|trained|
  certified)\s(?:in|of|to|with|on|over)\s(?:the\s)?$
`;

/** The same, some entries before: "hands-on with sieves, slump cones". */
const CUE_OF_LIST =
  /\b(?:knowledge|experience|exposure|expertise|understanding|proficien(?:cy|t)|familiar(?:ity)?|conversant|versed|hands-on|skilled|trained)\s(?:in|of|to|with|on|over)\s[^;:.()]*,\s(?:and\s)?$/iu;

/** The stretch of a line that is one list: up to the marks that end statements. */
function entriesAround(text: string, from: number, to: number): [number, number] {
  const left = Math.max(...[";", ":", ". ", " - "].map((mark) => text.lastIndexOf(mark, from)));
  const ends = [";", ". ", " - "].map((mark) => text.indexOf(mark, to)).filter((at) => at >= 0);
  return [Math.max(0, left), Math.min(text.length, ...ends)];
}

/** "routing", "placement", "regression", "accessibility": the endings of nouns that name a kind of work. */
const NOUN_OF_WORK = /\p{L}{3}(?:ing|[st]ion|ment|ity|sis|logy|graphy|metry|ance)$/u;

/** An aside of one word explains what precedes it. */
function isInBrackets(text: string, { from }: Phrase): boolean {
  return text.lastIndexOf("(", from) > text.lastIndexOf(")", from);
}

/** Bounded on both sides by marks, line ends, "and" or the words that ask. */
function isListed({ opening, closing }: Phrase): boolean {
  const opens = opening !== "word" && opening !== "skill";
  const closes = closing !== "skill" && closing !== "cut";
  return opens && closes;
}

/** A single word counts among others of its kind: "placement, routing", "Perl / Awk". */
function hasMates(
  phrase: Phrase,
  phrases: readonly Phrase[],
  known: readonly SkillMention[],
): boolean {
  return (
    known.some(({ skill }) => skill.kind !== "soft") ||
    phrases.filter((other) => other !== phrase && isListed(other)).length > 1
  );
}

/** Has a word of a form that somebody made: capitals throughout or inside, letters with marks or digits. */
function isTechnical({ tokens }: Phrase): boolean {
  return tokens.some(({ text }) => hasTechnicalForm(text));
}

function hasTechnicalForm(word: string): boolean {
  if (/^\p{Lu}{2,6}s?$/u.test(word)) return true;
  return (
    /^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(word) ||
    /^\p{L}+[+#]+$/u.test(word) ||
    /^(?=\p{L}*\p{Lu})\p{L}{1,8}\d{1,5}(?:\p{L}+\d{0,3})?$/u.test(word)
  );
}

function isCapitalFirst({ tokens, opening, closing }: Phrase): boolean {
  const [only] = tokens;
  return (
    tokens.length === 1 &&
    opening === "start" &&
    closing === "mark" &&
    /^\p{Lu}/u.test(only?.text ?? "")
  );
}

function isNextName(one: Phrase, other: Phrase): boolean {
  return other.from > one.to && other.from - one.to < 4 && isListed(other) && isName(other);
}

/** Each word with a capital, and not only because a sentence begins with it. */
function isName({ tokens, opening }: Phrase): boolean {
  const capitals = tokens.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return capitals === tokens.length && (opening !== "start" || tokens.length > 1);
}
