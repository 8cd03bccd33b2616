import { PLAIN_ALONE, PLAIN_CAPITALS, PLAIN_NAMES } from "./ambiguous.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { covers } from "./compared.ts";
import { ASKED_HEADS, PLACE_WORDS, STUDY_WORDS, TRAIT_WORDS } from "./phrase-words.ts";
import { NUMBERED } from "./phrases.ts";
import type { Phrase } from "./phrases.ts";
import type { Posting } from "./posting.ts";
import type { Token } from "../text/tokens.ts";
import { regex } from "../text/regex.ts";

/** The most words an unknown name may have: "Static pressure loss calculation". */
const MOST_WORDS = 4;

/**
 * Whether a phrase can name nothing that is asked: too long, a trait, a degree, a place, or the posting's own
 * names. The trade the title names is one of those: "merchandising" of a merchandiser.
 */
export function isRefused(phrase: Phrase, index: CareersIndex, posting: Posting): boolean {
  const { own, titleLine } = posting;
  const { tokens } = phrase;
  const last = tokens.at(-1);
  if (!last || tokens.length > MOST_WORDS) return true;
  if (tokens.length === 1 && (last.text.length < 2 || index.exact.has(last.key))) return true;
  if (tokens.length === 1 && PLAIN_ALONE.has(last.text.toUpperCase())) return true;
  // "Backend development" of a backend engineer.
  if (
    tokens.every(({ key }) => own.has(key) || (tokens.length > 1 && ASKED_HEADS.has(key))) &&
    tokens.some(({ key }) => own.has(key))
  )
    return true;
  if (tokens.length === 1 && /^\p{L}?\p{Ll}+$/u.test(last.text) && covers(titleLine, last.text))
    return true;
  if (!tokens.some(({ text }) => /\p{L}{2}|\p{L}\d\p{L}\d/u.test(text))) return true;
  if (isNumberedName(phrase)) return false;
  return tokens.some(
    (token) =>
      TRAIT_WORDS.has(token.key) ||
      STUDY_WORDS.has(token.key) ||
      isPlainName(token) ||
      PLACE_WORDS.has(token.key),
  );
}

/** "IS 456", "ASME IX": the number makes a name of what is else a small word. */
export function isNumberedName({ tokens }: Phrase): boolean {
  const [before, number] = tokens.slice(-2);
  return (
    before !== undefined &&
    number !== undefined &&
    NUMBERED.test(before.text) &&
    /^(?:\d+|[IVX]+)$/u.test(number.text)
  );
}

function isPlainName({ text, key }: Token): boolean {
  if (/^(?:Mrs?|Ms|Dr|Shri|Smt|Er|Prof)$/u.test(text)) return true;
  // "L2" and "P1" are levels of support and of urgency.
  if (/^[LP]\d$/u.test(text) || PLAIN_CAPITALS.has(text)) return true;
  if (/^\p{Lu}+s?$/u.test(text) && PLAIN_CAPITALS.has(text.toUpperCase().replace(/S$/u, "")))
    return true;
  return PLAIN_NAMES.has(key) && !SAFE_NAMES.has(key);
}

/** Of the plain names those that are harmless inside a longer one: "business", "technical". */
const SAFE_NAMES = new Set(
  "engineering computer science business management technologies solutions services stack tools level may".split(
    " ",
  ),
);

/** Makers in brackets behind a machine or its use: "moulding machine operation (Toshiba / Haitian)". */
export function isMaker(text: string, { from }: Phrase): boolean {
  const open = text.lastIndexOf("(", from);
  if (open < 0 || text.lastIndexOf(")", from) > open) return false;
  return /\b(?:machines?|equipment|instruments?|operations?|makes?|brands?|compressors?|pumps?|motors?)\b[^,;.()]{0,24}$/iu.test(
    text.slice(0, open),
  );
}

/** Where somebody or something is: "plant users are in Satna & Rewa", "units at Halol". */
const AT_PLACE = regex("u")`
  \b(?:is|are|be|based|located|situated|posted|plants?|offices?|branch(?:es)?|sites?|stores?|
  units?|campus(?:es)?|outlets?|showrooms?|factory|works|near|from)\s(?:(?:is|are)\s)?(?:in|at|
  near|around)\s(?:\p{Lu}\p{Ll}+(?:,\s|\s(?:and|&|or)\s|\/))*$
`;

/** "Ms. Pushkarini". */
const OF_PERSON = /\b(?:Mrs?|Ms|Dr|Shri|Smt|Prof)\.?\s$/u;

/** Whether a capitalised word is the name of a person, or of a place that no list of ours has. */
export function isWhereOrWho(text: string, { from, tokens }: Phrase): boolean {
  return (
    tokens.every((token) => /^\p{Lu}\p{Ll}+$/u.test(token.text)) &&
    [AT_PLACE, OF_PERSON].some((before) => before.test(text.slice(0, from)))
  );
}
