/** A stretch of a wording: words, or a blank with what it asks, without its brackets. */
interface WordingPart {
  /** Where it begins. */
  readonly key: number;
  readonly words: string;
  readonly isBlank: boolean;
}

/** As `blanksIn` of the domain, which would bring all of the coach into the page. */
const BLANK = /\[([^[\]\n]{2,80}\?)\]/gu;

/** A wording cut at its blanks, "[by how much?]". */
export function wordingParts(text: string): readonly WordingPart[] {
  const parts: WordingPart[] = [];
  let at = 0;
  for (const match of text.matchAll(BLANK)) {
    if (match.index > at)
      parts.push({ key: at, words: text.slice(at, match.index), isBlank: false });
    parts.push({ key: match.index, words: match[1] ?? "", isBlank: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ key: at, words: text.slice(at), isBlank: false });
  return parts;
}
