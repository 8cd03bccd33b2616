import { bulletEnd } from "../draft/text/marks.ts";
import { joinLine } from "./join-line.ts";

/**
 * A plain text of several lines as a description: points marked in any way begin with "• ", blank lines are gone, and
 * points that were run together on one line ("• A • B") are on lines of their own again. A line that goes on in the
 * middle of a point's sentence is joined to it; others are not: other tools keep theirs apart on purpose.
 */
export function bulletLines(text: string): string {
  const lines = text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .flatMap((line) => apart(line.trim()))
    .map((line) => {
      const end = bulletEnd(line);
      return end === 0 ? line : `• ${line.slice(end)}`.trim();
    })
    .filter((line) => line !== "" && line !== "•");
  const kept: string[] = [];
  for (const line of lines) {
    const above = kept.at(-1);
    if (above !== undefined && goesOn(above, line)) kept[kept.length - 1] = joinLine(above, line);
    else kept.push(line);
  }
  return kept.join("\n");
}

/** Whether a line has no mark of its own, begins in lower case, and stands below a point that has not ended. */
function goesOn(above: string, line: string): boolean {
  return above.startsWith("• ") && /^\p{Ll}/u.test(line) && !/[.!?:;।]["”’)]?$/u.test(above);
}

function apart(line: string): readonly string[] {
  const marks = line.match(/(?:^|\s)[•●▪]\s/gu) ?? [];
  return marks.length > 1 ? line.split(/\s(?=[•●▪]\s)/u) : [line];
}
