import type { ProofField } from "@taiyari/domain/proof";

/**
 * What a machine has of a lost field. Symbols that no font has stand in the file as boxes; of other parts that did not
 * come through there is nothing, whatever became of the rest of the field.
 *
 * @param missing  graphemes that no font has
 */
export function readWords(
  { typed, read, parts, cause }: Pick<ProofField, "typed" | "read" | "parts" | "cause">,
  missing: readonly string[],
): string {
  if (cause?.kind === "fancy-letters" || cause?.kind === "no-glyph") {
    const lost = parts.length > 0 ? parts.join(", ") : typed;
    return missing.reduce((text, grapheme) => text.replaceAll(grapheme, "□"), lost);
  }
  return read === "" || parts.length > 0 ? "Nothing" : read;
}
