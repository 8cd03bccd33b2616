import {
  arial,
  calibri,
  cambria,
  type FaceWidths,
  type FontFace,
  openSans,
  times,
  timesItalic,
  verdana,
} from "./font-faces.ts";
import type { RunFormat } from "./model.ts";

interface Family {
  readonly names: RegExp;
  readonly face: FontFace;
  readonly italic?: FontFace;
  /** How much wider than the face these fonts are. */
  readonly stretch: number;
}

/** Which face measures which fonts. The first that fits counts; the stretches are rough. */
const FAMILIES: readonly Family[] = [
  { names: /verdana|dejavu|vera sans/i, face: verdana, stretch: 1 },
  { names: /calibri|carlito/i, face: calibri, stretch: 1 },
  { names: /cambria|caladea/i, face: cambria, stretch: 1 },
  { names: /arial narrow|sans narrow|condensed/i, face: arial, stretch: 0.82 },
  { names: /arial|helvetica|liberation sans|arimo|nimbus sans/i, face: arial, stretch: 1 },
  { names: /garamond/i, face: times, italic: timesItalic, stretch: 0.93 },
  { names: /georgia|palatino|antiqua|bookman|century/i, face: times, stretch: 1.09 },
  { names: /times|serif|roman|tinos|charter/i, face: times, italic: timesItalic, stretch: 1 },
  { names: /open sans|noto sans|segoe/i, face: openSans, stretch: 1 },
  { names: /aptos|candara|corbel|lato|source sans/i, face: calibri, stretch: 1.06 },
];
const OTHER: Family = { names: /(?:)/, face: arial, stretch: 1 };

const SANS_SERIF = /sans[ -]serif/i;
const MONOSPACED = /courier|mono|consol/i;
const MONOSPACED_WIDTH = 0.6;

const FIRST_ASCII = 32;
/** Letters that the faces do not tell of. Shares of the font size. */
const USUAL = 0.53;
const FULL_WIDTH = 1;
/** Signs above and below a letter. */
const ACCENT = /\p{Mn}/u;
/** East Asian scripts, whose letters are as wide as they are high. */
const FULL_WIDTH_SCRIPT = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;
/** Punctuation that is as wide as another letter. */
const SAME_WIDTH: Readonly<Record<string, string>> = {
  "\u00a0": " ",
  "’": "‘",
  "”": "“",
  "„": "“",
  "‚": "‘",
  "\u2011": "-",
  "·": ".",
  "€": "0",
  "£": "0",
  "₹": "0",
};

/** How wide a text is likely to be, in points. The true width needs the font, which the file does not hold. */
export function textWidth(text: string, { font, size, bold, italic, spacing }: RunFormat): number {
  const extra = spacing === 0 ? 0 : Array.from(text).length * spacing;
  if (MONOSPACED.test(font)) return Array.from(text).length * MONOSPACED_WIDTH * size + extra;
  const family = familyOf(font);
  const face = (italic && family.italic) || family.face;
  const widths = bold ? face.bold : face.regular;
  let ems = 0;
  for (const letter of text) ems += letterWidth(letter, widths);
  return ems * size * family.stretch + extra;
}

/** The height of a line of a font, and the part of it below the letters' feet, as shares of the font size. */
export function lineShares({ font }: RunFormat): Pick<FontFace, "lineHeight" | "below"> {
  return familyOf(font).face;
}

function familyOf(font: string): Family {
  if (SANS_SERIF.test(font)) return OTHER;
  return FAMILIES.find(({ names }) => names.test(font)) ?? OTHER;
}

function letterWidth(letter: string, widths: FaceWidths): number {
  const same = SAME_WIDTH[letter] ?? letter;
  const code = same.charCodeAt(0);
  const width = widths.ascii[code - FIRST_ASCII] ?? widths.further[same];
  if (width !== undefined) return width / 1000;
  if (ACCENT.test(letter)) return 0;
  if (FULL_WIDTH_SCRIPT.test(letter)) return FULL_WIDTH;
  // Letters with accents are as wide as without.
  const [plain = letter] = letter.normalize("NFD");
  return plain === letter ? USUAL : letterWidth(plain, widths);
}
