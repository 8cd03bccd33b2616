import type { Piece } from "../line/line.ts";

/** A dash (Hangul EU) alone, as a template of Google Docs sets it over the headings in its margin. */
const MARK = /^ㅡ$/u;

/** What a mark heads is no further below it, in sizes of the letters. */
const BELOW = 2;

/** A gap so wide, in sizes of the letters, ends what a mark heads. */
const APART = 2;

/**
 * Pieces with the words below a lone dash moved up to its line, and without the dash: it stands at the first line of
 * what a heading in a margin heads, and the heading under it one line too low.
 */
export function raiseMarked(pieces: readonly Piece[]): readonly Piece[] {
  const marks = pieces.filter(({ text }) => MARK.test(text));
  if (marks.length < 2) return pieces;
  const raised = new Map<Piece, number>();
  for (const mark of marks) {
    const first = pieces.find(
      (piece) =>
        Math.abs(piece.x - mark.x) < 2 &&
        piece.baseline > mark.baseline &&
        piece.baseline - mark.baseline < mark.size * BELOW,
    );
    const row = first
      ? pieces.filter(({ baseline }) => Math.abs(baseline - first.baseline) < 1)
      : [];
    let { right } = first ?? mark;
    for (const piece of row.toSorted((a, b) => a.x - b.x)) {
      if (piece.x < mark.x - 1 || piece.x - right > mark.size * APART) continue;
      raised.set(piece, mark.baseline);
      right = Math.max(right, piece.right);
    }
  }
  return pieces
    .filter((piece) => !marks.includes(piece))
    .map((piece) => ({ ...piece, baseline: raised.get(piece) ?? piece.baseline }));
}
