/** A part of a text that somebody wrote. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "quoted"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;
const QUOTED = /^\s*>\s?/u;

/** The paragraphs of a mail. A line that only wraps goes on with the one before, as in Markdown; list items stay apart. */
export function paragraphsOf(text: string): readonly TextPart[] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((block) => block.split("\n"))
    .map((lines): TextPart => {
      if (lines.every((line) => QUOTED.test(line)))
        return { kind: "quoted", text: joined(lines.map((line) => line.replace(QUOTED, ""))) };
      if (lines.length > 1 && lines.every((line) => ITEM.test(line)))
        return { kind: "list", items: lines.map((line) => line.replace(ITEM, "").trim()) };
      return { kind: "words", text: joined(lines) };
    });
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(" ");
}
