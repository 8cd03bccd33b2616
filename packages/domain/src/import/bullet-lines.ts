import { bulletEnd } from "../draft/text/marks.ts";

/**
 * A plain text of several lines as a description: points marked in any way begin with "• ", blank lines are gone, and
 * points that were run together on one line ("• A • B") are on lines of their own again. Lines are not joined: other
 * tools keep theirs apart on purpose.
 */
export function bulletLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .flatMap((line) => apart(line.trim()))
    .map((line) => {
      const end = bulletEnd(line);
      return end === 0 ? line : `• ${line.slice(end)}`.trim();
    })
    .filter((line) => line !== "" && line !== "•")
    .join("\n");
}

function apart(line: string): readonly string[] {
  const marks = line.match(/(?:^|\s)[•●▪]\s/gu) ?? [];
  return marks.length > 1 ? line.split(/\s(?=[•●▪]\s)/u) : [line];
}
