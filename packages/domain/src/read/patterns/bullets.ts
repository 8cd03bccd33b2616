import type { Found } from "../../resume/reading.ts";
import { found, type Stretch } from "../line/found.ts";
import { isDuration } from "./cuts.ts";
import { formLineOf, isInnerHeading, labelOf } from "./labels.ts";
import { isWrapped, type NumberedLine } from "../line/line.ts";

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
  const span = line.spans.find(({ to }) => to > end);
  return span && span.from >= end ? span.x : line.x + line.size;
}

/**
 * Lines of text as bullets: each bullet with the lines that continue it. Without bullets, as paragraphs: a wider
 * gap, a change of the left edge or a line that ends early with a full stop begins a new one.
 *
 * @param around  lines set like these, which show how near the lines of one paragraph are
 */
export function toBullets(
  lines: readonly NumberedLine[],
  around: readonly NumberedLine[] = lines,
): Found[] {
  const groups: Stretch[][] = [];
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
    const inBullet = (group?.[0]?.from ?? 0) > 0;
    const begins =
      !before ||
      beginsParagraph(before, line, inBullet) ||
      (!inBullet && isApart(before, line, around));
    if (!group || from > 0 || begins) groups.push([stretch]);
    else group.push(stretch);
    before = line;
  }
  return groups.flatMap(
    (group) => found(group, bulletEnd(group[0]?.line.text ?? "") > 0 ? 0.95 : 0.8) ?? [],
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

/** A gap so much wider than those within paragraphs is between two. */
const WIDER = 1.12;

/** True for a sentence below the end of another, a little further from it than lines of one paragraph are. */
function isApart(
  before: NumberedLine,
  line: NumberedLine,
  around: readonly NumberedLine[],
): boolean {
  if (!/[.!?]\s*$/u.test(before.text) || !/^[\p{Lu}\p{N}]/u.test(line.text)) return false;
  const { gap } = line;
  return (
    gap !== null &&
    around.some(
      (other) =>
        other.gap !== null &&
        other.gap > other.size &&
        gap > other.gap * WIDER &&
        Math.abs(other.size - line.size) < 0.3 &&
        other.x === line.x &&
        /^\p{Ll}/u.test(other.text),
    )
  );
}

/** Lines of one paragraph are no further apart than this many sizes of their letters. */
export const LINE_PITCH = 1.75;

function beginsParagraph(before: NumberedLine, line: NumberedLine, inBullet: boolean): boolean {
  const usual = Math.max(before.size, line.size) * LINE_PITCH;
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
