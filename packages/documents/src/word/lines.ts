import { lineShares, textWidth } from "./metrics.ts";
import type { Paragraph, RunFormat, TabStop } from "./model.ts";
import { wordsOf } from "./words.ts";

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
  /** How high its letters are together, in single spacing, and how much of that is below their feet. */
  readonly height: number;
  readonly below: number;
  /** What comes after the line instead of the next line. */
  readonly next: "line" | "column" | "page";
}

/** Tab stops where a file sets none: half an inch. Source: ECMA-376 part 1, 17.15.1.25. */
const USUAL_TAB = 36;
/** How far a line may reach over its end, because widths are rounded. Points. */
const SLACK = 0.05;

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

  function finishLine(next: Line["next"], isWrapped = false): void {
    trimEnd(segments);
    finishPull();
    align(
      segments,
      format.alignment === "justify" && !isWrapped ? "left" : format.alignment,
      lines.length === 0 ? format : { ...format, indentFirst: 0 },
      right,
    );
    const formats = segments.length > 0 ? segments.map(({ format: own }) => own) : [endFormat];
    lines.push({ segments, ...extentOf(formats), next });
    segments = [];
    pen = format.indentLeft;
  }

  function place(text: string, runFormat: RunFormat, url: string, startsRun: boolean): void {
    const extent = textWidth(text, runFormat);
    const last = segments.at(-1);
    if (last && !startsRun && last.url === url && looksAlike(last.format, runFormat)) {
      last.text += text;
      last.width += extent;
    } else {
      segments.push({ text, x: pen, width: extent, format: runFormat, url });
    }
    pen += extent;
  }

  /** Text that a stop pulls to its left may fill the room before the stop. */
  function isFull(needs: number): boolean {
    if (segments.length === 0) return false;
    if (pull?.stop.align === "right") return pen + needs > Math.max(pull.stop.at, right) + SLACK;
    return pen + needs > right + SLACK;
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
  for (const item of wordsOf(paragraph.pieces, right - format.indentLeft)) {
    if (item.kind === "tab") {
      tab();
      startsRun = true;
    } else if (item.kind === "break") {
      finishLine(item.to);
      startsRun = true;
    } else {
      if (!item.isBlank && item.mayStart && isFull(item.needs)) {
        finishLine("line", true);
        startsRun = true;
      }
      if (item.isBlank && segments.length === 0 && lines.length > 0) continue;
      place(item.text, item.format, item.url, startsRun);
      startsRun = false;
    }
  }
  // A page break keeps the end of its paragraph on its own side; other breaks leave an empty line.
  if (segments.length > 0 || lines.at(-1)?.next !== "page") finishLine("line");
  return lines;
}

/** The tallest font decides how high a line is. */
function extentOf(formats: readonly RunFormat[]): Pick<Line, "height" | "below"> {
  const extents = formats.map((format) => {
    const { lineHeight, below } = lineShares(format);
    return { height: lineHeight * format.size, below: below * format.size };
  });
  return {
    height: extents.reduce((most, { height }) => Math.max(most, height), -Infinity),
    below: extents.reduce((most, { below }) => Math.max(most, below), -Infinity),
  };
}

function looksAlike(a: RunFormat, b: RunFormat): boolean {
  return (
    a === b ||
    (a.font === b.font &&
      a.size === b.size &&
      a.bold === b.bold &&
      a.italic === b.italic &&
      a.spacing === b.spacing)
  );
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
    last.width -= textWidth(last.text.slice(trimmed.length), last.format);
    last.text = trimmed;
    if (trimmed !== "") return;
    segments.pop();
  }
}

function align(
  segments: readonly Segment[],
  alignment: Paragraph["format"]["alignment"],
  { indentLeft, indentFirst }: { readonly indentLeft: number; readonly indentFirst: number },
  right: number,
): void {
  const last = segments.at(-1);
  if (!last || alignment === "left") return;
  const room = right - (last.x + last.width);
  if (alignment === "justify") {
    justify(segments, room);
    return;
  }
  const lead = (segments[0]?.x ?? 0) - indentLeft - indentFirst;
  const shift = alignment === "right" ? room : (room - lead) / 2;
  for (const segment of segments) segment.x += shift;
}

/** Spreads room over the blanks of a line. */
function justify(segments: readonly Segment[], room: number): void {
  const blanks = segments.map((segment) => segment.text.split(" ").length - 1);
  const all = blanks.reduce((sum, count) => sum + count, 0);
  if (all === 0 || room <= 0) return;
  let shift = 0;
  for (const [index, segment] of segments.entries()) {
    const own = (room * (blanks[index] ?? 0)) / all;
    segment.x += shift;
    segment.width += own;
    shift += own;
  }
}
