import type { Found } from "../../reading.ts";
import { found, type Stretch } from "../fields/found.ts";
import { isDuration } from "./cuts.ts";
import { formLineOf, isInnerHeading, labelOf } from "./labels.ts";
import { isWrapped, type NumberedLine } from "../layout/line.ts";

const BULLET =
  /^\s*(?:\[\d{1,3}\]\s+|[•‣◦▪▫●○■□◆◇►▶▸▹➢➤➔➜→✓✔✦✧❖☐☑❯»›∙⁃␣]\s*|[·∗*§+>–—~-]\s+|o\s+(?=\p{Lu}))/u;

/** Where a bullet's text begins in its line; 0 for a line without a bullet. */
export function bulletEnd(text: string): number {
  const end = BULLET.exec(text)?.[0].length ?? 0;
  return end < text.length ? end : 0;
}

/** Where a line's text begins on the page, after its bullet. */
export function textX(line: NumberedLine): number {
  const end = bulletEnd(line.text);
  if (end === 0) return line.x;
  return line.spans.find((span) => span.from >= end)?.x ?? line.x + line.size;
}

/**
 * Lines of text as bullets: each bullet with the lines that go on with it. Without bullets, as paragraphs: a wider
 * gap, a change of the left edge or a line that ends early with a full stop begins a new one.
 */
export function toBullets(lines: readonly NumberedLine[]): Found[] {
  const groups: Stretch[][] = [];
  const gaps = lines.slice(1).flatMap(({ gap }) => (gap !== null && gap > 0 ? [gap] : []));
  const narrowest = Math.min(...gaps);
  let before: NumberedLine | null = null;
  for (const [i, line] of lines.entries()) {
    if (isBeside(line, lines[i + 1])) continue;
    if (isInnerHeading(line.text) || isDuration(line.text)) {
      before = null;
      continue;
    }
    const end = bulletEnd(line.text);
    const group = groups.at(-1);
    const label = labelOf(line.text.slice(end));
    const form = formLineOf(line);
    const from =
      form?.kind === "duties" ? form.from : end + (label?.kind === "duties" ? label.length : 0);
    const stretch: Stretch = { line, from, to: line.text.length };
    const isNext =
      before !== null &&
      from === 0 &&
      (line.gap ?? 0) > narrowest * PARTING_GAP &&
      parts(before, line);
    if (
      !group ||
      !before ||
      from > 0 ||
      isNext ||
      beginsParagraph(before, line, (group[0]?.from ?? 0) > 0)
    )
      groups.push([stretch]);
    else group.push(stretch);
    before = line;
  }
  return groups.flatMap(
    (group) => found(group, bulletEnd(group[0]?.line.text ?? "") > 0 ? 0.95 : 0.8) ?? [],
  );
}

/** A gap this much wider than the narrowest of a text parts two paragraphs of it, where a sentence ends above. */
const PARTING_GAP = 1.12;

function parts(before: NumberedLine, line: NumberedLine): boolean {
  return (
    before.page === line.page &&
    bulletEnd(before.text) === 0 &&
    /[.!]\s*$/u.test(before.text) &&
    /^[\p{Lu}\p{Lo}]/u.test(line.text)
  );
}

/** True for a few words that only label the text standing beside them, as the first column of a table does. */
function isBeside(line: NumberedLine, next: NumberedLine | undefined): boolean {
  return (
    next !== undefined &&
    next.page === line.page &&
    Math.abs(next.baseline - line.baseline) < 1 &&
    next.x > line.right &&
    line.text.split(/\s+/u).length <= 3
  );
}

function beginsParagraph(before: NumberedLine, line: NumberedLine, inBullet: boolean): boolean {
  const usual = Math.max(before.size, line.size) * 1.7;
  if (line.page === before.page && line.gap !== null && line.gap > usual) return true;
  if (bulletEnd(before.text) > 0 && line.x < before.x - 2) return true;
  const hadRoom = !isWrapped(before, line);
  // A first line set in by a few points begins an item whose mark was drawn, not written.
  if (
    !inBullet &&
    line.x > before.x + 5 &&
    before.page === line.page &&
    before.column === line.column
  )
    return true;
  return !inBullet && hadRoom && /^[\p{Lu}\p{Lo}\p{N}"“'(]/u.test(line.text);
}
