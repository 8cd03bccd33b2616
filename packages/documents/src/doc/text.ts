import { cut, type InformationBlock } from "./information-block.ts";
import { uint16, uint32, uint8 } from "./little-endian.ts";
import { itemAt, readPlc } from "./plc.ts";

/** All letters of a document in their order, whatever order the file stores them in. */
export interface DocumentText {
  /** One UTF-16 unit for each character position. */
  readonly letters: string;
  /** Where a letter stands in the main stream, for looking up its properties; null beyond the end. */
  readonly placeOf: (position: number) => { readonly at: number; readonly piece: TextPiece } | null;
}

/** A stretch of text that stands together in the file. Positions are character positions. */
export interface TextPiece {
  readonly from: number;
  readonly to: number;
  /** In the main stream, in bytes. */
  readonly at: number;
  readonly letterBytes: 1 | 2;
  /** Property changes made after the text was last stored in full. */
  readonly sprms: Uint8Array;
}

/** More text is no resume, and a damaged table may tell of the same bytes again and again. */
const MOST_LETTERS = 2_000_000;

const PROPERTIES = 1;
const PIECES = 2;
const COMPRESSED = 0x40000000;
const NONE = new Uint8Array();

/** Puts the text together from the pieces that the file lists. Source: [MS-DOC] 2.9.38, 2.4.1. */
export function readText(
  stream: Uint8Array,
  tables: Uint8Array,
  information: InformationBlock,
): DocumentText {
  const { sprms, table } = readClx(cut(tables, information.table("pieces")));
  const pieces: TextPiece[] = [];
  const parts: string[] = [];
  let position = 0;
  for (const { from, to, data } of readPlc(table, 8)) {
    const place = uint32(data, 2);
    const letterBytes = (place & COMPRESSED) === 0 ? 2 : 1;
    const at = (place & 0x3fffffff) / (letterBytes === 1 ? 2 : 1);
    const length = Math.min(to - from, Math.floor((stream.length - at) / letterBytes));
    if (from !== position || length <= 0 || position + length > MOST_LETTERS) break;
    const change = uint16(data, 6);
    pieces.push({
      from,
      to: from + length,
      at,
      letterBytes,
      sprms: (change & 1) === 0 ? NONE : (sprms[change >> 1] ?? NONE),
    });
    parts.push(decode(stream.subarray(at, at + length * letterBytes), letterBytes));
    position += length;
  }
  return {
    letters: parts.join(""),
    placeOf(wanted) {
      const piece = itemAt(pieces, wanted);
      return piece ? { at: piece.at + (wanted - piece.from) * piece.letterBytes, piece } : null;
    },
  };
}

/** Pieces without a byte for the upper half hold Windows letters. Source: [MS-DOC] 2.9.73. */
function decode(bytes: Uint8Array, letterBytes: 1 | 2): string {
  return new TextDecoder(letterBytes === 1 ? "windows-1252" : "utf-16le", {
    ignoreBOM: true,
  }).decode(bytes);
}

function readClx(bytes: Uint8Array) {
  const sprms: Uint8Array[] = [];
  let at = 0;
  while (uint8(bytes, at) === PROPERTIES) {
    const length = uint16(bytes, at + 1);
    sprms.push(bytes.subarray(at + 3, at + 3 + length));
    at += 3 + length;
  }
  const length = uint8(bytes, at) === PIECES ? uint32(bytes, at + 1) : 0;
  return { sprms, table: bytes.subarray(at + 5, at + 5 + length) };
}
