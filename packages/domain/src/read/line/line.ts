/** How letters look. Sizes are points. */
export interface Style {
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly font: string;
}

/** A cleaned run. `x` and `right` are its edges in points; `order` its place in the file. */
export interface Piece extends Style {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
  readonly order: number;
  /** True when the file has a blank between the run before and this one. */
  readonly afterBlank: boolean;
}

/** Pieces that touch: what one column of one line holds, or a part of it. */
export interface Fragment {
  readonly pieces: readonly Piece[];
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  /** The cell of its row, counted from the left, where lines separate the cells of a table. */
  readonly cell?: number;
}

/** A stretch of a line in one style. `from` and `to` are offsets into the line's text. */
export interface Span extends Style {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly right: number;
}

/** A stretch of a line set apart from those beside it by a wide gap. */
export interface Cell {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly right: number;
}

/** A line in one column of a page. Never blank. */
export interface Line extends Style {
  readonly page: number;
  readonly column: number;
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
  readonly spans: readonly Span[];
  readonly cells: readonly Cell[];
  /** Place in the file of its first run. */
  readonly order: number;
  /** Points from the baseline above in the same column; null for the first line of a column. */
  readonly gap: number | null;
  /** Where the longest line of its column ends: the column's right edge. */
  readonly edge: number;
}

/** A line with its place in the reading order. */
export interface NumberedLine extends Line {
  /** 1 for the first line of the document. */
  readonly number: number;
  /** True for a running header or footer and for a page number. */
  readonly runningHeader: boolean;
  /** True when a straight rule of the page runs just under or over it. */
  readonly ruled: boolean;
}

/**
 * True when the first word of a line would not have fitted on the line before: the text continues because it had to.
 */
export function isWrapped(before: Line, line: Line): boolean {
  if (before.page !== line.page || before.column !== line.column) return false;
  const span = line.spans[0];
  const word = /^\S+/u.exec(line.text)?.[0] ?? "";
  if (!span || span.to === span.from) return false;
  const width = ((span.right - span.x) / (span.to - span.from)) * (word.length + 1);
  return before.right + width > before.edge - 1;
}

/** The style most of the letters have. */
export function mainStyle(parts: readonly (Style & { readonly text: string })[]): Style {
  const weights = new Map<string, { style: Style; letters: number }>();
  for (const part of parts) {
    const key = `${part.size.toFixed(1)} ${part.bold} ${part.italic}`;
    const weight = weights.get(key) ?? { style: part, letters: 0 };
    weight.letters += part.text.trim().length;
    weights.set(key, weight);
  }
  let best: { style: Style; letters: number } | null = null;
  for (const weight of weights.values()) if (!best || weight.letters > best.letters) best = weight;
  const { size, bold, italic, font } = best?.style ?? {
    size: 0,
    bold: false,
    italic: false,
    font: "",
  };
  return { size, bold, italic, font };
}
