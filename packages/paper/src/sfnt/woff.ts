import { unzlibSync } from "fflate";
import { padded, writeDirectoryHead } from "./write-sfnt.ts";

const WOFF_SIGNATURE = 0x774f_4646;

/**
 * Unpacks a WOFF 1.0 font to the TrueType font inside; bytes of any other kind come back as they are.
 *
 * Source: W3C WOFF File Format 1.0, sections 3 to 5. WOFF2 is not read: it needs a Brotli decoder that browsers
 * do not offer to scripts.
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== WOFF_SIGNATURE) return woff;
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + 20 * index;
    return {
      tag: view.getUint32(at),
      offset: view.getUint32(at + 4),
      packed: view.getUint32(at + 8),
      length: view.getUint32(at + 12),
      checksum: view.getUint32(at + 16),
    };
  });
  const first = 12 + 16 * count;
  const bytes = new Uint8Array(tables.reduce((size, table) => size + padded(table.length), first));
  const out = new DataView(bytes.buffer);
  writeDirectoryHead(out, view.getUint32(4), count);
  let at = first;
  for (const [index, table] of tables.entries()) {
    const entry = 12 + 16 * index;
    out.setUint32(entry, table.tag);
    out.setUint32(entry + 4, table.checksum);
    out.setUint32(entry + 8, at);
    out.setUint32(entry + 12, table.length);
    const data = woff.subarray(table.offset, table.offset + table.packed);
    bytes.set(
      table.packed < table.length ? unzlibSync(data, { out: new Uint8Array(table.length) }) : data,
      at,
    );
    at += padded(table.length);
  }
  return bytes;
}
