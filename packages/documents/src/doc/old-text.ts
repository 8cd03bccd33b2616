import { openFields } from "../word/fields.ts";
import type { Paragraph, Piece, Section } from "../word/model.ts";
import type { InformationBlock } from "./information-block.ts";
import { uint32 } from "./little-endian.ts";
import { PLAIN_LETTERS } from "./letters.ts";
import { MARK, markedParts, shownText } from "./marks.ts";
import { PLAIN_PARAGRAPH } from "./paragraphs.ts";
import { PLAIN_LAYOUT } from "./sections.ts";

/** Where the text begins. Source: [MS-DOC] 2.5.1, `fcMin`, as Word 6 and 95 used it. */
const TEXT_START = 0x18;
/** Keeps paragraphs apart from the lines that one paragraph wraps into. Points. */
const PARAGRAPH_GAP = 5;
const ENDS: ReadonlySet<string> = new Set([
  MARK.paragraphEnd,
  MARK.cellEnd,
  MARK.lineBreak,
  MARK.pageBreak,
]);
const FORMAT = { ...PLAIN_LETTERS, size: 11 };

/**
 * Reads the text of a Word 6 or 95 file, without formatting: each paragraph on a line of its own, cells of a
 * table one below the other.
 */
export function readOldText(stream: Uint8Array, { lengths }: InformationBlock): Section[] {
  const from = uint32(stream, TEXT_START);
  const text = new TextDecoder("windows-1252").decode(stream.subarray(from, from + lengths.main));
  return [{ layout: PLAIN_LAYOUT, blocks: paragraphsOf(text) }];
}

function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const fields = openFields();
  let pieces: Piece[] = [];
  for (const part of markedParts(text)) {
    if (part === MARK.fieldBegin) fields.begin();
    else if (part === MARK.fieldSeparator) fields.separate();
    else if (part === MARK.fieldEnd) fields.end();
    else if (fields.isInstruction()) fields.instruct(part);
    else if (part === MARK.tab) pieces.push({ kind: "tab", format: FORMAT });
    else if (ENDS.has(part)) {
      paragraphs.push(paragraphOf(pieces));
      pieces = [];
    } else if (shownText(part) !== "") {
      pieces.push({ kind: "text", text: shownText(part), format: FORMAT, url: fields.url() });
    }
  }
  return [...paragraphs, paragraphOf(pieces)];
}

function paragraphOf(pieces: readonly Piece[]): Paragraph {
  const format = { ...PLAIN_PARAGRAPH, spaceAfter: PARAGRAPH_GAP };
  return { kind: "paragraph", format, marker: "", pieces, endFormat: FORMAT };
}
