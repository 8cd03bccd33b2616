import { uint16, uint8, utf16Text } from "./little-endian.ts";

/** Where a font's name begins in its entry, counted from the byte after the length. Source: [MS-DOC] 2.9.82. */
const NAME_AT = 39;

/** The names of a document's fonts, in the order of their numbers. */
export function readFonts(table: Uint8Array): string[] {
  const count = uint16(table, 0);
  const names: string[] = [];
  for (let at = 4; names.length < count && at < table.length; at += 1 + uint8(table, at)) {
    const letters = Math.max(0, (uint8(table, at) - NAME_AT) / 2);
    names.push(utf16Text(table, at + 1 + NAME_AT, letters).replace(/\0[\s\S]*$/, ""));
  }
  return names;
}
