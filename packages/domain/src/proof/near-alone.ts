import type { Place } from "../resume/reading.ts";
import type { FileText } from "./file-text.ts";
import type { ProofField } from "./proof.ts";
import { plainLetters, squeezed } from "./words.ts";

/** Fewer letters than this occur in a file by chance. */
const FEWEST_LETTERS = 3;

/**
 * Where the symbols of a lost field are, when nothing beside them shows it: where a machine has plain letters for
 * them, or the letters around them, that belong to no field that was read.
 *
 * @param taken    the places of the fields that were read as they were typed
 * @param missing  graphemes without a glyph
 * @returns        [] where it is not lost to symbols, and where the letters are at no place or at several
 */
export function nearAlone(
  { typed, parts, cause }: Pick<ProofField, "typed" | "parts" | "cause">,
  taken: readonly Place[],
  text: FileText,
  missing: readonly string[],
): readonly Place[] {
  if (cause?.kind !== "fancy-letters" && cause?.kind !== "no-glyph") return [];
  return (parts.length > 0 ? parts : [typed]).flatMap((part) => {
    const letters = lettersLeft(part, missing);
    if (squeezed(letters).length < FEWEST_LETTERS) return [];
    const free = text
      .everyPlaceOf(letters)
      .filter((places) => !places.some((place) => taken.some((other) => overlap(place, other))));
    const [only] = free;
    return only && free.length === 1 ? only : [];
  });
}

/** What a file may have of a text: plain letters for symbols that look like them, nothing for a missing grapheme. */
export function lettersLeft(part: string, missing: readonly string[]): string {
  const plain = plainLetters(part) ?? part;
  return missing.reduce((rest, grapheme) => rest.replaceAll(grapheme, ""), plain);
}

function overlap(a: Place, b: Place): boolean {
  return a.line === b.line && a.from < b.to && b.from < a.to;
}
