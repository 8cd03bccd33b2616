/** Two lines of one text as one: a word that was parted at a hyphen keeps it, and has no blank behind it. */
export function joinLine(above: string, line: string): string {
  return `${above.trimEnd()}${/\p{L}-$/u.test(above.trimEnd()) ? "" : " "}${line.trimStart()}`;
}
