import type { SourceDocument, SourceLink, TextRun } from "../../resume/document.ts";
import { PLAIN, type Run } from "../../rich/look.ts";
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
  const links: SourceLink[] = [];
  for (const { text: line, level, runs: looked } of lines) {
    const size = SIZES[level];
    for (const { text: words, column, from } of partsOf(line)) {
      for (const piece of looked
        ? piecesOf(looked, from, words)
        : [{ ...PLAIN, text: words, at: 0 }]) {
        const x = MARGIN + (column + piece.at) * LETTER;
        const width = piece.text.length * LETTER;
        widest = Math.max(widest, x + width);
        const { bold, italic, url, text: own } = piece;
        const style = { size, font: "", bold: bold || level > 0, italic, angle: 0 };
        runs.push({ text: own, x, baseline, width, ...style });
        if (url !== "") links.push({ x, y: baseline - size, width, height: size * 1.2, url });
      }
    }
    baseline += LINE;
  }
  const page = {
    width: Math.max(595, widest + MARGIN),
    height: Math.max(842, baseline + MARGIN),
    runs,
    links,
    images: [],
    rules: [],
  };
  return { format: "docx", pages: [page], producer: "", tagged: false };
}

/** What of the runs of a line is in a stretch of it, each with its place in the stretch. */
function piecesOf(
  looked: readonly Run[],
  from: number,
  words: string,
): readonly (Run & { at: number })[] {
  let reached = 0;
  return looked.flatMap((run) => {
    const start = Math.max(reached, from);
    const end = Math.min(reached + run.text.length, from + words.length);
    const text = run.text.slice(start - reached, Math.max(start, end) - reached);
    reached += run.text.length;
    return text === "" ? [] : [{ ...run, text, at: start - from }];
  });
}

/** The stretches of a line that are set apart, with the column each begins in and its place in the line. */
function partsOf(line: string): readonly { text: string; column: number; from: number }[] {
  const parts: { text: string; column: number; from: number }[] = [];
  let column = 0;
  let from = 0;
  const put = (to: number) => {
    const part = line.slice(from, to);
    const words = part.trim();
    const indent = part.length - part.trimStart().length;
    if (words !== "") parts.push({ text: words, column: column + indent, from: from + indent });
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
