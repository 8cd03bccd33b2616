import type { Paragraph, Section } from "../word/model.ts";
import type { InformationBlock } from "./information-block.ts";
import { uint32 } from "./little-endian.ts";
import { PLAIN_LETTERS } from "./letters.ts";
import { PLAIN_PARAGRAPH } from "./paragraphs.ts";
import { PLAIN_LAYOUT } from "./sections.ts";

/** Where the text begins. Source: [MS-DOC] 2.5.1, `fcMin`, as Word 6 and 95 used it. */
const TEXT_START = 0x18;
/** Keeps paragraphs apart from the lines that one paragraph wraps into. Points. */
const PARAGRAPH_GAP = 5;
const FORMAT = { ...PLAIN_LETTERS, size: 11 };

/** What fields are told to do, their marks, and letters that stand for pictures and notes. */
const FIELD_INSTRUCTION = /\u0013[^\u0013-\u0015]*[\u0014\u0015]/g;
const NO_TEXT = /[\0-\u0008\u000e-\u001f]/g;

/**
 * Reads the text of a Word 6 or 95 file, without formatting: each paragraph on a line of its own, cells of a
 * table one below the other.
 */
export function readOldText(stream: Uint8Array, { lengths }: InformationBlock): Section[] {
  const from = uint32(stream, TEXT_START);
  const text = new TextDecoder("windows-1252")
    .decode(stream.subarray(from, from + lengths.main))
    .replaceAll(FIELD_INSTRUCTION, "");
  const lines = text.split(/[\r\u0007\f\v]/).map((line) => line.replaceAll(NO_TEXT, ""));
  return [{ layout: PLAIN_LAYOUT, blocks: lines.map(paragraphOf) }];
}

function paragraphOf(line: string): Paragraph {
  return {
    kind: "paragraph",
    format: { ...PLAIN_PARAGRAPH, spaceAfter: PARAGRAPH_GAP },
    marker: "",
    pieces: line
      .split("\t")
      .flatMap((text, index) => [
        ...(index > 0 ? [{ kind: "tab", format: FORMAT } as const] : []),
        ...(text === "" ? [] : [{ kind: "text", text, format: FORMAT, url: "" } as const]),
      ]),
    endFormat: FORMAT,
  };
}
