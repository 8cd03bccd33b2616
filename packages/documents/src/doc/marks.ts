/** Letters that are no text but say something of it. Source: [MS-DOC] 2.4.1 and 2.8.25. */
export const MARK = {
  picture: "\u0001",
  cellEnd: "\u0007",
  shape: "\u0008",
  tab: "\t",
  lineBreak: "\v",
  pageBreak: "\f",
  paragraphEnd: "\r",
  columnBreak: "\u000e",
  fieldBegin: "\u0013",
  fieldSeparator: "\u0014",
  fieldEnd: "\u0015",
  hyphen: "\u001e",
} as const;

const MARKS: ReadonlySet<string> = new Set(Object.values(MARK));

/** Cuts text into marks, each alone, and what stands between them. */
export function* markedParts(text: string): Generator<string> {
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (letter === MARK.hyphen || !MARKS.has(letter)) continue;
    if (at > from) yield text.slice(from, at);
    yield letter;
    from = at + 1;
  }
  if (from < text.length) yield text.slice(from);
}

/** Text as it is shown: hyphens that do not break as hyphens, and without other control letters. */
export function shownText(text: string): string {
  return Array.from(text.replaceAll(MARK.hyphen, "-"))
    .filter((letter) => letter >= " ")
    .join("");
}
