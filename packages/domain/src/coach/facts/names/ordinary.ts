import type { CareersIndex } from "../../../careers/careers-index.ts";
import { monthOf } from "../../../lexicon/months.ts";
import { isPlace } from "../../../lexicon/places.ts";
import { isSpokenLanguage } from "../../../lexicon/spoken-languages.ts";
import { TITLE_HEADS, TITLE_MODIFIERS } from "../../../lexicon/title-words.ts";
import { plain } from "../../../lexicon/words.ts";
import { FUNCTION_WORDS, singular, wordKeys } from "../../../text/tokens.ts";
import type { FactWord } from "../words.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { regex } from "../../../text/regex.ts";

/** Words of resumes and letters that often have a capital and name nobody. */
const RESUME_WORDS = wordKeys(`
  dear sir madam hiring team manager sincerely faithfully regards respected yours hello hi mr mrs ms dr shri smt
  experience education skills skill summary profile objective project projects awards achievements achievement
  certifications languages interests hobbies references contact key highlights responsibilities results result
  technologies stack tools career professional personal academic qualification qualifications training internship
  role position present current today monday tuesday wednesday thursday friday saturday sunday spring summer autumn
  winter india indian english english-medium north south east west central northern southern eastern western
  government science arts commerce engineering mathematics maths physics chemistry biology economics history geography
  computer technology information business administration accounting accounts finance financial year years quarter
  month week day days covid diwali class classes grade section paper tier part phase level unit standard form chapter
  bachelor master doctor diploma certificate degree graduate postgraduate honours department ministry board council
  committee office officer hospital school college university institute bank court act code rule rules law district
  state national international general senior junior high higher secondary primary college english-speaking
  front back end full fully social media online offline digital internet web website app email e-mail phone mobile
  dashboard report vice president head lead chief`);

/** Endings of English words that few names have. */
const ENDINGS = regex("u")`
  (?:ing|ings|tion|tions|sion|sions|ment|ments|ness|ance|ances|ence|ences|ancy|ency|
  able|ible|ical|ally|ous|ful|less|ship|ships|ity|ities|ive|ives|ised|ized|ated|ised|
  ology|ologist|graphy|wise|ward|wards|hood|ability)$
`;

/** Whether a word in `keyOf` form ends as English words do: "practical", "planning". */
export function hasEnglishEnding(key: string): boolean {
  return key.length > 6 && ENDINGS.test(key);
}

/** Whether a word is ordinary English, or a name that is no employer, school, skill or award: of a place, a month, a language. */
export function isOrdinary(
  { text, key }: Pick<FactWord, "text" | "key">,
  careers: CareersIndex,
): boolean {
  if (FUNCTION_WORDS.has(key) || RESUME_WORDS.has(key) || RESUME_WORDS.has(singular(key)))
    return true;
  if (/^(?:[kKMGT](?:[Bb]ps|Hz|W|Wh|V|VA|Pa)|mA|dB)$/u.test(text)) return true;
  if (/(?:master|keeper|maker|holder|worker|person|woman)s?$/u.test(key) && key.length > 7)
    return true;
  if (isShouted(text))
    return (
      isPlace(text) ||
      ORDINARY_LETTERS.has(text) ||
      // "TEACHER" of a heading is the word.
      (text.length > 4 && isOrdinary({ text: text.toLowerCase(), key }, careers))
    );
  if (/\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}/u.test(text)) return false;
  const words = ordinaryWords(careers);
  if (words.has(key) || words.has(singular(key))) return true;
  const flat = plain(text);
  if (TITLE_HEADS.has(flat) || TITLE_MODIFIERS.has(flat)) return true;
  if (monthOf(flat) !== null || isPlace(text) || isSpokenLanguage(text)) return true;
  if (hasEnglishEnding(key)) return true;
  return key.length > 4 && /(?:ed|er|ers|ly|es)$/u.test(key) && isInflected(key, words);
}

/** Letters that name nothing of a person. */
const ORDINARY_LETTERS = new Set(
  `
AM PM FY INR USD EUR GBP CV OK TV PC PCS ID IDS NO NOS VS YOY MOM QOQ PDF FAQ FAQS CEO CTO CFO COO
HR IT UK USA US UAE EU UN PR CEOS PIN GPA CGPA SGPA CGPI ETC MR MRS MS DR PTM AGM KW MW GW KV MV KVA
MVA KWH MWH RH PH HZ MHZ GHZ RPM HP DB LPM CFM MTPA
`
    .split(/\s+/u)
    .filter(Boolean),
);

/** A word in capitals. */
export function isShouted(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\d]+s?$/u.test(text);
}

function isInflected(key: string, words: ReadonlySet<string>): boolean {
  const stems = [
    key.replace(/(?:ed|ers?|ly|es)$/u, ""),
    key.replace(/(?:d|rs?|s)$/u, ""),
    key.replace(/(.)\1(?:ed|ers?)$/u, "$1"),
    // "Called" has the key "caled".
    key.replace(/l(?:ed|ers?)$/u, "ll"),
    key.replace(/(?:ied|iers?|ies)$/u, "y"),
  ];
  return stems.some((stem) => stem.length > 2 && words.has(stem));
}
