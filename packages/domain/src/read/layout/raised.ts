import type { Piece } from "../line/line.ts";

/**
 * Pieces with those set on the baseline of their word that a file raises or lowers within it: the "st" of "1st", the
 * "E" of TeX's name. They would make rows of their own.
 */
export function alignBaselines(pieces: readonly Piece[]): readonly Piece[] {
  let before: Piece | undefined;
  return pieces.map((piece, i) => {
    const own = before && belongsTo(before, piece, pieces[i + 1]) ? setOn(before, piece) : piece;
    before = own;
    return own;
  });
}

function setOn({ baseline, size }: Piece, piece: Piece): Piece {
  return { ...piece, baseline, size };
}

const ORDINAL = /^(?:st|nd|rd|th|er|re|e|º|ª)$/u;

function belongsTo(before: Piece, piece: Piece, after: Piece | undefined): boolean {
  return (
    (ORDINAL.test(piece.text) && isRaisedBehind(before, piece)) || isInside(before, piece, after)
  );
}

/** "1" and, raised and small behind it, "st". */
function isRaisedBehind(before: Piece, piece: Piece): boolean {
  return (
    /\p{Nd}$/u.test(before.text) &&
    piece.size < before.size * 0.9 &&
    before.baseline - piece.baseline > 0 &&
    before.baseline - piece.baseline < before.size * 0.6 &&
    Math.abs(piece.x - before.right) < before.size * 0.2
  );
}

/** Further than this share of the letters' size from the baseline is another line. */
const FURTHEST = 0.35;

/** A letter or two that touch what is before and after them, both on one baseline. */
function isInside(before: Piece, piece: Piece, after: Piece | undefined): boolean {
  const off = Math.abs(piece.baseline - before.baseline);
  if (!after || piece.text.length > 2 || !/^\p{L}+$/u.test(piece.text)) return false;
  return (
    off > before.size * 0.02 &&
    off < before.size * FURTHEST &&
    Math.abs(after.baseline - before.baseline) < before.size * 0.05 &&
    Math.abs(after.size - before.size) < before.size * 0.05 &&
    touches(before, piece, before.size) &&
    touches(piece, after, before.size)
  );
}

/** No blank between two pieces, and no more laid over each other than a raised letter is. */
function touches(left: Piece, right: Piece, size: number): boolean {
  const gap = right.x - left.right;
  return !right.afterBlank && gap < size * 0.1 && gap > -size * 0.45;
}
