/** A word, a number or a single mark of a text. */
export interface Token {
  readonly kind: "word" | "number" | "mark";
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** One Chinese character is one word; in other scripts a word is its letters and their marks. */
const TOKEN = /\p{Script=Han}|\p{Nd}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\u200C\u200D])+|\S/gu;

/** A text's words, numbers and marks in order, without its blanks. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const piece = match[0];
    const kind = /^\p{Nd}/u.test(piece) ? "number" : /^[\p{L}\p{M}]/u.test(piece) ? "word" : "mark";
    tokens.push({ kind, text: piece, from: match.index, to: match.index + piece.length });
  }
  return tokens;
}

/** The value of a number token in any script's digits; NaN for a number of more than four. */
export function numberOf(text: string): number {
  if (text.length > 4) return Number.NaN;
  let value = 0;
  for (const digit of text) value = value * 10 + digitOf(digit);
  return value;
}

/** Unicode keeps every script's digits in blocks of ten that begin at a multiple of ten from the block's zero. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return code - 0x30;
  for (const zero of [
    0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  ]) {
    if (code >= zero && code < zero + 10) return code - zero;
  }
  return Number.NaN;
}
