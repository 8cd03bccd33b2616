import type { Sheet } from "./flow.ts";
import type { Sides } from "./model.ts";

/** Where a cell came to stand, and which of its edges are drawn. */
export interface LaidCell {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lines: Sides;
}

type Span = readonly [from: number, to: number];

/** Edges that are nearer are one, because lengths are rounded. Points. */
const SAME = 0.5;

/** Draws the edges of cells as lines that are as long as the eye sees them: across cells, down rows. */
export function drawLines(cells: readonly LaidCell[], sheet: Sheet): void {
  const across = new Map<string, Span[]>();
  const down = new Map<string, Span[]>();
  const add = (lines: Map<string, Span[]>, page: number, at: number, span: Span) => {
    const key = `${page} ${Math.round(at / SAME) * SAME}`;
    const spans = lines.get(key);
    if (spans) spans.push(span);
    else lines.set(key, [span]);
  };
  for (const { page, left, right, top, bottom, lines } of cells) {
    if (lines.top) add(across, page, top, [left, right]);
    if (lines.bottom) add(across, page, bottom, [left, right]);
    if (lines.left) add(down, page, left, [top, bottom]);
    if (lines.right) add(down, page, right, [top, bottom]);
  }
  for (const [key, spans] of across) {
    const [page = 0, y = 0] = key.split(" ").map(Number);
    for (const [from, to] of joined(spans)) {
      sheet(page).rules.push({ x: from, y, width: to - from, height: 0 });
    }
  }
  for (const [key, spans] of down) {
    const [page = 0, x = 0] = key.split(" ").map(Number);
    for (const [from, to] of joined(spans)) {
      sheet(page).rules.push({ x, y: from, width: 0, height: to - from });
    }
  }
}

/** Spans that touch become one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last && span[0] <= last[1] + SAME)
      whole[whole.length - 1] = [last[0], Math.max(last[1], span[1])];
    else whole.push(span);
  }
  return whole;
}
