const LEFT = 4;
const RIGHT = 184;
const TOP = 8;
const BOTTOM = 52;
const GROUND = 60;
/** Points of the score that the height shows at least, so that a change of one is no mountain. */
const LEAST_RANGE = 12;

interface Drawn {
  readonly line: string;
  readonly area: string;
  readonly end: { readonly x: number; readonly y: number };
}

/** The line of some scores in a box of 188 by 60, from left to right. */
export function trendPath(scores: readonly number[]): Drawn {
  const low = Math.min(...scores);
  const range = Math.max(LEAST_RANGE, Math.max(...scores) - low);
  const points = scores.map((score, at) => ({
    x: round(LEFT + ((RIGHT - LEFT) * at) / Math.max(1, scores.length - 1)),
    y: round(BOTTOM - ((BOTTOM - TOP) * (score - low)) / range),
  }));
  const line = points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
  const end = points.at(-1) ?? { x: LEFT, y: BOTTOM };
  return { line, end, area: `${line}L${end.x} ${GROUND}L${LEFT} ${GROUND}z` };
}

/** "Up 6 since 22 Oct 2026" */
export function trendText(change: number, since: string): string {
  if (change === 0) return `The same as on ${since}`;
  return `${change > 0 ? "Up" : "Down"} ${Math.abs(change)} since ${since}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
