/** Sentences of a line; a full stop inside "Node.js", "e.g." or "B.Tech" ends none. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=(?:\p{L}{3}|\d)[)\]”"]?[.!?])\s+(?=\p{Lu})/u)
    .flatMap((part) => pieces(part.trim()))
    .filter(Boolean);
}

/**
 * The longest line that is read as one, in letters. Every term of a line is judged by the words around it, so reading
 * takes the square of its length; the longest sentence of 137 postings has 534.
 */
const LONGEST_LINE = 1_000;

/** A text in pieces of at most `LONGEST_LINE`, split after a comma or semicolon, else at a blank, else anywhere. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  while (text.length - from > LONGEST_LINE) {
    const piece = text.slice(from, from + LONGEST_LINE);
    const end = Math.max(piece.lastIndexOf(","), piece.lastIndexOf(";")) + 1;
    const length = end || piece.lastIndexOf(" ") + 1 || LONGEST_LINE;
    found.push(piece.slice(0, length).trim());
    from += length;
  }
  return [...found, text.slice(from).trim()];
}
