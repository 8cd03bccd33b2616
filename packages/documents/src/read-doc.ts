import { MAX_RESUME_PAGES, type ReadProblem, type SourceDocument } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import WordExtractor from "word-extractor";
import { layOut } from "./docx/layout.ts";
import type { Paragraph, Piece, RunFormat, SectionLayout } from "./docx/model.ts";
import { hasLetters } from "./has-letters.ts";

/** Everything in one size: the text of an old Word file comes without its formatting. */
const PLAIN: RunFormat = {
  font: "",
  size: 11,
  bold: false,
  italic: false,
  capitals: false,
  hidden: false,
};

/** Keeps paragraphs apart from the lines that one paragraph wraps into. Points. */
const PARAGRAPH_GAP = 5;

/** Where streams may begin: small ones are packed together in sectors of 64 bytes. Source: [MS-CFB] 2.2. */
const SMALLEST_SECTOR = 64;
const WORD_MAGIC = 0xa5ec;
const ENCRYPTED_FLAG = 0x0100;

/** A4 with margins of an inch. Points. */
const PAPER: SectionLayout = {
  pageWidth: 595.3,
  pageHeight: 841.9,
  marginTop: 72,
  marginBottom: 72,
  marginLeft: 72,
  marginRight: 72,
  headerAt: 36,
  footerAt: 36,
  columns: [{ width: 451.3, gapAfter: 0 }],
  startsPage: true,
  header: { first: null, others: [] },
  footer: { first: null, others: [] },
};

/**
 * Reads an old Word document (DOC) as plain text: headers, body, text boxes, footers, footnotes.
 *
 * Fonts, sizes and automatic bullets are not known. Cells of a table come as text between tabs.
 */
export async function readDoc(bytes: Uint8Array): Promise<Result<SourceDocument, ReadProblem>> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isEncrypted(file)) return fail({ kind: "encrypted" });
  let lines: string[];
  try {
    lines = await linesOf(file);
  } catch {
    return fail({ kind: "damaged" });
  }
  const pages = layOut([{ layout: PAPER, blocks: lines.map(paragraphOf) }]);
  if (pages.length > MAX_RESUME_PAGES) return fail({ kind: "too-large", limit: "pages" });
  if (!hasLetters(pages)) return fail({ kind: "no-text", pages: pages.length });
  return ok({ format: "doc", pages, producer: "", tagged: false });
}

/**
 * True where the file's information block says so, because the extractor would give noise for text.
 * The block begins a sector. Source: [MS-DOC] 2.5.2, `wIdent`, `nFib` and `fEncrypted`.
 */
function isEncrypted(file: Buffer): boolean {
  for (let at = SMALLEST_SECTOR; at + 12 <= file.length; at += SMALLEST_SECTOR) {
    const isWord = file.readUInt16LE(at) === WORD_MAGIC && file.readUInt16LE(at + 2) < 0x0200;
    if (isWord) return (file.readUInt16LE(at + 10) & ENCRYPTED_FLAG) !== 0;
  }
  return false;
}

async function linesOf(file: Buffer): Promise<string[]> {
  const document = await new WordExtractor().extract(file);
  const asWritten = { filterUnicode: false };
  const parts = [
    document.getHeaders({ ...asWritten, includeFooters: false }),
    document.getBody(asWritten),
    document.getTextboxes(asWritten),
    document.getFooters(asWritten),
    document.getFootnotes(asWritten),
  ];
  return parts.flatMap((part) => (part.trim() === "" ? [] : part.trim().split(/\r\n|[\n\r\v\f]/)));
}

function paragraphOf(line: string): Paragraph {
  const pieces = line
    .split("\t")
    .flatMap((text, index): Piece[] => [
      ...(index > 0 ? [{ kind: "tab", format: PLAIN } as const] : []),
      { kind: "text", text: text.normalize("NFC"), format: PLAIN, url: "" },
    ]);
  return {
    kind: "paragraph",
    format: {
      alignment: "left",
      indentLeft: 0,
      indentRight: 0,
      indentFirst: 0,
      spaceBefore: 0,
      spaceAfter: PARAGRAPH_GAP,
      lineHeight: { times: 1 },
      tabStops: [],
      startsPage: false,
      hasRuleBelow: false,
      group: "",
    },
    marker: "",
    pieces: pieces.filter((piece) => piece.kind !== "text" || piece.text !== ""),
    endFormat: PLAIN,
  };
}
