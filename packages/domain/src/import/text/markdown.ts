import { fromMarkdown } from "../../rich/markdown.ts";
import type { Run } from "../../rich/look.ts";
import { isRich, plainText, runsOf, withoutSigns } from "../../rich/stored.ts";

/** A line of a pasted text without the signs that only say how it looks. */
export interface TextLine {
  readonly text: string;
  /** Of a heading: 1 for the largest, as the name of the person has it, to 3; 0 for a line that is none. */
  readonly level: 0 | 1 | 2 | 3;
  /** Its words with how they look, where some are bold, italic or a link. */
  readonly runs?: readonly Run[];
}

const RULE = /^\s*(?:={3,}|-{3,}|_{3,}|\*{3,}|~{3,}|─{3,}|━{3,})\s*$/u;
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/u;

/**
 * The lines of a text as a person sees them: a line of signs underlines the one above it or is a rule and goes; in
 * Markdown the signs of headings go too, and those of bold and italic words and links become looks. Signs that mean
 * nothing stay.
 */
export function unmarked(lines: readonly string[]): readonly TextLine[] {
  const isMarkdown = lines.some((line) => HEADING.test(line));
  return lines.map((line, i): TextLine => {
    if (RULE.test(line)) return { text: "", level: 0 };
    const below = lines[i + 1] ?? "";
    const [, marks, heading = ""] = (isMarkdown && HEADING.exec(line)) || [];
    if (marks !== undefined)
      return { text: plainText(fromMarkdown(heading)), level: levelOf(marks.length) };
    const isUnderlined = line.trim() !== "" && RULE.test(below);
    const level = isUnderlined ? (below.includes("=") ? 1 : 2) : 0;
    if (!isMarkdown) return { text: withoutSigns(line), level };
    const stored = fromMarkdown(line);
    return { text: plainText(stored), level, ...(isRich(stored) ? { runs: runsOf(stored) } : {}) };
  });
}

function levelOf(marks: number): TextLine["level"] {
  if (marks === 1) return 1;
  return marks === 2 ? 2 : 3;
}
