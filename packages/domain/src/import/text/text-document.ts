import type { SourceDocument, TextRun } from "../../resume/document.ts";
import { unmarked } from "./markdown.ts";

/** The size of the letters and how wide each of them is, in points: as a typewriter sets them. */
const SIZE = 10;
const LETTER = SIZE / 2;
/** Of a line that is no heading, and of headings from the largest on. */
const SIZES = [SIZE, SIZE * 2, SIZE * 1.4, SIZE] as const;
const LINE = SIZE * 1.3;
const MARGIN = 50;
/** Blanks that set words apart into columns; fewer are between words. */
const COLUMN_GAP = /\t+[\t ]*| {3,}\t*/gu;
const TAB = 8;

/**
 * A plain text as a document: one page, every letter as wide as every other, blanks and blank lines kept as the room
 * they take. A line that is underlined with signs, or a heading of Markdown, is larger and bold.
 */
export function textDocument(text: string): SourceDocument {
  const lines = unmarked(text.split(/\r\n?|[\n\f\u2028\u2029]/u));
  const runs: TextRun[] = [];
  let baseline = MARGIN + SIZE;
  let widest = 0;
  for (const { text: line, level } of lines) {
    const size = SIZES[level];
    for (const { text: words, column } of partsOf(line)) {
      const x = MARGIN + column * LETTER;
      const width = words.length * LETTER;
      widest = Math.max(widest, x + width);
      runs.push({
        text: words,
        x,
        baseline,
        width,
        size,
        font: "",
        bold: level > 0,
        italic: false,
        angle: 0,
      });
    }
    baseline += LINE;
  }
  const page = {
    width: Math.max(595, widest + MARGIN),
    height: Math.max(842, baseline + MARGIN),
    runs,
    links: [],
    images: [],
    rules: [],
  };
  return { format: "docx", pages: [page], producer: "", tagged: false };
}

/** The stretches of a line that are set apart, with the column each begins in. */
function partsOf(line: string): readonly { text: string; column: number }[] {
  const parts: { text: string; column: number }[] = [];
  let column = 0;
  let from = 0;
  const put = (to: number) => {
    const part = line.slice(from, to);
    const words = part.trim();
    const indent = part.length - part.trimStart().length;
    if (words !== "") parts.push({ text: words, column: column + indent });
    column += part.length;
  };
  for (const gap of line.matchAll(COLUMN_GAP)) {
    put(gap.index);
    for (const sign of gap[0])
      column = sign === "\t" ? (Math.floor(column / TAB) + 1) * TAB : column + 1;
    from = gap.index + gap[0].length;
  }
  put(line.length);
  return parts;
}
