import type { HeaderPiece } from "../entries/pieces.ts";
import { degreeScore } from "../../lexicon/degrees.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { joinTexts } from "../line/found.ts";

/**
 * Pieces with a school's name put together that its narrow column breaks before the word schools are known by: "Guru
 * Nanak" over "Engineering College". Only of two lines set apart by their bold letters, each with nothing else.
 */
export function withBrokenSchools(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  const put: HeaderPiece[] = [];
  for (const piece of pieces) {
    const before = put.at(-1);
    const text = before ? joinTexts(before.text, piece.text) : "";
    const isBroken =
      before !== undefined &&
      before.more.length === 0 &&
      isBelow(before, piece) &&
      [before, piece].every(
        (own) => own.bold && isAlone(own, pieces) && degreeScore(own.text) < 1,
      ) &&
      institutionScore(before.text) < 2 &&
      institutionScore(text) >= 2;
    if (before && isBroken)
      put[put.length - 1] = { ...before, text, more: [piece], isPlace: false };
    else put.push(piece);
  }
  return put;
}

/** True for a line right below another, set like it, where other lines of the entry are set otherwise. */
function isBelow({ line: above }: HeaderPiece, { line }: HeaderPiece): boolean {
  return (
    line.number === above.number + 1 &&
    line.gap !== null &&
    line.gap < line.size * 1.4 &&
    Math.abs(line.x - above.x) < 1 &&
    Math.abs(line.size - above.size) < 0.3
  );
}

function isAlone(piece: HeaderPiece, pieces: readonly HeaderPiece[]): boolean {
  return (
    piece.line.cells.length === 1 &&
    pieces.every((other) => other === piece || other.line !== piece.line)
  );
}
