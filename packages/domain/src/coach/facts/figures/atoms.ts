import { plain } from "../../../lexicon/words.ts";
import { digitsOf } from "./digits.ts";

/** A number in digits, a word of letters, or a single sign. Offsets are into the whole text. */
export interface Atom {
  readonly kind: "number" | "word" | "sign";
  /** As written; digits of every script as 0 to 9. */
  readonly text: string;
  /** Of a word its `plain` form, of others the text. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** Whether it stands right behind the atom before it. */
  readonly isGlued: boolean;
}

/** Letters and digits apart, "40GB" in two; a number keeps the marks between its digits, "1,43,20,000", and the point of ".4". */
const ATOM =
  /(?<![\p{L}\p{N}.])\.\d+(?![\d.])|\d+(?:[.,'’\u00a0\u202f](?=\d)\d+)*|[\p{L}\p{M}\u200C\u200D]+|[^\s]/gu;

/** The atoms of one line. `at`: where the line begins in the text. */
export function atomsOf(line: string, at: number): Atom[] {
  const atoms: Atom[] = [];
  let end = -1;
  for (const match of digitsOf(line).matchAll(ATOM)) {
    const [text] = match;
    const isLetters = /^[a-z]+$/iu.test(text);
    const kind = isLetters ? "word" : kindOf(text);
    atoms.push({
      kind,
      text,
      key: isLetters ? text.toLowerCase() : kind === "word" ? plain(text) : text,
      from: at + match.index,
      to: at + match.index + text.length,
      isGlued: match.index === end,
    });
    end = match.index + text.length;
  }
  return atoms;
}

function kindOf(text: string): Atom["kind"] {
  return /^\.?\d/u.test(text) ? "number" : /^[\p{L}\p{M}]/u.test(text) ? "word" : "sign";
}

/**
 * What a number in digits may mean: grouped in the Indian, the western or the continental way, with a decimal point or
 * comma. "12.500" and "1,200" can be read in two ways in some language; the likelier comes first. [] for what is no one
 * number, as "1.2.3".
 */
export function valuesOf(text: string): readonly number[] {
  const bare = text.replaceAll(/['’\u00a0\u202f]/gu, ",");
  if (/^\.?\d+$/u.test(bare)) return [Number(bare)];
  if (
    /^\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d+)?$/u.test(bare) ||
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(bare)
  ) {
    const grouped = Number(bare.replaceAll(",", ""));
    // "4,125" of a language with a decimal comma.
    return /^\d{1,3},\d{3}$/u.test(bare) ? [grouped, Number(bare.replace(",", "."))] : [grouped];
  }
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(bare)) {
    const grouped = Number(bare.replaceAll(".", "").replace(",", "."));
    return /^\d{1,3}\.\d{3}$/u.test(bare) ? [Number(bare), grouped] : [grouped];
  }
  if (/^\d+[.,]\d+$/u.test(bare)) return [Number(bare.replace(",", "."))];
  return [];
}
