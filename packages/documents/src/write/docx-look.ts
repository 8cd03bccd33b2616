import {
  FONT_SIZE,
  LINE_HEIGHT,
  percentIn,
  type Density,
  type FontPair,
  type Margins,
  type PaperName,
  type TemplateChoices,
} from "@taiyari/domain/resume";

/** How a Word document looks, by the choices a template has; there is no photo in one. */
export interface DocxLook extends Omit<TemplateChoices, "photo"> {
  /** Of the text, as BCP 47 writes it: "en-IN". */
  readonly language: string;
  /** What the document is, in its title: "Cover letter"; without it a resume. */
  readonly kind?: string;
  /** Whether its text is paragraphs that stand apart, as in a letter. */
  readonly isProse?: boolean;
}

/** Twentieths of a point, the unit of lengths in a Word document. */
type Twips = number;

const TWIPS_PER_MM = 1440 / 25.4;

/** Source: ISO 216; ANSI/ASME Y14.1. */
export const PAPER: Readonly<Record<PaperName, { readonly width: Twips; readonly height: Twips }>> =
  {
    a4: { width: 11_906, height: 16_838 },
    letter: { width: 12_240, height: 15_840 },
  };

const MARGIN_MM: Readonly<Record<Margins, number>> = { narrow: 12.7, normal: 19, wide: 25.4 };

/** From each edge of the page to the text. */
export function marginOf(margins: Margins): Twips {
  return Math.round(MARGIN_MM[margins] * TWIPS_PER_MM);
}

/** From the left edge of the text to its right one: where dates end. */
export function textWidth({ paper, margins }: DocxLook): Twips {
  return PAPER[paper].width - 2 * marginOf(margins);
}

/** `line` in 240ths of a line; the others above and below paragraphs. */
export interface Spacing {
  readonly line: number;
  readonly after: Twips;
  readonly entry: Twips;
  readonly section: Twips;
  /** Half points. */
  readonly size: number;
}

const SPACING: Readonly<Record<Density, Spacing>> = {
  tight: { line: 240, after: 20, entry: 80, section: 160, size: 20 },
  normal: { line: 252, after: 40, entry: 120, section: 220, size: 21 },
  airy: { line: 276, after: 80, entry: 160, section: 300, size: 22 },
};

/** The spacing of a document: letters have half a line between their paragraphs. */
export function spacingOf(look: DocxLook): Spacing {
  const spacing = SPACING[look.density];
  const { line, after } = look.isProse ? { line: 276, after: 160 } : spacing;
  return {
    ...spacing,
    after,
    line: Math.round((line * percentIn(LINE_HEIGHT, look.lineHeight)) / 100),
    size: sized(spacing.size, look),
  };
}

/** Half points of a type of that size, as large as the person wants it. */
export function sized(halfPoints: number, { fontSize }: Pick<DocxLook, "fontSize">): number {
  return Math.round((halfPoints * percentIn(FONT_SIZE, fontSize)) / 100);
}

/** Faces that come with Word; `FACES` says what stands in for them elsewhere. */
const SANS = "Calibri";
const SERIF = "Cambria";

export const FONTS: Readonly<
  Record<FontPair, { readonly heading: string; readonly text: string }>
> = {
  inter: { heading: SANS, text: SANS },
  "source-sans": { heading: SANS, text: SANS },
  "source-serif": { heading: SERIF, text: SERIF },
  "serif-over-sans": { heading: SERIF, text: SANS },
  "sans-over-serif": { heading: SANS, text: SERIF },
  hanken: { heading: SANS, text: SANS },
  instrument: { heading: SANS, text: SANS },
  "work-sans": { heading: SANS, text: SANS },
  plex: { heading: SANS, text: SANS },
  anek: { heading: SANS, text: SANS },
  garamond: { heading: SERIF, text: SERIF },
  newsreader: { heading: SERIF, text: SERIF },
  bitter: { heading: SERIF, text: SERIF },
  atkinson: { heading: SANS, text: SANS },
  barlow: { heading: SANS, text: SANS },
  stix: { heading: SERIF, text: SERIF },
  "instrument-serif": { heading: SERIF, text: SANS },
  noto: { heading: SANS, text: SANS },
};

/** For scripts of India (part of Windows since 8) and of East Asia. */
export const COMPLEX_FACE = "Nirmala UI";
export const EAST_ASIAN_FACE = "Microsoft YaHei";

/** Faces a document names, each with the free one that is as wide or has the same scripts. */
export const FACES: readonly { readonly name: string; readonly instead: string }[] = [
  { name: SANS, instead: "Carlito" },
  { name: SERIF, instead: "Caladea" },
  { name: COMPLEX_FACE, instead: "Noto Sans" },
  { name: EAST_ASIAN_FACE, instead: "Noto Sans CJK SC" },
];
