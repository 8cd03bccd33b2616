/**
 * What begins a bullet in text from elsewhere: signs that can be nothing else, also those that Word takes from the
 * private use of Symbol and Wingdings; signs that need a blank behind them; "o" as Word draws second levels; numbers
 * and letters of lists.
 */
const MARK = new RegExp(
  [
    String.raw`(?:[•‣◦▪▫●○■□◆◇►▶▸▹➢➤➔➜✓✔✦✧❖☐☑❯∙⁃\uE000-\uF8FF]\s*)+`,
    String.raw`[·∗*+>–—−~»›→-](?:\s+|$)`,
    String.raw`o\s+(?=\S)`,
    String.raw`\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s+`,
  ].join("|"),
  "uy",
);

/** Where a line's text begins behind its mark; 0 for a line without one. A mark alone ends the line. */
export function bulletEnd(line: string): number {
  const blanks = line.length - line.trimStart().length;
  MARK.lastIndex = blanks;
  const found = MARK.exec(line)?.[0].length ?? 0;
  return found === 0 ? 0 : blanks + found;
}
