/**
 * Puts tables together to a TrueType font, sorted by tag and padded to four bytes.
 *
 * @param tables  by their four-letter tag
 *
 * Source: OpenType 1.9, "Font file". `head.checkSumAdjustment` is left as it is: readers of embedded fonts ignore it.
 */
export function writeSfnt(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const first = 12 + 16 * sorted.length;
  const total = sorted.reduce((size, [, data]) => size + padded(data.length), first);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  writeDirectoryHead(view, 0x0001_0000, sorted.length);
  let at = first;
  for (const [index, [tag, data]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    for (let letter = 0; letter < 4; letter++) bytes[entry + letter] = tag.charCodeAt(letter);
    bytes.set(data, at);
    view.setUint32(entry + 4, checksum(view, at, padded(data.length)));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, data.length);
    at += padded(data.length);
  }
  return bytes;
}

/** The first twelve bytes of a font file. */
export function writeDirectoryHead(view: DataView, version: number, tables: number): void {
  const power = Math.floor(Math.log2(tables));
  view.setUint32(0, version);
  view.setUint16(4, tables);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, tables * 16 - (16 << power));
}

/** A length rounded up to whole four-byte words. */
export function padded(length: number): number {
  return (length + 3) & ~3;
}

function checksum(view: DataView, at: number, length: number): number {
  let sum = 0;
  for (let word = at; word < at + length; word += 4) sum = (sum + view.getUint32(word)) >>> 0;
  return sum;
}
