import * as harfbuzz from "harfbuzzjs";
import { advanceOf, type FaceMetrics, metricsOf, readSfnt, type Sfnt } from "../sfnt/sfnt.ts";
import type { Part } from "../sfnt/subset.ts";
import { woffToSfnt } from "../sfnt/woff.ts";

/** Characters that are drawn together: a letter, a ligature, a syllable of a complex script. Lengths: font units. */
export interface Cluster {
  readonly text: string;
  /** Outlines from left to right; offsets count from the cluster's start. */
  readonly parts: readonly Part[];
  readonly advance: number;
  /** What kerning adds to the advance. */
  readonly kerning: number;
}

/** A face that can set text. */
export interface Shaper {
  readonly font: Sfnt;
  readonly metrics: FaceMetrics;
  /**
   * The clusters of a text in reading order. The same text, features and language give the same array.
   *
   * @param features  OpenType tags to switch on, or off with a leading "-"
   * @param language  a BCP 47 tag; some languages have glyphs of their own
   */
  readonly shape: (
    text: string,
    features: readonly string[],
    language?: string,
  ) => readonly Cluster[];
  /** The advance of a space; a quarter of an em in a face without one. */
  readonly space: number;
}

/**
 * A sign that joins the consonants around it: they are drawn over or into one another and read as one syllable.
 * HarfBuzz does not yet count them as one cluster where the font has no ligature. In Tamil it only silences a vowel.
 *
 * Source: Unicode Standard Annex #29, revision 43, rule GB9c.
 */
const JOINING_VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0C4D\u0CCD\u0D4D]/u;

const shapers = new WeakMap<Uint8Array, Shaper>();

/**
 * Opens a face for shaping, with HarfBuzz, which is what Chromium and Firefox shape with. The same array of bytes
 * gives the same shaper, so a second document is set faster.
 *
 * @param file  a WOFF 1.0 or TrueType file
 * @throws      an Error when the file is neither
 */
export function openFace(file: Uint8Array): Shaper {
  const known = shapers.get(file);
  if (known) return known;
  const bytes = woffToSfnt(file);
  const sfnt = readSfnt(bytes);
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes.slice().buffer)));
  const space = font.nominalGlyph(0x20);
  const shaped = new Map<string, readonly Cluster[]>();
  const shaper: Shaper = {
    font: sfnt,
    metrics: metricsOf(sfnt),
    space: space === undefined ? sfnt.unitsPerEm / 4 : advanceOf(sfnt, space),
    shape(text, features, language = "") {
      const key = `${features.join()}|${language}|${text}`;
      const before = shaped.get(key);
      if (before) return before;
      const clusters = shape(font, sfnt, text, features, language);
      shaped.set(key, clusters);
      return clusters;
    },
  };
  shapers.set(file, shaper);
  return shaper;
}

function shape(
  font: harfbuzz.Font,
  sfnt: Sfnt,
  text: string,
  features: readonly string[],
  language: string,
): Cluster[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  if (language !== "") buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  buffer.setDirection(harfbuzz.Direction.LTR);
  harfbuzz.shape(
    font,
    buffer,
    features.map((name) =>
      name.startsWith("-") ? new harfbuzz.Feature(name.slice(1), 0) : new harfbuzz.Feature(name, 1),
    ),
  );
  const infos = buffer.getGlyphInfos();
  const places = buffer.getGlyphPositions();
  const glyphs = infos.map(({ codepoint, cluster }, index) => ({
    glyph: codepoint,
    start: cluster,
    ...(places[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }),
  }));
  const starts = [...new Set(glyphs.map(({ start }) => start))]
    .toSorted((a, b) => a - b)
    .filter((start, index) => index === 0 || !JOINING_VIRAMA.test(text.slice(start - 1, start)));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    const members = glyphs.filter((glyph) => glyph.start >= start && glyph.start < end);
    return clusterOf(sfnt, text.slice(start, end), members);
  });
}

interface Placed {
  readonly glyph: number;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

function clusterOf(sfnt: Sfnt, text: string, members: readonly Placed[]): Cluster {
  const [only] = members;
  if (only && members.length === 1 && only.xOffset === 0 && only.yOffset === 0) {
    const advance = advanceOf(sfnt, only.glyph);
    const parts = [{ glyph: only.glyph, dx: 0, dy: 0 }];
    return { text, parts, advance, kerning: only.xAdvance - advance };
  }
  let x = 0;
  const parts = members.map(({ glyph, xAdvance, xOffset, yOffset }) => {
    const part = { glyph, dx: Math.round(x + xOffset), dy: Math.round(yOffset) };
    x += xAdvance;
    return part;
  });
  return { text, parts, advance: x, kerning: 0 };
}
