/** True where `wanted` stands at `at`. */
export function startsWithAt(
  bytes: Uint8Array,
  at: number,
  wanted: Uint8Array | readonly number[],
): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    if (bytes[at + index] !== wanted[index]) return false;
  }
  return true;
}

/** The bytes of text that is plain ASCII. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The bytes of text in UTF-16, little end first. */
export function utf16(text: string): Uint8Array {
  return Uint8Array.from(
    { length: text.length * 2 },
    (_, index) => (text.charCodeAt(index >> 1) >> (8 * (index & 1))) & 0xff,
  );
}
