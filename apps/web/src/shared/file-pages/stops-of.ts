import type { ReadLine, TextRun } from "@taiyari/domain/resume";
import { letterStops, type LetterStops } from "./letter-stops.ts";

/** Where the letters of each line of a page stand, worked out once for each. */
export function stopsOf(runs: readonly TextRun[]): (line: ReadLine) => LetterStops {
  const known = new Map<number, LetterStops>();
  return (line) => {
    const found = known.get(line.number) ?? letterStops(line, runs);
    known.set(line.number, found);
    return found;
  };
}
