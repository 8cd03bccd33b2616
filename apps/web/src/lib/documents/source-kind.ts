/** What a file is by its first bytes, as far as it matters for taking a resume from it. */
export type SourceKind = "pdf" | "word" | "zip" | "text" | "picture" | "other";

/** So many bytes of a file's beginning are enough to tell. */
export const HEAD_BYTES = 4096;

/** Pictures by their first bytes. Sources: the formats' own descriptions (JPEG, PNG, GIF, TIFF, BMP). */
const PICTURES = ["\xFF\xD8\xFF", "\x89PNG", "GIF8", "II*\x00", "MM\x00*"];
/** Follows the sign of a bitmap, "BM", and its size: a text may begin with the same two letters. */
const RESERVED = "\x00\x00\x00\x00";

/** Brands of the ISO media container that are still pictures: HEIC and AVIF. Source: ISO/IEC 23008-12, ISO 14496-12. */
const PICTURE_BRAND = /^....ftyp(?:hei|hev|mif|msf|avi)/su;

/** Texts that are the inside of another format: reading them as words would show their signs. */
const MARKED_UP = /^(?:\{\\rtf|\s*<(?:!doctype html|html|\?xml))/iu;

/**
 * Tells what a file is, whatever it is called.
 *
 * @param head  its first `HEAD_BYTES`, or all of a shorter file
 */
export function sourceKindOf(head: Uint8Array): SourceKind {
  const letters = Array.from(head, (byte) => String.fromCharCode(byte)).join("");
  // Readers accept a PDF header anywhere in the first 1024 bytes. Source: ISO 32000-1, annex H, note 13.
  if (letters.slice(0, 1024).includes("%PDF-")) return "pdf";
  if (letters.startsWith("PK\x03\x04") || letters.startsWith("PK\x05\x06")) return "zip";
  if (letters.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")) return "word";
  if (PICTURES.some((sign) => letters.startsWith(sign))) return "picture";
  if (letters.startsWith("BM") && letters.slice(6, 10) === RESERVED) return "picture";
  if (PICTURE_BRAND.test(letters)) return "picture";
  if (letters.startsWith("RIFF")) return letters.slice(8, 12) === "WEBP" ? "picture" : "other";
  if (isUtf16(head)) return "text";
  return letters.includes("\x00") || MARKED_UP.test(letters) ? "other" : "text";
}

/**
 * The words of a text file; null for bytes that are none. UTF-8 unless a mark at the beginning says UTF-16, and
 * Windows' western letters where it is neither.
 */
export function textOfBytes(bytes: Uint8Array): string | null {
  const encoding = isUtf16(bytes) ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  const text = decoded(bytes, encoding) ?? decoded(bytes, "windows-1252");
  // oxlint-disable-next-line no-control-regex -- what no text has
  return text === null || /[\x00-\x08\x0E-\x1A]/u.test(text) ? null : text;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
