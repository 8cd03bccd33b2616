import { ascii, indexOfBytes, startsWithAt, utf16 } from "./bytes.ts";

/** What a file is by its content, whatever it is called. */
export type FileKind = "pdf" | "docx" | "doc" | "unknown";

/** The container a file's first bytes announce; `zip` and `ole` need the whole file to say more. */
export type Container = "pdf" | "zip" | "ole" | "unknown";

/** Readers accept a PDF header anywhere in the first 1024 bytes. Source: ISO 32000-1, annex H, note 13. */
export const SNIFF_BYTES = 1024;

const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Tells a file's container from its beginning, so that an upload can be refused while it streams.
 *
 * @param start  the first bytes of the file, ideally SNIFF_BYTES; fewer for a shorter file
 */
export function sniffContainer(start: Uint8Array): Container {
  if (startsWith(start, ZIP_SIGNATURE)) return "zip";
  if (startsWith(start, OLE_SIGNATURE)) return "ole";
  return holds(start.subarray(0, SNIFF_BYTES), ascii("%PDF-")) ? "pdf" : "unknown";
}

/**
 * Tells what a whole file is by its content.
 *
 * @returns "docx" for a zip with a Word document in it and for an encrypted Office file, which hides
 *   its real kind; "doc" for a compound file with a Word document in it; "unknown" for all else.
 *   Compound files keep their entry names in UTF-16. Source: [MS-CFB] 2.6.1.
 */
export function sniff(bytes: Uint8Array): FileKind {
  const container = sniffContainer(bytes);
  switch (container) {
    case "pdf":
      return "pdf";
    case "zip":
      return holdsWordPackage(bytes) ? "docx" : "unknown";
    case "ole":
      if (isEncryptedOffice(bytes)) return "docx";
      return holds(bytes, utf16("WordDocument")) ? "doc" : "unknown";
    case "unknown":
      return "unknown";
  }
}

/** True for a DOCX behind a password: a compound file around an encrypted package. Source: [MS-OFFCRYPTO] 2.3.4.4. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  return startsWith(bytes, OLE_SIGNATURE) && holds(bytes, utf16("EncryptedPackage"));
}

/** Entry names stand uncompressed in a zip, so no entry has to be opened. */
function holdsWordPackage(bytes: Uint8Array): boolean {
  return holds(bytes, ascii("word/document")) && holds(bytes, ascii("[Content_Types].xml"));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return startsWithAt(bytes, 0, signature);
}

function holds(bytes: Uint8Array, wanted: Uint8Array): boolean {
  return indexOfBytes(bytes, wanted) >= 0;
}
