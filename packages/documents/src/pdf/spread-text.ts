/** A gap between letters from here on is set on purpose, in thousandths of the letters' size. */
const LEAST_GAP = 40;

/** Letters that are set apart stand this evenly: the widest and the narrowest gap within a word against the usual one. */
const UNEVEN = 1.6;

/** So many of the gaps are even; pairs like "AV" stand closer. */
const EVEN_SHARE = 0.75;

/** A blank that is not stored is so much wider than the gaps, in thousandths of the letters' size. */
const LEAST_BLANK = 100;

/** Fewer letters than this say nothing of how far they are set apart. */
export const FEWEST_LETTERS = 3;

/** A glyph, or how far the next one is moved to the left, in thousandths of the letters' size. */
export type SpacedGlyph = { readonly text: string } | number;

/**
 * The words of letters that a command sets apart from each other; null where it does not. pdf.js takes every gap over
 * a tenth of the letters' size for a blank, so such words come broken: "SKIL LS".
 */
export function spreadText(glyphs: readonly SpacedGlyph[], charSpacing: number): string | null {
  if (!areSetApart(glyphs, charSpacing)) return null;
  const letters: { readonly text: string; readonly gap: number }[] = [];
  let gap = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === "number") gap -= glyph;
    else {
      letters.push({ text: glyph.text, gap: letters.length === 0 ? 0 : gap + charSpacing });
      gap = 0;
    }
  }
  const inside = letters
    .slice(1)
    .filter(({ text }, i) => text.trim() !== "" && letters[i]?.text.trim() !== "")
    .map((letter) => letter.gap)
    .toSorted((a, b) => a - b);
  const usual = inside[inside.length >> 1] ?? 0;
  const even = inside.filter((own) => own > usual / UNEVEN && own < usual * UNEVEN).length;
  if (
    inside.length < FEWEST_LETTERS - 1 ||
    usual < LEAST_GAP ||
    (inside[0] ?? 0) <= 0 ||
    even < inside.length * EVEN_SHARE
  )
    return null;
  // Where blanks are stored, the gaps between letters part nothing.
  const hasBlanks = letters.slice(0, -1).some(({ text }) => text.trim() === "");
  return letters
    .map(({ text, gap: own }, i) =>
      i > 0 && !hasBlanks && own > usual * UNEVEN && own > usual + LEAST_BLANK ? ` ${text}` : text,
    )
    .join("")
    .replaceAll(/ {2,}/gu, " ")
    .normalize("NFC")
    .trim();
}

/** True where about every second gap could be one that is set on purpose: nearly all text is told apart by this. */
function areSetApart(glyphs: readonly SpacedGlyph[], charSpacing: number): boolean {
  if (charSpacing >= LEAST_GAP) return true;
  let [letters, gaps] = [0, 0];
  for (const glyph of glyphs) {
    if (typeof glyph !== "number") letters += 1;
    else if (-glyph + charSpacing >= LEAST_GAP) gaps += 1;
  }
  return gaps >= (letters - 1) / 4;
}
