import type { CareersIndex } from "../../careers/careers-index.ts";
import { contentStems, type Token, tokenize } from "../../text/tokens.ts";
import { cleanText } from "./clean-text.ts";
import { isCalendarWord, isPlainWord } from "./plain-words.ts";

/** The words of a text, in the ways they are looked for. */
interface Words {
  /** As written. */
  readonly written: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Keys of words that follow each other, with a space between. */
  readonly pairs: ReadonlySet<string>;
}

/** What a model's text may be made of, beside plain English. */
export interface HeldWords {
  /** As written: where a code is looked for. */
  readonly given: string;
  /** Runs of words of our own instructions. */
  readonly instructions: ReadonlySet<string>;
  /** Lower case: where an address is looked for. Of an answer, what the person asked; no document gives it links. */
  readonly links: string;
  /** Names and figures. */
  readonly names: Words;
  /** Words in small letters, and those of other scripts. */
  readonly words: Words;
  /** Of an answer, what it may quote. */
  readonly quotable: Words | null;
  readonly careers: CareersIndex;
}

/** Of another wording of a text: all the person wrote, and nothing else. */
export function holdForRewrite(source: string, careers: CareersIndex): HeldWords {
  const words = wordsOf(source);
  const given = cleanText(source);
  return {
    given,
    instructions: new Set(),
    links: given.toLowerCase(),
    names: words,
    words,
    quotable: null,
    careers,
  };
}

/**
 * Of an answer: it speaks plain English or as it was asked, names what the documents name, and quotes them in quotation
 * marks. A document cannot bring a link, a phrase or another script into it.
 */
export function holdForAnswer(
  {
    documents,
    question,
    instructions,
  }: {
    readonly documents: string;
    readonly question: string;
    /** What is asked of the model in our words. */
    readonly instructions: string;
  },
  careers: CareersIndex,
): HeldWords {
  const given = cleanText(`${documents}\n${question}`);
  const all = wordsOf(given);
  return {
    given,
    instructions: runsOf(instructions),
    links: cleanText(question).toLowerCase(),
    names: all,
    words: wordsOf(question),
    quotable: all,
    careers,
  };
}

/** Words of a run that says who repeats instructions: fewer stand in any text. */
export const LEAK = 5;

function runsOf(text: string): ReadonlySet<string> {
  const keys = tokenize(text).map(({ key }) => key);
  return new Set(keys.map((_, at) => keys.slice(at, at + LEAK).join(" ")));
}

function wordsOf(source: string): Words {
  const text = cleanText(source);
  const tokens = tokenize(text);
  return {
    pairs: new Set(tokens.map(({ key }, at) => `${key} ${tokens[at + 1]?.key ?? ""}`)),
    written: new Set(tokens.map((token) => token.text)),
    keys: new Set(tokens.map(({ key }) => key)),
    stems: new Set(contentStems(text)),
  };
}

/** How a word stands in its text. */
export interface Standing {
  readonly isFirst: boolean;
  readonly isQuoted: boolean;
}

/** Whether a word may stand there. Figures are facts, and judged as such. */
export function isHeld(
  { text, key }: Token,
  { isFirst, isQuoted }: Standing,
  held: HeldWords,
): boolean {
  const { names, words, quotable, careers } = held;
  if (isQuoted && quotable && has(quotable, text, key)) return true;
  if (!/^[\p{Script=Latin}\p{N}+#.]+$/u.test(text)) return words.keys.has(key);
  if (!/[\p{Lu}\p{N}]/u.test(text)) return has(words, text, key) || isPlainWord(text, careers);
  if (names.written.has(text) || text === "I" || isCalendarWord(text)) return true;
  // "sql" may become "SQL", and a sentence begins with a capital.
  if (careers.exact.has(key)) return names.keys.has(key);
  const isSentenceCase = isFirst && /^\p{Lu}\P{Lu}*$/u.test(text);
  return isSentenceCase && (has(words, text, key) || isPlainWord(text, careers));
}

function has({ keys, stems }: Words, text: string, key: string): boolean {
  if (keys.has(key)) return true;
  const [stem] = contentStems(text);
  return stem !== undefined && stems.has(stem);
}
