import type { Box, SourcePage, TextRun } from "../../resume/document.ts";

/** A bullet is at most this share of its letters' size wide; the dots of a timeline are larger. */
const WIDEST_BULLET = 0.55;

/** A bullet is at most this many times the letters' size before its text. */
const FARTHEST_TEXT = 2.2;

/** Bullets are in the lower half of the letters: this far above the line they are on, as shares of the size. */
const LOWEST = -0.05;
const HIGHEST = 0.65;

/** Marks closer than this many times their width, side by side, rate a skill. */
const RATING_GAP = 3;

/** Left edges this close line up. Points. */
const EDGE_TOLERANCE = 2;

/**
 * The lists' marks that a page draws as shapes, as runs of "•", each with the index of the run it is before.
 *
 * Left out are dots side by side, which rate something, and dots before bold or large words, which join the entries
 * of a timeline.
 */
export function drawnBullets(page: SourcePage): ReadonlyMap<number, TextRun> {
  const marks = (page.marks ?? []).filter((mark, _, all) => !isRating(mark, all));
  if (marks.length === 0) return new Map();
  const found = marks.flatMap((mark) => {
    const index = markedRun(mark, page.runs);
    const run = page.runs[index];
    return run ? [{ mark, index, run }] : [];
  });
  const plainSize = median(
    page.runs.filter((run) => run.text.trim() !== "").map((run) => run.size),
  );
  const bullets = new Map<number, TextRun>();
  for (const { mark, index, run } of found) {
    const alike = found.filter((other) => Math.abs(other.mark.x - mark.x) < EDGE_TOLERANCE);
    const loud = alike.filter((other) => other.run.bold || other.run.size > plainSize * 1.15);
    if (loud.length > alike.length * 0.6) continue;
    bullets.set(index, { ...run, text: "•", x: mark.x, width: mark.width, bold: false });
  }
  return bullets;
}

/** The index of the run that begins a line just right of a mark; -1 for none. */
function markedRun(mark: Box, runs: readonly TextRun[]): number {
  const middle = mark.y + mark.height / 2;
  const right = mark.x + mark.width;
  let best = -1;
  let nearest = Infinity;
  for (const [index, run] of runs.entries()) {
    if (run.text.trim() === "" || run.angle !== 0) continue;
    const above = run.baseline - middle;
    if (above < run.size * LOWEST || above > run.size * HIGHEST) continue;
    const start = run.x + (run.text.length - run.text.trimStart().length) * run.size * 0.25;
    const gap = start - right;
    if (gap > -1 && gap < nearest && gap < run.size * FARTHEST_TEXT) [best, nearest] = [index, gap];
    // Text that ends right before the mark: the mark is inside a line.
    if (start < mark.x && run.x + run.width > mark.x - run.size) return -1;
  }
  const run = runs[best];
  return run && mark.width <= run.size * WIDEST_BULLET ? best : -1;
}

function isRating(mark: Box, marks: readonly Box[]): boolean {
  return marks.some(
    (other) =>
      other !== mark &&
      Math.abs(other.y - mark.y) < 1 &&
      Math.abs(other.x - mark.x) > 0.5 &&
      Math.abs(other.x - mark.x) < mark.width * RATING_GAP,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
