/*
 * Numbers as Office's binary files store them: the least byte first. Beyond the end of the bytes everything is
 * zero, so that a reader of a damaged file needs no check at every step.
 */

export function uint8(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

export function uint16(bytes: Uint8Array, at: number): number {
  return uint8(bytes, at) | (uint8(bytes, at + 1) << 8);
}

export function int16(bytes: Uint8Array, at: number): number {
  return (uint16(bytes, at) << 16) >> 16;
}

export function uint32(bytes: Uint8Array, at: number): number {
  return int32(bytes, at) >>> 0;
}

export function int32(bytes: Uint8Array, at: number): number {
  return uint16(bytes, at) | (uint16(bytes, at + 2) << 16);
}

/** Text in UTF-16, `letters` long. */
export function utf16Text(bytes: Uint8Array, at: number, letters: number): string {
  const end = Math.min(bytes.length, at + 2 * letters);
  return new TextDecoder("utf-16le").decode(bytes.subarray(Math.min(at, end), end));
}
