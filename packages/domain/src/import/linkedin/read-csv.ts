/** Rows beyond this are not read: nobody has held so many posts. */
const MOST_ROWS = 5000;

/**
 * The rows of a CSV text, each as its fields. Fields in quotes may hold commas, line breaks and quotes written twice;
 * a quote that is never closed ends with the text. Blank rows are left out. Takes time in proportion to the text.
 *
 * Source: RFC 4180, and exported files that end lines with a line feed alone.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length && rows.length < MOST_ROWS) {
    const { field, end } = fieldAt(text, at);
    row.push(field);
    const sign = text[end];
    at = end + (sign === "\r" && text[end + 1] === "\n" ? 2 : 1);
    if (sign === ",") {
      if (at >= text.length) row.push("");
      continue;
    }
    if (row.some((each) => each.trim() !== "")) rows.push(row);
    row = [];
  }
  if (row.some((each) => each.trim() !== "")) rows.push(row);
  return rows;
}

/** The field that begins at an offset, and the offset of the comma or line end behind it. */
function fieldAt(text: string, from: number): { field: string; end: number } {
  if (text[from] !== '"') {
    const end = nextEnd(text, from);
    return { field: text.slice(from, end), end };
  }
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { field: parts.join("") + text.slice(at), end: text.length };
    parts.push(text.slice(at, quote));
    at = quote + 1;
    if (text[at] !== '"') break;
    parts.push('"');
    at += 1;
  }
  // What follows the closing quote should not be there; it is kept.
  const end = nextEnd(text, at);
  return { field: parts.join("") + text.slice(at, end), end };
}

const FIELD_END = /[,\r\n]/gu;

function nextEnd(text: string, from: number): number {
  FIELD_END.lastIndex = from;
  return FIELD_END.exec(text)?.index ?? text.length;
}
