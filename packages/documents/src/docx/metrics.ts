/** Letter widths as a share of the font size, for a plain face between Arial and Times. */
const NARROW = 0.26;
const WIDE = 0.84;
const CAPITAL = 0.65;
const DIGIT = 0.53;
const USUAL = 0.49;
const SPACE = 0.26;
const FULL_WIDTH = 1;

/** Bold letters are a little wider. */
const BOLD_SHARE = 1.05;

const NARROW_LETTERS = new Set("ijlftrI.,;:!|'’‘`()[]{}/\\-");
const WIDE_LETTERS = new Set("mwMW@%—…");

/** East Asian scripts, whose letters are as wide as they are high. */
const FULL_WIDTH_SCRIPT = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;

/** How wide a text is likely to be, in points. The true width needs the font, which the file does not hold. */
export function estimateWidth(text: string, size: number, bold: boolean): number {
  let ems = 0;
  for (const letter of text) ems += widthOf(letter);
  return ems * size * (bold ? BOLD_SHARE : 1);
}

function widthOf(letter: string): number {
  if (letter === " " || letter === "\u00a0") return SPACE;
  if (NARROW_LETTERS.has(letter)) return NARROW;
  if (WIDE_LETTERS.has(letter)) return WIDE;
  if (letter >= "0" && letter <= "9") return DIGIT;
  if (letter >= "A" && letter <= "Z") return CAPITAL;
  return FULL_WIDTH_SCRIPT.test(letter) ? FULL_WIDTH : USUAL;
}
