import { estimateWidth } from "./metrics.ts";
import type { Paragraph, Piece, RunFormat, TabStop } from "./model.ts";

/** Text of one format on one line; `x` is from the left edge of the column. */
interface Segment {
  text: string;
  x: number;
  width: number;
  readonly format: RunFormat;
  readonly url: string;
}

export interface Line {
  readonly segments: readonly Segment[];
  /** The largest size on the line. */
  readonly size: number;
  /** What comes after the line instead of the next line. */
  readonly next: "line" | "column" | "page";
}

/** Tab stops where a file sets none: half an inch. Source: ECMA-376 part 1, 17.15.1.25. */
const USUAL_TAB = 36;
/** Longer words are cut, because no line could hold them; letters. */
const LONGEST_WORD = 80;

/**
 * Breaks a paragraph into lines, with tabs, alignment and its marker in place.
 *
 * @param width  of the column, in points
 * @returns      at least one line; an empty paragraph gives one without segments
 */
export function breakIntoLines(paragraph: Paragraph, width: number): Line[] {
  const { format, endFormat } = paragraph;
  const right = Math.max(width - format.indentRight, format.indentLeft + USUAL_TAB);
  const lines: Line[] = [];
  let segments: Segment[] = [];
  let pen = format.indentLeft + format.indentFirst;
  /** A stop that pulls the text after it to its left, and where that text begins. */
  let pull: { readonly stop: TabStop; readonly from: number; readonly start: number } | null = null;

  function finishPull(): void {
    if (!pull) return;
    const extent = pen - pull.start;
    const room = pull.stop.at - pull.start - extent / (pull.stop.align === "center" ? 2 : 1);
    const shift = Math.max(0, room);
    for (const segment of segments.slice(pull.from)) segment.x += shift;
    pen += shift;
    pull = null;
  }

  function finishLine(next: Line["next"]): void {
    trimEnd(segments);
    finishPull();
    align(
      segments,
      format.alignment,
      lines.length === 0 ? format : { ...format, indentFirst: 0 },
      right,
    );
    const sizes = segments.map((segment) => segment.format.size);
    lines.push({ segments, size: sizes.length > 0 ? Math.max(...sizes) : endFormat.size, next });
    segments = [];
    pen = format.indentLeft;
  }

  function place(text: string, runFormat: RunFormat, url: string, startsRun: boolean): void {
    const textWidth = estimateWidth(text, runFormat.size, runFormat.bold);
    const last = segments.at(-1);
    if (last && !startsRun && last.format === runFormat && last.url === url) {
      last.text += text;
      last.width += textWidth;
    } else {
      segments.push({ text, x: pen, width: textWidth, format: runFormat, url });
    }
    pen += textWidth;
  }

  function tab(): void {
    finishPull();
    const stop = nextStop(pen, format.tabStops, format.indentLeft);
    if (stop.align === "left") pen = stop.at;
    else pull = { stop, from: segments.length, start: pen };
  }

  if (paragraph.marker !== "") {
    place(paragraph.marker, unslanted(firstFormat(paragraph)), "", true);
    pen = Math.max(pen + USUAL_TAB / 6, format.indentLeft);
  }
  let startsRun = true;
  for (const piece of paragraph.pieces) {
    if (piece.kind === "tab") {
      tab();
      startsRun = true;
    } else if (piece.kind === "break") {
      finishLine(piece.to);
      startsRun = true;
    } else {
      for (const word of wordsOf(piece)) {
        const isBlank = word.trim() === "";
        const wordWidth = estimateWidth(word, piece.format.size, piece.format.bold);
        if (!isBlank && segments.length > 0 && !pull && pen + wordWidth > right) {
          finishLine("line");
          startsRun = true;
        }
        if (isBlank && segments.length === 0 && lines.length > 0) continue;
        place(word, piece.format, piece.url, startsRun);
        startsRun = false;
      }
    }
  }
  if (segments.length > 0 || lines.length === 0 || lines.at(-1)?.next === "line")
    finishLine("line");
  return lines;
}

function* wordsOf(piece: Extract<Piece, { kind: "text" }>): Generator<string> {
  for (const word of piece.text.match(/\s+|\S+/g) ?? []) {
    for (let at = 0; at < word.length; at += LONGEST_WORD) yield word.slice(at, at + LONGEST_WORD);
  }
}

function firstFormat(paragraph: Paragraph): RunFormat {
  const first = paragraph.pieces.find((piece) => piece.kind === "text");
  return first?.format ?? paragraph.endFormat;
}

function unslanted(format: RunFormat): RunFormat {
  return { ...format, bold: false, italic: false };
}

function nextStop(pen: number, stops: readonly TabStop[], indentLeft: number): TabStop {
  const own = stops.find((stop) => stop.at > pen + 1);
  if (indentLeft > pen + 1 && (!own || indentLeft < own.at))
    return { at: indentLeft, align: "left" };
  return own ?? { at: (Math.floor((pen + 1) / USUAL_TAB) + 1) * USUAL_TAB, align: "left" };
}

/** Blanks at the end of a line have no width on paper. */
function trimEnd(segments: Segment[]): void {
  for (let last = segments.at(-1); last; last = segments.at(-1)) {
    const trimmed = last.text.trimEnd();
    if (trimmed === last.text) return;
    last.width -= estimateWidth(
      last.text.slice(trimmed.length),
      last.format.size,
      last.format.bold,
    );
    last.text = trimmed;
    if (trimmed !== "") return;
    segments.pop();
  }
}

function align(
  segments: readonly Segment[],
  alignment: "left" | "center" | "right",
  { indentLeft, indentFirst }: { readonly indentLeft: number; readonly indentFirst: number },
  right: number,
): void {
  const last = segments.at(-1);
  if (!last || alignment === "left") return;
  const room = right - (last.x + last.width);
  const lead = (segments[0]?.x ?? 0) - indentLeft - indentFirst;
  const shift = alignment === "right" ? room : (room - lead) / 2;
  for (const segment of segments) segment.x += shift;
}
