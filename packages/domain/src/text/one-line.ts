/** A text on one line, its words one blank apart. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}
