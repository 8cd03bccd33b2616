import { int32, uint16, uint32 } from "./little-endian.ts";

/** A stretch of a stream. */
export interface Stretch {
  readonly at: number;
  readonly length: number;
}

/**
 * The parts of the text, in the order they are stored one after another.
 * Source: [MS-DOC] 2.5.5; the fourth is no longer used.
 */
export const STORIES = [
  "main",
  "footnotes",
  "headers",
  "macros",
  "annotations",
  "endnotes",
  "boxes",
  "header-boxes",
] as const;

export type StoryName = (typeof STORIES)[number];

/** Where the offsets of a document's tables are: positions in `fibRgFcLcb97`. Source: [MS-DOC] 2.5.6. */
const TABLES = {
  styles: 1,
  sections: 6,
  headers: 11,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  pieces: 33,
  shapes: 40,
  headerShapes: 41,
  drawings: 50,
  boxes: 56,
  headerBoxes: 58,
  lists: 73,
  listOverrides: 74,
} as const;

/** The file information block, with which the main stream of a document begins. Source: [MS-DOC] 2.5. */
export interface InformationBlock {
  readonly version: "97" | "95";
  readonly isEncrypted: boolean;
  readonly tableStream: "0Table" | "1Table";
  /** How many letters each part of the text has. */
  readonly lengths: Readonly<Record<StoryName, number>>;
  /** Where a table stands in the table stream. */
  readonly table: (name: keyof typeof TABLES) => Stretch;
}

const WORD_MAGIC = 0xa5ec;
/** Word 6 and 95 share the magic number with Word 2 and Word 97, which stand below and above. */
const OLDEST_VERSION = 101;
const WORD_97 = 193;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const FIRST_LENGTH = 0x4c;
const FIRST_TABLE = 0x9a;

/** Reads the information block; null for a stream that does not begin with one. */
export function readInformationBlock(stream: Uint8Array): InformationBlock | null {
  const version = uint16(stream, 2);
  if (uint16(stream, 0) !== WORD_MAGIC || version < OLDEST_VERSION) return null;
  const flags = uint16(stream, 10);
  const lengthAt = (index: number) => Math.max(0, int32(stream, FIRST_LENGTH + 4 * index));
  const isOld = version < WORD_97;
  return {
    version: isOld ? "95" : "97",
    isEncrypted: (flags & ENCRYPTED) !== 0,
    tableStream: (flags & SECOND_TABLE) === 0 ? "0Table" : "1Table",
    lengths: {
      main: isOld ? Math.max(0, int32(stream, 0x34)) : lengthAt(0),
      footnotes: lengthAt(1),
      headers: lengthAt(2),
      macros: lengthAt(3),
      annotations: lengthAt(4),
      endnotes: lengthAt(5),
      boxes: lengthAt(6),
      "header-boxes": lengthAt(7),
    },
    table(name) {
      const at = FIRST_TABLE + 8 * TABLES[name];
      return { at: uint32(stream, at), length: uint32(stream, at + 4) };
    },
  };
}

/** The bytes of a table; empty where it is said to be outside of the stream. */
export function cut(stream: Uint8Array, { at, length }: Stretch): Uint8Array {
  return at <= stream.length
    ? stream.subarray(at, Math.min(stream.length, at + length))
    : new Uint8Array();
}
