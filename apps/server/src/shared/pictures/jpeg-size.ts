/** Markers of a frame's header, of which one holds the size. Source: ITU-T T.81, table B.1. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * The size of a JPEG picture, in pixels; null for anything else, and for one that ends before its size.
 *
 * Source: ITU-T T.81, annex B: segments of a marker and a length, the first frame header with height and width.
 */
export function jpegSize(
  bytes: Buffer,
): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
