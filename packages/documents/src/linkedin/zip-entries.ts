/** A file in a ZIP as its directory lists it. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes when unpacked, as announced. */
  readonly size: number;
  readonly packedSize: number;
  readonly isEncrypted: boolean;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The comment behind the directory is no longer than this. */
const LONGEST_COMMENT = 0xffff;
/** More are not listed: LinkedIn's archives have fewer than a hundred. */
const MOST_ENTRIES = 2000;

/**
 * What a ZIP holds, by its directory, without unpacking anything; null for bytes that have no whole directory.
 *
 * Source: APPNOTE.TXT 6.3.10 (PKWARE), 4.3.12, 4.3.16 and 4.4.4.
 */
export function listZip(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return null;
  const count = Math.min(MOST_ENTRIES, view.getUint16(end + 10, true));
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
    entries.push({
      name: new TextDecoder().decode(name),
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return -1;
}
