/** A TrueType font in memory. Numbers are those of its tables; lengths are font units unless said otherwise. */
export interface Sfnt {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly tables: ReadonlyMap<string, { readonly offset: number; readonly length: number }>;
  readonly unitsPerEm: number;
  readonly glyphCount: number;
}

/** What a PDF font descriptor says about a face, in font units; the angle is degrees, negative for italics. */
export interface FaceMetrics {
  readonly postScriptName: string;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  readonly italic: boolean;
  readonly fixedPitch: boolean;
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
}

/**
 * Reads the directory of a TrueType font.
 *
 * @throws  an Error when it has no outlines of its own (`glyf`), which no bundled face lacks
 *
 * Source: OpenType 1.9, "Font file", "head", "maxp".
 */
export function readSfnt(bytes: Uint8Array): Sfnt {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, { offset: number; length: number }>();
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  const font = { bytes, view, tables, unitsPerEm: 0, glyphCount: 0 };
  if (!tables.has("glyf")) throw new Error("The font has no glyf table.");
  return {
    ...font,
    unitsPerEm: view.getUint16(start(font, "head") + 18),
    glyphCount: view.getUint16(start(font, "maxp") + 4),
  };
}

/** The bytes of a table, a view into the font; null when the font has none of that tag. */
export function tableOf(font: Sfnt, tag: string): Uint8Array | null {
  const table = font.tables.get(tag);
  return table ? font.bytes.subarray(table.offset, table.offset + table.length) : null;
}

/** The outline of a glyph as `glyf` stores it, a view into the font; empty for a blank. */
export function outlineOf(font: Sfnt, glyph: number): Uint8Array {
  const loca = start(font, "loca");
  const long = font.view.getInt16(start(font, "head") + 50) === 1;
  const at = (index: number) =>
    long ? font.view.getUint32(loca + 4 * index) : font.view.getUint16(loca + 2 * index) * 2;
  const glyf = start(font, "glyf");
  return font.bytes.subarray(glyf + at(glyph), glyf + at(glyph + 1));
}

/** The advance width of a glyph. */
export function advanceOf(font: Sfnt, glyph: number): number {
  const last = font.view.getUint16(start(font, "hhea") + 34) - 1;
  return font.view.getUint16(start(font, "hmtx") + 4 * Math.min(glyph, last));
}

/** The left side bearing of a glyph. */
export function bearingOf(font: Sfnt, glyph: number): number {
  const hmtx = start(font, "hmtx");
  const count = font.view.getUint16(start(font, "hhea") + 34);
  return font.view.getInt16(
    glyph < count ? hmtx + 4 * glyph + 2 : hmtx + 4 * count + 2 * (glyph - count),
  );
}

/** The measures of a face. A font without OS/2 version 2 has its ascent as height of capitals. */
export function metricsOf(font: Sfnt): FaceMetrics {
  const { view } = font;
  const head = start(font, "head");
  const hhea = start(font, "hhea");
  const post = font.tables.get("post")?.offset ?? null;
  const os2 = font.tables.get("OS/2")?.offset ?? null;
  const ascent = view.getInt16(hhea + 4);
  const hasHeights = os2 !== null && view.getUint16(os2) >= 2;
  return {
    postScriptName: nameOf(font, 6) || "Face",
    ascent,
    descent: view.getInt16(hhea + 6),
    capHeight: (hasHeights ? view.getInt16(os2 + 88) : 0) || ascent,
    xHeight: hasHeights ? view.getInt16(os2 + 86) : 0,
    italicAngle: post === null ? 0 : view.getInt32(post + 4) / 65_536,
    italic: (view.getUint16(head + 44) & 2) !== 0,
    fixedPitch: post !== null && view.getUint32(post + 12) !== 0,
    box: [36, 38, 40, 42].map((at) => view.getInt16(head + at)) as unknown as FaceMetrics["box"],
  };
}

/** An entry of the `name` table in Windows or Macintosh encoding; "" for none. */
function nameOf(font: Sfnt, id: number): string {
  const table = tableOf(font, "name");
  if (!table) return "";
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const strings = view.getUint16(4);
  for (let at = 6; at < 6 + 12 * view.getUint16(2); at += 12) {
    if (view.getUint16(at + 6) !== id) continue;
    const from = strings + view.getUint16(at + 10);
    const bytes = table.subarray(from, from + view.getUint16(at + 8));
    const wide = view.getUint16(at) !== 1;
    return String.fromCharCode(...bytes.filter((_, index) => !wide || index % 2 === 1));
  }
  return "";
}

function start(font: Pick<Sfnt, "tables">, tag: string): number {
  const table = font.tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table.`);
  return table.offset;
}
