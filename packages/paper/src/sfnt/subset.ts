import { advanceOf, bearingOf, outlineOf, type Sfnt, tableOf } from "./sfnt.ts";
import { padded, writeSfnt } from "./write-sfnt.ts";

/** An outline of the font, moved by whole font units. */
export interface Part {
  readonly glyph: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * A glyph of the subset: one per outline × Unicode string × advance. A cluster of a complex script is one glyph of
 * several parts; letter-spacing is inside `advance`; no parts is a blank.
 */
export interface VirtualGlyph {
  readonly parts: readonly Part[];
  /** Font units. */
  readonly advance: number;
  /** What the glyph reads as; "" only for .notdef and for parts of others. */
  readonly unicode: string;
}

export interface Subset {
  readonly font: Sfnt;
  /** In order of their ids; 0 is .notdef. */
  readonly glyphs: VirtualGlyph[];
  readonly ids: Map<string, number>;
}

export function createSubset(font: Sfnt): Subset {
  const notdef = { parts: [{ glyph: 0, dx: 0, dy: 0 }], advance: advanceOf(font, 0), unicode: "" };
  return { font, glyphs: [notdef], ids: new Map() };
}

/** The id of a virtual glyph, given to it at its first use. Ids are both CID and glyph index. */
export function addGlyph(subset: Subset, glyph: VirtualGlyph): number {
  const parts = glyph.parts.map(({ glyph: id, dx, dy }) => `${id},${dx},${dy}`).join(";");
  const key = `${glyph.advance}|${glyph.unicode}|${parts}`;
  const known = subset.ids.get(key);
  if (known !== undefined) return known;
  subset.ids.set(key, subset.glyphs.length);
  return subset.glyphs.push(glyph) - 1;
}

/**
 * Writes the subset as a TrueType font without `cmap` or `name`: a PDF addresses its glyphs by number.
 *
 * Outlines that only serve as parts of composites are appended, so the font may have more glyphs than were added;
 * their ids are above all that `addGlyph` gave.
 *
 * Source: OpenType 1.9, "glyf" (composite description), "maxp"; ISO 32000-2:2020 §9.9 for the tables a PDF needs.
 */
export function writeSubset(subset: Subset): Uint8Array {
  const { font } = subset;
  const glyphs = [...subset.glyphs];
  const plain = new Map<number, number>();
  for (const [id, { parts }] of glyphs.entries()) {
    const [only] = parts;
    if (only && isPlain(parts) && !plain.has(only.glyph)) plain.set(only.glyph, id);
  }
  const idOf = (glyph: number): number => {
    const known = plain.get(glyph);
    if (known !== undefined) return known;
    plain.set(glyph, glyphs.length);
    const part = { glyph, dx: 0, dy: 0 };
    return glyphs.push({ parts: [part], advance: advanceOf(font, glyph), unicode: "" }) - 1;
  };

  const outlines: Uint8Array[] = [];
  const bearings: number[] = [];
  let deepest = 0;
  // `glyphs` grows while it is walked: parts come at its end.
  for (let id = 0; id < glyphs.length; id++) {
    const parts = (glyphs[id]?.parts ?? []).filter(
      (part) => outlineOf(font, part.glyph).length >= 10,
    );
    const [first] = parts;
    if (first && isPlain(parts)) {
      outlines.push(withParts(outlineOf(font, first.glyph), idOf));
      bearings.push(bearingOf(font, first.glyph));
    } else if (first) {
      const composite = compose(font, parts, idOf);
      outlines.push(composite);
      bearings.push(new DataView(composite.buffer).getInt16(2));
      deepest = Math.max(deepest, parts.length);
    } else {
      outlines.push(new Uint8Array());
      bearings.push(0);
    }
  }
  return writeSfnt(tablesOf(font, glyphs, outlines, bearings, deepest));
}

function isPlain(parts: readonly Part[]): boolean {
  return parts.length === 1 && parts[0]?.dx === 0 && parts[0].dy === 0;
}

/** A composite of several outlines, each at its place. */
function compose(font: Sfnt, parts: readonly Part[], idOf: (glyph: number) => number): Uint8Array {
  const bytes = new Uint8Array(10 + 8 * parts.length);
  const view = new DataView(bytes.buffer);
  const boxes = parts.map(({ glyph, dx, dy }) => {
    const outline = outlineOf(font, glyph);
    const box = new DataView(outline.buffer, outline.byteOffset, 10);
    return [
      box.getInt16(2) + dx,
      box.getInt16(4) + dy,
      box.getInt16(6) + dx,
      box.getInt16(8) + dy,
    ] as const;
  });
  view.setInt16(0, -1);
  view.setInt16(2, Math.min(...boxes.map(([left]) => left)));
  view.setInt16(4, Math.min(...boxes.map(([, bottom]) => bottom)));
  view.setInt16(6, Math.max(...boxes.map(([, , right]) => right)));
  view.setInt16(8, Math.max(...boxes.map(([, , , top]) => top)));
  for (const [index, part] of parts.entries()) {
    const at = 10 + 8 * index;
    const more = index < parts.length - 1 ? Composite.more : 0;
    view.setUint16(at, Composite.wordArguments | Composite.argumentsAreXy | more);
    view.setUint16(at + 2, idOf(part.glyph));
    view.setInt16(at + 4, part.dx);
    view.setInt16(at + 6, part.dy);
  }
  return bytes;
}

const Composite = {
  wordArguments: 0x1,
  argumentsAreXy: 0x2,
  scale: 0x8,
  more: 0x20,
  scaleXy: 0x40,
  twoByTwo: 0x80,
} as const;

/** An outline whose components, if it is a composite of the font's own, are numbered anew. */
export function withParts(outline: Uint8Array, idOf: (glyph: number) => number): Uint8Array {
  const own = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (own.getInt16(0) >= 0) return outline;
  const bytes = outline.slice();
  const view = new DataView(bytes.buffer);
  let at = 10;
  for (let flags = Composite.more as number; (flags & Composite.more) !== 0;) {
    flags = view.getUint16(at);
    view.setUint16(at + 2, idOf(view.getUint16(at + 2)));
    const words = (flags & Composite.wordArguments) === 0 ? 1 : 2;
    const scale =
      (flags & Composite.scale) !== 0
        ? 1
        : (flags & Composite.scaleXy) !== 0
          ? 2
          : (flags & Composite.twoByTwo) !== 0
            ? 4
            : 0;
    at += 4 + 2 * words + 2 * scale;
  }
  return bytes;
}

function tablesOf(
  font: Sfnt,
  glyphs: readonly VirtualGlyph[],
  outlines: readonly Uint8Array[],
  bearings: readonly number[],
  deepest: number,
): Map<string, Uint8Array> {
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * glyphs.length));
  const glyf = new Uint8Array(outlines.reduce((size, { length }) => size + padded(length), 0));
  let at = 0;
  for (const [id, outline] of outlines.entries()) {
    glyf.set(outline, at);
    at += padded(outline.length);
    loca.setUint32(4 * (id + 1), at);
    hmtx.setUint16(4 * id, Math.max(0, Math.round(glyphs[id]?.advance ?? 0)));
    hmtx.setInt16(4 * id + 2, bearings[id] ?? 0);
  }
  const head = copy(font, "head");
  head.view.setInt16(50, 1);
  const hhea = copy(font, "hhea");
  hhea.view.setUint16(34, glyphs.length);
  const maxp = copy(font, "maxp");
  maxp.view.setUint16(4, glyphs.length);
  if (maxp.bytes.length >= 32 && deepest > 0) {
    const grow = (offset: number, least: number) =>
      maxp.view.setUint16(offset, Math.min(0xffff, Math.max(maxp.view.getUint16(offset), least)));
    grow(10, maxp.view.getUint16(6) * deepest);
    grow(12, maxp.view.getUint16(8) * deepest);
    grow(28, deepest);
    grow(30, maxp.view.getUint16(30) + 1);
  }
  const tables = new Map([
    ["head", head.bytes],
    ["hhea", hhea.bytes],
    ["maxp", maxp.bytes],
    ["hmtx", new Uint8Array(hmtx.buffer)],
    ["loca", new Uint8Array(loca.buffer)],
    ["glyf", glyf],
  ]);
  for (const tag of ["cvt ", "fpgm", "prep"]) {
    const table = tableOf(font, tag);
    if (table) tables.set(tag, table);
  }
  return tables;
}

function copy(font: Sfnt, tag: string): { bytes: Uint8Array; view: DataView } {
  const bytes = tableOf(font, tag)?.slice() ?? new Uint8Array();
  return { bytes, view: new DataView(bytes.buffer) };
}
