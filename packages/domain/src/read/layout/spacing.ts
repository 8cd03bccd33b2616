import type { Piece } from "../line/line.ts";
import { isRightToLeft } from "./right-to-left.ts";

/** A gap wider than this share of the letters' size is a space, when the file stores none. */
const WORD_GAP = 0.16;

/** Letter-spaced text: gaps wider than this many usual gaps separate words. */
const WIDE_LETTER_GAP = 1.55;

/** Text of pieces set side by side, with where each piece begins and ends in it. */
export interface JoinedPieces {
  readonly text: string;
  readonly ends: readonly { readonly from: number; readonly to: number }[];
  readonly mended: number;
}

/** Joins pieces from left to right with the spaces a person sees. `isSpread`: the row's letters are set apart. */
export function joinPieces(
  pieces: readonly Piece[],
  isSpread = pieces.some((piece) => isSpreadText(piece.text)),
): JoinedPieces {
  // Scripts whose letters join each other are never set apart.
  const spread = isRightToLeft(pieces) ? null : joinLetters(pieces);
  if (spread) return spread;
  let text = "";
  let mended = 0;
  const ends: { from: number; to: number }[] = [];
  let before: Piece | null = null;
  for (const piece of pieces) {
    const mend =
      isSpread && /^(?:\S )+\S$/u.test(piece.text)
        ? piece.text.replaceAll(" ", "")
        : rejoinSpacedLetters(piece.text);
    if (mend !== piece.text) mended++;
    if (before && needsSpace(before, piece)) text += " ";
    ends.push({ from: text.length, to: text.length + mend.length });
    text += mend;
    before = piece;
  }
  return { text, ends, mended };
}

function needsSpace(before: Piece, after: Piece): boolean {
  if (isBrokenSyllable(before.text, after.text)) return false;
  const isLeftward = after.x < before.x;
  const gap = isLeftward ? before.x - after.right : after.x - before.right;
  const size = Math.max(before.size, after.size);
  if (gap > WORD_GAP * size) return true;
  // A stored blank counts unless the pieces overlap: Skia stores blanks wider than they are drawn.
  return (isLeftward ? before : after).afterBlank && gap > -0.5 * size;
}

/** Pieces of one letter each, spread over the line: "E D U C A T I O N". Null when they are not that. */
function joinLetters(pieces: readonly Piece[]): JoinedPieces | null {
  if (pieces.length < 4 || pieces.some((piece) => !isLetter(piece.text))) return null;
  if (!pieces.some((piece) => /\p{L}/u.test(piece.text))) return null;
  const gaps = pieces.slice(1).map((piece, i) => piece.x - (pieces[i]?.right ?? piece.x));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const wide = Math.max(usual * WIDE_LETTER_GAP, usual + (pieces[0]?.size ?? 10) * 0.15);
  let text = "";
  const ends = pieces.map((piece, i) => {
    if (i > 0 && (gaps[i - 1] ?? 0) > wide) text += " ";
    const from = text.length;
    text += piece.text;
    return { from, to: text.length };
  });
  return { text, ends, mended: 1 };
}

/**
 * A text with its words as a person reads them: spread letters joined, doubled blanks one, run-together words split.
 */
export function rejoinSpacedLetters(text: string): string {
  const single = text.replaceAll(/ {2,}/gu, "  ").replaceAll(BROKEN_SYLLABLE, "$1");
  if (isSpreadText(single)) {
    return single
      .split("  ")
      .map((word) => word.replaceAll(" ", ""))
      .join(" ")
      .trim();
  }
  return partWords(single.replaceAll("  ", " "));
}

/** True for letters set apart: "S U M M A R Y". */
export function isSpreadText(text: string): boolean {
  const letters = text.split(" ").filter((word) => word !== "");
  const spread = letters.filter((word) => isLetter(word) && /\p{L}|[&.,-]/u.test(word)).length;
  return letters.length >= 4 && spread / letters.length >= 0.8;
}

/** A blank inside a syllable of a northern Indic script: after a virama. In the south words may end with one. */
const BROKEN_SYLLABLE = /([\u094D\u09CD\u0A4D\u0ACD]) +(?=\p{Lo})/gu;

function isBrokenSyllable(before: string, after: string): boolean {
  return (
    (/[\u094D\u09CD\u0A4D\u0ACD]$/u.test(before) && /^\p{Lo}/u.test(after)) ||
    /^[\p{Mc}\u0900-\u0902\u093C\u0941-\u094D]/u.test(after)
  );
}

/** "SeniorSoftwareEngineer": three humps or more and no blank at all, as files without spaces have them. */
function partWords(text: string): string {
  if (text.length < 14 || text.length > 200 || /[\s@/.:_0-9]/u.test(text)) return text;
  const humps = text.match(/\p{Ll}(?=\p{Lu}\p{Ll})/gu)?.length ?? 0;
  return humps >= 2 ? text.replaceAll(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ") : text;
}

/** One character, whatever number of code units it takes. */
function isLetter(text: string): boolean {
  return /^.$/su.test(text);
}
