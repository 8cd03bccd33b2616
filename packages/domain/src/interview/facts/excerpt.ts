/** A clause ends at one of these. */
const ENDS =
  /[,;:.–—(]|\s(?:by|and|which|that|while|so|using|through|with|across|for|from|resulting|leading)\s/giu;

/**
 * The beginning of a line, word for word, up to the end of a clause: what can be quoted in a question.
 *
 * @param mostWords  of what is given
 * @param holding    a place of the text, from 0, that must be within, such as a figure's
 */
export function excerptOf(text: string, mostWords: number, holding = 0): string {
  const line = text.trim().replace(/[.;,:\s]+$/u, "");
  if (wordCount(line) <= mostWords) return line;
  let best = "";
  for (const { index } of line.matchAll(ENDS)) {
    const clause = line.slice(0, index).trimEnd();
    if (index > holding && wordCount(clause) <= mostWords && wordCount(clause) >= 3) best = clause;
  }
  return best === "" ? windowOf(line, mostWords, holding) : best;
}

/** Words around the place, as many as are allowed. */
function windowOf(line: string, mostWords: number, holding: number): string {
  const words = [...line.matchAll(/\S+/gu)];
  const at = Math.max(
    0,
    words.findLastIndex(({ index }) => index <= holding),
  );
  const first = Math.min(
    Math.max(0, at - Math.floor(mostWords / 2)),
    Math.max(0, words.length - mostWords),
  );
  const [start, end] = [words[first], words[Math.min(words.length, first + mostWords) - 1]];
  if (!start || !end) return line;
  return line.slice(start.index, end.index + end[0].length).replace(/[.;,:]+$/u, "");
}

export function wordCount(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
