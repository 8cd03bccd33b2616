import type { ListLevel, NumberFormat } from "../word/list-markers.ts";
import type { Stretch } from "./information-block.ts";
import { cut } from "./information-block.ts";
import { int32, uint16, uint32, uint8, utf16Text } from "./little-endian.ts";

/** One level of a list: its marks, and the paragraph properties it brings along. */
export interface DocumentListLevel extends ListLevel {
  readonly sprms: Uint8Array;
}

/** The lists of a document, by their numbers, counted from 1. */
export interface Lists {
  /** Levels are counted from 0. */
  readonly level: (list: number, level: number) => DocumentListLevel | undefined;
  /** The definition behind a list; lists of one definition count on together. */
  readonly definition: (list: number) => number;
}

interface Override {
  readonly id: number;
  readonly levels: ReadonlyMap<number, DocumentListLevel | number>;
}

const LIST_BYTES = 28;
const OVERRIDE_BYTES = 16;
const LEVEL_BYTES = 28;
const LEVELS = 9;
/** More are not a document's. */
const MOST_LISTS = 4_096;

/** Source: [MS-OSHARED] 2.2.1.3; the formats that are not here are written as numbers. */
const FORMATS: Readonly<Record<number, NumberFormat>> = {
  1: "upper-roman",
  2: "lower-roman",
  3: "upper-letter",
  4: "lower-letter",
  22: "padded",
  23: "bullet",
  255: "none",
};

/** Reads the lists and what paragraphs make of them. Source: [MS-DOC] 2.9.198, 2.9.199. */
export function readLists(tables: Uint8Array, lists: Stretch, overrides: Stretch): Lists {
  const definitions = readDefinitions(tables, lists);
  const uses = readOverrides(cut(tables, overrides));
  return {
    level(list, level) {
      const use = uses[list - 1];
      const own = use?.levels.get(level);
      if (own !== undefined && typeof own !== "number") return { ...own, restarts: true };
      const defined = definitions.get(use?.id ?? 0)?.[level];
      return defined && own !== undefined ? { ...defined, start: own, restarts: true } : defined;
    },
    definition: (list) => uses[list - 1]?.id ?? 0,
  };
}

/** The levels stand behind the table, beyond the length that is stated for it. */
function readDefinitions(tables: Uint8Array, { at, length }: Stretch) {
  const definitions = new Map<number, readonly DocumentListLevel[]>();
  const count = length === 0 ? 0 : Math.min(MOST_LISTS, uint16(tables, at));
  let levelAt = at + 2 + count * LIST_BYTES;
  for (let index = 0; index < count && levelAt < tables.length; index += 1) {
    const entry = at + 2 + index * LIST_BYTES;
    const isSimple = (uint8(tables, entry + 26) & 1) !== 0;
    const levels: DocumentListLevel[] = [];
    while (levels.length < (isSimple ? 1 : LEVELS)) {
      const { level, end } = readLevel(tables, levelAt);
      levels.push(level);
      levelAt = end;
    }
    definitions.set(int32(tables, entry), levels);
  }
  return definitions;
}

function readOverrides(table: Uint8Array): Override[] {
  const count = Math.min(MOST_LISTS, uint32(table, 0));
  const uses: Override[] = [];
  let at = 4 + count * OVERRIDE_BYTES;
  for (let index = 0; index < count && 4 + index * OVERRIDE_BYTES < table.length; index += 1) {
    const entry = 4 + index * OVERRIDE_BYTES;
    const levels = new Map<number, DocumentListLevel | number>();
    at += 4;
    for (let left = uint8(table, entry + 12); left > 0 && at < table.length; left -= 1) {
      const flags = uint8(table, at + 4);
      const hasOwnFormat = (flags & 0x20) !== 0;
      const own = hasOwnFormat ? readLevel(table, at + 8) : null;
      if (own) levels.set(flags & 15, own.level);
      else if ((flags & 0x10) !== 0) levels.set(flags & 15, int32(table, at));
      at = own ? own.end : at + 8;
    }
    uses.push({ id: int32(table, entry), levels });
  }
  return uses;
}

/** Source: [MS-DOC] 2.9.149. */
function readLevel(bytes: Uint8Array, at: number): { level: DocumentListLevel; end: number } {
  const paragraphBytes = uint8(bytes, at + 25);
  const paragraphAt = at + LEVEL_BYTES;
  const textAt = paragraphAt + paragraphBytes + uint8(bytes, at + 24);
  const letters = uint16(bytes, textAt);
  const level: DocumentListLevel = {
    start: int32(bytes, at),
    format: FORMATS[uint8(bytes, at + 4)] ?? "decimal",
    restarts: false,
    text: placeholders(utf16Text(bytes, textAt + 2, letters)),
    sprms: bytes.subarray(paragraphAt, paragraphAt + paragraphBytes),
  };
  return { level, end: textAt + 2 + 2 * letters };
}

/** Letters 0 to 8 stand for the numbers of the levels. */
function placeholders(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < LEVELS ? `%${code + 1}` : letter;
  }).join("");
}
