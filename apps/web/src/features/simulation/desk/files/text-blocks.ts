/** Lines that stand together, with the blank lines after them. */
export interface TextBlock {
  readonly text: string;
  /** Set in columns: its lines are not wrapped. */
  readonly hasColumns: boolean;
}

/** Lines of a block whose words stand apart, as in a table. One alone is a heading with a date at its right. */
const LEAST_LINES = 2;

/** A text in blocks, every character of it. */
export function textBlocks(content: string): readonly TextBlock[] {
  const blocks = content.match(/[^]+?(?:\n(?:[ \t]*\n)+|$)/gu) ?? [];
  return blocks.map((text) => {
    const apart = text.split("\n").filter((line) => /\S {3,}\S/u.test(line));
    return { text, hasColumns: apart.length >= LEAST_LINES };
  });
}
