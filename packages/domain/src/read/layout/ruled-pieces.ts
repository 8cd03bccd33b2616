import type { Box } from "../../resume/document.ts";
import type { Piece } from "../line/line.ts";

/** A blank further from a line than this many sizes of the letters is not where the line separates a text. */
const NEAREST_BLANK = 1.5;

/** Cuts pieces that a file runs across the upright lines of a table, at the blank where each line is. */
export function cutAtLines(pieces: readonly Piece[], upright: readonly Box[]): readonly Piece[] {
  if (upright.length === 0) return pieces;
  return pieces.flatMap((piece) => cutPiece(piece, upright));
}

function cutPiece(piece: Piece, upright: readonly Box[]): Piece[] {
  const blanks = [...piece.text.matchAll(/\s+/gu)];
  if (blanks.length === 0) return [piece];
  const step = (piece.right - piece.x) / piece.text.length;
  const xOf = (at: number) => piece.x + step * at;
  const cuts = new Map<number, { readonly length: number; readonly x: number }>();
  for (const line of upright) {
    const crosses =
      line.x > piece.x + piece.size * 0.5 &&
      line.x < piece.right - piece.size * 0.5 &&
      line.y < piece.baseline &&
      line.y + line.height > piece.baseline - piece.size * 0.3;
    if (!crosses) continue;
    const away = (blank: RegExpMatchArray) =>
      Math.abs(xOf((blank.index ?? 0) + blank[0].length / 2) - line.x);
    const [blank] = blanks.toSorted((a, b) => away(a) - away(b));
    if (blank && away(blank) <= piece.size * NEAREST_BLANK)
      cuts.set(blank.index, { length: blank[0].length, x: line.x + line.width });
  }
  const parts: Piece[] = [];
  let rest = piece;
  let done = 0;
  for (const [at, cut] of [...cuts].toSorted(([a], [b]) => a - b)) {
    if (at <= done) continue;
    parts.push({ ...rest, text: piece.text.slice(done, at), right: cut.x - piece.size * 0.5 });
    done = at + cut.length;
    rest = { ...piece, x: cut.x + piece.size * 0.2, afterBlank: true };
  }
  return [...parts, { ...rest, text: piece.text.slice(done) }];
}
