/** Line and character of a place in a text, both from 1. A place is in UTF-16 units, characters are counted as people do. */
export function lineOf(
  text: string,
  at: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: Array.from(before.at(-1) ?? "").length + 1 };
}
