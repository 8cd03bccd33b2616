import type { ProofField, ProofResult } from "@taiyari/domain/proof";
import type { Box, ReadLine } from "@taiyari/domain/resume";
import type { LetterStops } from "../../../shared/file-pages/letter-stops.ts";
import { boxesOf } from "../../../shared/file-pages/mark-boxes.ts";

/** What became of the words in a box of a page. */
export interface Outline extends Box {
  readonly result: ProofResult;
}

/**
 * What to outline on a page: the words of every field, and where the lost ones should stand, which come last so that
 * they lie on top.
 *
 * @param lines  of that page
 * @param stops  where the letters of a line stand
 */
export function outlinesOn(
  lines: readonly ReadLine[],
  fields: readonly ProofField[],
  stops: (line: ReadLine) => LetterStops,
): readonly Outline[] {
  const read = fields.flatMap(({ places, result }) =>
    boxesOf(places, lines, stops).map((box): Outline => ({
      ...box,
      // Of a list that lost a part, those that have a place were read.
      result: result === "lost" ? "same" : result,
    })),
  );
  const lost = fields.flatMap(({ near }) =>
    boxesOf(near, lines, stops).map((box): Outline => ({ ...box, result: "lost" })),
  );
  return [...read, ...lost];
}
