import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import { advanceOf, bearingOf, outlineOf, readSfnt, type Sfnt } from "../src/sfnt/sfnt.ts";
import { withParts } from "../src/sfnt/subset.ts";
import { padded, writeSfnt } from "../src/sfnt/write-sfnt.ts";
import { woffToSfnt } from "../src/sfnt/woff.ts";
import { cmapOf, type Mapping } from "./cmap.ts";
import { changedTable, nameTable, toWoff } from "./tables.ts";

/** The family of the face made here. */
export const SYMBOLS = "Paper Symbols";

const LICENSE = "Made from Noto Sans Math, Symbols 2 and Devanagari; SIL Open Font License 1.1";

/** Signs a resume uses that the Latin faces lack, and the face each comes from. All have 1,000 units to the em. */
const SOURCES = [
  {
    module:
      "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff",
    signs: "₹",
  },
  {
    module: "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff",
    signs: "←↑→↓↔↕↖↗↘↙↦↩↪⇄⇆⇐⇑⇒⇓⇔∀∂∃∅∆∇∈∉∋∏∑−∓∕∗∘∙√∛∝∞∠∥∧∨∩∪∫∴∵∼≃≅≈≠≡≤≥≪≫⊂⊃⊆⊇⊕⊗⊥⋅⋆⋮⋯",
  },
  {
    module: "@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff",
    signs: "■□▪▫▬▲△▴▶▷▸►▼▽▾◀◁◂◆◇◈◉○◌●◐◑◦★☆☎☐☑☒♠♣♥♦⚑✂✆✈✉✎✏✐✓✔✕✖✗✘✚✦✧✪✯✱✳✶✿❀❖❤➔➙➜➝➞➤➥➦⬛⬜⭐",
  },
];

interface Glyph {
  /** Null for .notdef and for outlines that only serve in others. */
  readonly point: number | null;
  readonly advance: number;
  readonly bearing: number;
  outline: Uint8Array;
}

/** The symbols face as WOFF 1.0. A sign its source lacks is left out. Same sources, same bytes. */
export async function makeSymbols(): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  const fonts: Sfnt[] = [];
  const glyphs: Glyph[] = [];
  for (const { module, signs } of SOURCES) {
    const bytes = woffToSfnt(await readFile(require.resolve(module)));
    const font = readSfnt(bytes);
    const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
    if (font.unitsPerEm !== 1000) throw new Error(`${module} has another em.`);
    if (fonts.length === 0) include(glyphs, font, 0, null);
    fonts.push(font);
    for (const sign of signs) {
      const point = sign.codePointAt(0) ?? 0;
      const glyph = shaper.nominalGlyph(point);
      if (glyph) include(glyphs, font, glyph, point);
    }
  }
  const [, math] = fonts;
  if (!math) throw new Error("No sources.");
  return toWoff(writeSfnt(tablesOf(math, glyphs)));
}

/** Adds a glyph and what it is composed of. Returns its number. */
function include(glyphs: Glyph[], font: Sfnt, glyph: number, point: number | null): number {
  const made: Glyph = {
    point,
    advance: advanceOf(font, glyph),
    bearing: bearingOf(font, glyph),
    outline: outlineOf(font, glyph),
  };
  const id = glyphs.push(made) - 1;
  if (made.outline.length > 0) {
    made.outline = withParts(made.outline, (part) => include(glyphs, font, part, null));
  }
  return id;
}

function tablesOf(model: Sfnt, glyphs: readonly Glyph[]): Map<string, Uint8Array> {
  const glyf = new Uint8Array(
    glyphs.reduce((size, glyph) => size + padded(glyph.outline.length), 0),
  );
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * glyphs.length));
  let at = 0;
  for (const [id, glyph] of glyphs.entries()) {
    glyf.set(glyph.outline, at);
    at += padded(glyph.outline.length);
    loca.setUint32(4 * (id + 1), at);
    hmtx.setUint16(4 * id, glyph.advance);
    hmtx.setInt16(4 * id + 2, glyph.bearing);
  }
  const changed = (tag: string, change: (view: DataView) => void) =>
    changedTable(model, tag, change);
  return new Map([
    ["head", changed("head", (head) => head.setInt16(50, 1))],
    ["hhea", changed("hhea", (hhea) => hhea.setUint16(34, glyphs.length))],
    ["maxp", changed("maxp", (maxp) => maxp.setUint16(4, glyphs.length))],
    ["OS/2", changed("OS/2", () => undefined)],
    ["hmtx", new Uint8Array(hmtx.buffer)],
    ["loca", new Uint8Array(loca.buffer)],
    ["glyf", glyf],
    ["cmap", cmapOf("glyphs in a row", mappingsOf(glyphs))],
    ["name", nameTable(SYMBOLS, LICENSE)],
    ["post", changed("post", (post) => post.setUint32(0, 0x0003_0000)).slice(0, 32)],
  ]);
}

/** The character of each glyph that has one, in their order. */
function mappingsOf(glyphs: readonly Glyph[]): Mapping[] {
  return [...glyphs.entries()]
    .flatMap(([glyph, { point }]) => (point === null ? [] : [{ from: point, to: point, glyph }]))
    .toSorted((a, b) => a.from - b.from);
}
