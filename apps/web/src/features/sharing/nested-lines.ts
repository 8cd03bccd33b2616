import type { OutlineLine } from "@taiyari/domain/export";

/** A point of a list, with those below it. */
export interface NestedPoint {
  readonly line: OutlineLine;
  readonly points: readonly NestedPoint[];
}

/** A paragraph, or a list. */
export type LineBlock =
  | { readonly kind: "paragraph"; readonly line: OutlineLine }
  | { readonly kind: "points"; readonly points: readonly NestedPoint[] };

/** Lines as paragraphs and lists, each point that is deeper than the one before it below that; [] for none. */
export function nestedLines(lines: readonly OutlineLine[]): readonly LineBlock[] {
  const blocks: LineBlock[] = [];
  let run: OutlineLine[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push({ kind: "points", points: nested(run) });
    run = [];
  };
  for (const line of lines) {
    if (line.isBullet) run.push(line);
    else {
      endRun();
      blocks.push({ kind: "paragraph", line });
    }
  }
  endRun();
  return blocks;
}

/** The first point of a list is at its top, however deep it was typed. */
function nested(points: readonly OutlineLine[]): readonly NestedPoint[] {
  const made: NestedPoint[] = [];
  let at = 0;
  while (at < points.length) {
    const line = points[at];
    if (!line) break;
    let end = at + 1;
    while (end < points.length && (points[end]?.level ?? 0) > (line.level ?? 0)) end += 1;
    made.push({ line, points: nested(points.slice(at + 1, end)) });
    at = end;
  }
  return made;
}
