/** Characters from one to another, both of them in it, and the glyph of the first. */
export interface Mapping {
  readonly from: number;
  readonly to: number;
  readonly glyph: number;
}

/** What a group of more than one character means: glyph after glyph, or the same for all. */
const FORMATS = { "glyphs in a row": 12, "one glyph": 13 } as const;

/**
 * A table that gives characters their glyphs. Source: OpenType 1.9, "cmap", formats 12 and 13.
 *
 * @param mappings  in the order of their characters
 */
export function cmapOf(kind: keyof typeof FORMATS, mappings: readonly Mapping[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(12 + 16 + 12 * mappings.length));
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, FORMATS[kind]);
  view.setUint32(16, 16 + 12 * mappings.length);
  view.setUint32(24, mappings.length);
  for (const [index, { from, to, glyph }] of mappings.entries()) {
    view.setUint32(28 + 12 * index, from);
    view.setUint32(32 + 12 * index, to);
    view.setUint32(36 + 12 * index, glyph);
  }
  return new Uint8Array(view.buffer);
}
