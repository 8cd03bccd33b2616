import type { NumberedLine } from "../line/line.ts";
import { isCapitals } from "../../lexicon/words.ts";

/** How much a line stands out: size, weight, capitals, a rule, white space. 0 for a line of the text. */
export function strengthOf(line: NumberedLine, bodySize: number): number {
  return (
    (line.size > bodySize * 1.08 ? 2 : 0) +
    (line.bold ? 1.5 : 0) +
    (isCapitals(line.text) ? 1 : 0) +
    (line.ruled ? 1.5 : 0) +
    (line.gap === null || line.gap > line.size * 1.8 ? 0.5 : 0) +
    (/[:：]\s*$/u.test(line.text) ? 0.5 : 0)
  );
}

/** What lines of one look share: size, weight and capitals. */
export function styleKey(line: NumberedLine): string {
  return `${Math.round(line.size * 2)} ${line.bold} ${isCapitals(line.text)}`;
}

/** The size most letters of the document have; 10 for no letters. */
export function bodySizeOf(lines: readonly NumberedLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}
