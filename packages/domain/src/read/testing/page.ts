import type { SourceDocument, SourcePage, TextRun } from "../../resume/document.ts";

/** How a line of a made-up page looks and where it is. Lengths are points. */
export interface LineStyle {
  readonly x?: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly font?: string;
  /** Points to the baseline of the next line; the size and a third of it where not given. */
  readonly leading?: number;
}

/** A line: its text, or the parts of it that are set apart, each with its own left edge and look. */
export type PageLine = string | readonly [string | readonly PagePart[], LineStyle];

export type PagePart = readonly [text: string, style: LineStyle];

/** Every letter is half as wide as it is high: near enough to type, and easy to calculate with. */
const LETTER_SHARE = 0.5;

/** A run of text as a file would place it. */
export function run(text: string, at: { x: number; baseline: number } & LineStyle): TextRun {
  const size = at.size ?? 10;
  return {
    text,
    x: at.x,
    baseline: at.baseline,
    width: text.length * size * LETTER_SHARE,
    size,
    font: at.font ?? "",
    bold: at.bold ?? false,
    italic: at.italic ?? false,
    angle: 0,
  };
}

/** Lines set one below the other from the top of an A4 page. "" leaves a line blank. */
export function page(
  lines: readonly PageLine[],
  from: { x?: number; top?: number } = {},
): SourcePage {
  const runs: TextRun[] = [];
  let baseline = from.top ?? 60;
  for (const line of lines) {
    const [content, style] = typeof line === "string" ? [line, {}] : line;
    const x = style.x ?? from.x ?? 50;
    const parts: readonly PagePart[] = typeof content === "string" ? [[content, {}]] : content;
    for (const [text, own] of parts) {
      if (text !== "") runs.push(run(text, { ...style, ...own, x: own.x ?? x, baseline }));
    }
    baseline += style.leading ?? (style.size ?? 10) * 1.3;
  }
  return { width: 595, height: 842, runs, links: [], images: [], rules: [] };
}

/** Several made-up pages, or columns of one, as a document. */
export function documentOf(...pages: readonly SourcePage[]): SourceDocument {
  return { format: "pdf", pages, producer: "", tagged: false };
}

/** Parts of one page, such as its columns, laid over each other. */
export function over(...parts: readonly SourcePage[]): SourcePage {
  const [first] = parts;
  if (!first) throw new Error("nothing to lay over each other");
  return {
    ...first,
    runs: parts.flatMap((part) => part.runs),
    rules: parts.flatMap((part) => part.rules),
  };
}
