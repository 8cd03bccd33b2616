/** A line of a pasted text without the signs that only say how it looks. */
export interface TextLine {
  readonly text: string;
  /** Of a heading: 1 for the largest, as the name of the person has it, to 3; 0 for a line that is none. */
  readonly level: 0 | 1 | 2 | 3;
}

const RULE = /^\s*(?:={3,}|-{3,}|_{3,}|\*{3,}|~{3,}|─{3,}|━{3,})\s*$/u;
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/u;

/**
 * The lines of a text as a person sees them: a line of signs underlines the one above it or is a rule and goes; in
 * Markdown the signs of headings, bold words and links go too. Signs that mean nothing stay.
 */
export function unmarked(lines: readonly string[]): readonly TextLine[] {
  const isMarkdown = lines.some((line) => HEADING.test(line));
  return lines.map((line, i): TextLine => {
    if (RULE.test(line)) return { text: "", level: 0 };
    const below = lines[i + 1] ?? "";
    const [, marks, heading = ""] = (isMarkdown && HEADING.exec(line)) || [];
    if (marks !== undefined)
      return { text: withoutMarkdown(heading), level: levelOf(marks.length) };
    const isUnderlined = line.trim() !== "" && RULE.test(below);
    const level = isUnderlined ? (below.includes("=") ? 1 : 2) : 0;
    return { text: isMarkdown ? withoutMarkdown(line) : line, level };
  });
}

function levelOf(marks: number): TextLine["level"] {
  if (marks === 1) return 1;
  return marks === 2 ? 2 : 3;
}

function withoutMarkdown(line: string): string {
  return line
    .replace(
      /(?<!\\)\[((?:\\.|[^\]\\])*)\]\(<?([^)>\s]*)>?\)/gu,
      (_whole, words: string, url: string) =>
        isSameAddress(words, url) ? words : `${words} ${url}`,
    )
    .replace(/(?<![\\*])\*\*(?=\S)([^*]+?)\*\*/gu, "$1")
    .replace(/(?<![\\\w*])\*(?=\S)([^*]+?)\*(?!\w)/gu, "$1")
    .replace(/\\([\\`*_[\]<>~|&#+=.)-])/gu, "$1");
}

function isSameAddress(words: string, url: string): boolean {
  return bareAddress(words) === bareAddress(url);
}

function bareAddress(text: string): string {
  return text.toLowerCase().replace(/\\|^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|[\s-]|\/$/gu, "");
}
