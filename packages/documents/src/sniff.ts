import { createByteSearch } from "./byte-search.ts";
import { ascii, startsWithAt, utf16 } from "./bytes.ts";

/** What a file is by its content, whatever it is called. */
export type FileKind = "pdf" | "docx" | "doc" | "unknown";

/** The container a file's first bytes announce; `zip` and `ole` need the whole file to say more. */
export type Container = "pdf" | "zip" | "ole" | "unknown";

/** Readers accept a PDF header anywhere in the first 1024 bytes. Source: ISO 32000-1, annex H, note 13. */
export const SNIFF_BYTES = 1024;

const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Entry names stand uncompressed in a zip, so no entry has to be opened. */
const WORD_PARTS = [ascii("word/document"), ascii("[Content_Types].xml")];
/** Compound files keep their entry names in UTF-16. Source: [MS-CFB] 2.6.1. */
const WORD_STREAM = utf16("WordDocument");
/** Source: [MS-OFFCRYPTO] 2.3.4.4. */
const ENCRYPTED_STREAM = utf16("EncryptedPackage");

/**
 * Tells a file's container from its beginning, so that an upload can be refused while it streams.
 *
 * @param start  the first bytes of the file, ideally SNIFF_BYTES; fewer for a shorter file
 */
export function sniffContainer(start: Uint8Array): Container {
  if (startsWithAt(start, 0, ZIP_SIGNATURE)) return "zip";
  if (startsWithAt(start, 0, OLE_SIGNATURE)) return "ole";
  const header = createByteSearch([ascii("%PDF-")]);
  header.push(start.subarray(0, SNIFF_BYTES));
  return header.hasFound(0) ? "pdf" : "unknown";
}

/** Tells what a file is while it arrives. */
export interface Sniffer {
  /** Takes the next bytes of the file, and keeps none but the first. */
  readonly push: (bytes: Uint8Array) => void;
  /** What the file is if it ends here. See `sniff`. */
  readonly kind: () => FileKind;
}

export function createSniffer(): Sniffer {
  const start = new Uint8Array(SNIFF_BYTES);
  let length = 0;
  const words = createByteSearch([...WORD_PARTS, WORD_STREAM, ENCRYPTED_STREAM]);
  const [document, types, stream, encrypted] = [0, 1, 2, 3];
  return {
    push(bytes) {
      const first = bytes.subarray(0, SNIFF_BYTES - length);
      start.set(first, length);
      length += first.length;
      words.push(bytes);
    },
    kind() {
      const container = sniffContainer(start.subarray(0, length));
      switch (container) {
        case "zip":
          return words.hasFound(document) && words.hasFound(types) ? "docx" : "unknown";
        case "ole":
          if (words.hasFound(encrypted)) return "docx";
          return words.hasFound(stream) ? "doc" : "unknown";
        case "pdf":
        case "unknown":
          return container;
      }
    },
  };
}

/**
 * Tells what a whole file is by its content.
 *
 * @returns "docx" for a zip with a Word document in it and for an encrypted Office file, which hides
 *   its real kind; "doc" for a compound file with a Word document in it; "unknown" for all else
 */
export function sniff(bytes: Uint8Array): FileKind {
  const container = sniffContainer(bytes);
  if (container === "pdf" || container === "unknown") return container;
  const sniffer = createSniffer();
  sniffer.push(bytes);
  return sniffer.kind();
}

/** True for a DOCX behind a password: a compound file around an encrypted package. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  if (!startsWithAt(bytes, 0, OLE_SIGNATURE)) return false;
  const name = createByteSearch([ENCRYPTED_STREAM]);
  name.push(bytes);
  return name.hasFound(0);
}
