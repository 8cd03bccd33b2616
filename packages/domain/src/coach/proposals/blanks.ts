/** A fact only the person knows, left open in a text: "[by how much?]". */
export interface Blank {
  readonly from: number;
  readonly to: number;
  /** What is asked, without the brackets: "by how much?". */
  readonly ask: string;
}

/** Square brackets around a question. Not a Markdown link, and nothing that runs over a line. */
const BLANK = /\[([^[\]\n]{2,80}\?)\](?!\()/gu;

/** The blanks of a text in their order; [] without any. */
export function blanksIn(text: string): readonly Blank[] {
  return [...text.matchAll(BLANK)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    ask: match[1] ?? "",
  }));
}

/** @param ask  a question that ends with a question mark */
export function blank(ask: string): string {
  return `[${ask}]`;
}
