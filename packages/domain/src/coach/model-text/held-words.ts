import type { CareersIndex } from "../../careers/careers-index.ts";
import { contentStems, type Token, tokenize } from "../../text/tokens.ts";
import { cleanText } from "./clean-text.ts";
import { isPlainWord } from "./plain-words.ts";

/** The words of a text, in the ways they are looked for. */
interface Words {
  /** As written. */
  readonly written: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** What a model's text may be made of, beside plain English. */
export interface HeldWords {
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
  return { links: cleanText(source).toLowerCase(), names: words, words, quotable: null, careers };
}

/**
 * Of an answer: it speaks plain English or as it was asked, names what the documents name, and quotes them in quotation
 * marks. A document cannot bring a link, a phrase or another script into it.
 */
export function holdForAnswer(
  { documents, question }: { readonly documents: string; readonly question: string },
  careers: CareersIndex,
): HeldWords {
  const all = wordsOf(`${documents}\n${question}`);
  const links = cleanText(question).toLowerCase();
  return { links, names: all, words: wordsOf(question), quotable: all, careers };
}

function wordsOf(source: string): Words {
  const text = cleanText(source);
  const tokens = tokenize(text);
  return {
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

/** Whether a word may stand there. Figures are looked up as they are written, without commas. */
export function isHeld(
  { text, key }: Token,
  { isFirst, isQuoted }: Standing,
  held: HeldWords,
): boolean {
  const { names, words, quotable, careers } = held;
  if (isQuoted && quotable && has(quotable, text, key)) return true;
  if (/^\p{N}+$/u.test(text)) return true;
  if (!/^[\p{Script=Latin}\p{N}+#.]+$/u.test(text)) return words.keys.has(key);
  if (!/[\p{Lu}\p{N}]/u.test(text)) return has(words, text, key) || isPlainWord(text, careers);
  if (names.written.has(text) || text === "I") return true;
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
