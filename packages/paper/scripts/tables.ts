import { deflateSync } from "node:zlib";
import { readSfnt, type Sfnt, tableOf } from "../src/sfnt/sfnt.ts";
import { padded } from "../src/sfnt/write-sfnt.ts";

/** A copy of a font's table with something else in it; empty where the font has none. */
export function changedTable(
  model: Sfnt,
  tag: string,
  change: (view: DataView) => void,
): Uint8Array {
  const bytes = tableOf(model, tag)?.slice() ?? new Uint8Array();
  change(new DataView(bytes.buffer));
  return bytes;
}

/** Says what a face is called and whose it is. */
export function nameTable(family: string, license: string): Uint8Array {
  const names = [
    [1, family],
    [2, "Regular"],
    [4, family],
    [6, family.replace(" ", "")],
    [13, license],
  ] as const;
  const first = 6 + 12 * names.length;
  const size = names.reduce((sum, [, text]) => sum + 2 * text.length, first);
  const view = new DataView(new ArrayBuffer(size));
  view.setUint16(2, names.length);
  view.setUint16(4, first);
  let at = first;
  for (const [index, [id, text]] of names.entries()) {
    const record = 6 + 12 * index;
    for (const [field, value] of [3, 1, 0x409, id, 2 * text.length, at - first].entries()) {
      view.setUint16(record + 2 * field, value);
    }
    for (const letter of text) {
      view.setUint16(at, letter.charCodeAt(0));
      at += 2;
    }
  }
  return new Uint8Array(view.buffer);
}

/** Packs a TrueType font as WOFF 1.0. Source: W3C WOFF File Format 1.0, sections 3 to 5. */
export function toWoff(sfnt: Uint8Array): Uint8Array {
  const font = readSfnt(sfnt);
  const tables = [...font.tables].map(([tag, { offset, length }], index) => {
    const data = sfnt.subarray(offset, offset + length);
    const packed = deflateSync(data, { level: 9 });
    const checksum = font.view.getUint32(12 + 16 * index + 4);
    return { tag, length, checksum, data: packed.length < length ? packed : data };
  });
  const first = 44 + 20 * tables.length;
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), first);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x774f_4646);
  view.setUint32(4, 0x0001_0000);
  view.setUint32(8, size);
  view.setUint16(12, tables.length);
  view.setUint32(16, sfnt.length);
  view.setUint16(20, 1);
  let at = first;
  for (const [index, { tag, length, checksum, data }] of tables.entries()) {
    const entry = 44 + 20 * index;
    for (let letter = 0; letter < 4; letter++) bytes[entry + letter] = tag.charCodeAt(letter);
    for (const [field, value] of [at, data.length, length, checksum].entries()) {
      view.setUint32(entry + 4 + 4 * field, value);
    }
    bytes.set(data, at);
    at += padded(data.length);
  }
  return bytes;
}
