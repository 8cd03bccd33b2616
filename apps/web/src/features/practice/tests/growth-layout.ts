export interface GrowthPoint {
  readonly n: number;
  readonly ms: number;
  /** Else it was worked out from those before it. */
  readonly isMeasured: boolean;
}

/** Times by the size of the input, the smallest first. */
export interface GrowthLine {
  readonly points: readonly GrowthPoint[];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Axes {
  readonly x: (n: number) => number;
  readonly y: (ms: number) => number;
  /** A line for each power of ten of milliseconds. */
  readonly times: readonly { readonly ms: number; readonly y: number }[];
  readonly sizes: readonly {
    readonly n: number;
    readonly x: number;
    readonly anchor: "start" | "middle" | "end";
  }[];
}

/** No clock of a browser tells less. */
const LEAST_MS = 0.1;
const MOST_LINES = 6;
/** Units of the picture between two sizes, so that their labels do not meet. */
const LABEL_WIDTH = 110;

/** Both axes logarithmic, wide enough for all points. */
export function axesOf(
  { points }: GrowthLine,
  limitMs: number | null,
  { left, right, top, bottom }: Box,
): Axes {
  const times = [...points.map(({ ms }) => ms), ...(limitMs === null ? [] : [limitMs])];
  const low = Math.floor(Math.log10(Math.max(Math.min(...times), LEAST_MS)));
  const high = Math.max(Math.log10(Math.max(...times, LEAST_MS)) + 0.1, low + 1);
  const numbers = [...new Set(points.map(({ n }) => n))].toSorted((a, b) => a - b);
  const [first = 1, last = 10] = [numbers[0], numbers.at(-1)];
  const width = Math.max(Math.log10(last / first), 0.001);
  const x = (n: number) => left + ((right - left) * Math.log10(n / first)) / width;
  const y = (ms: number) =>
    bottom - ((bottom - top) * (Math.log10(Math.max(ms, LEAST_MS)) - low)) / (high - low);
  const step = Math.max(Math.ceil((high - low) / MOST_LINES), 1);
  const powers: number[] = [];
  for (let power = low; power <= high; power += step) powers.push(power);
  const middle = numbers.find((n) => x(n) - left >= LABEL_WIDTH && right - x(n) >= LABEL_WIDTH);
  const shown = middle === undefined ? [first, last] : [first, middle, last];
  return {
    x,
    y,
    times: powers.map((power) => ({ ms: 10 ** power, y: y(10 ** power) })),
    sizes: shown.map((n) => ({
      n,
      x: x(n),
      anchor: n === first ? "start" : n === last ? "end" : "middle",
    })),
  };
}

/** The measured part of a line, and the rest of it from there, as paths; "" for none. */
export function lineOf(
  { points }: GrowthLine,
  { x, y }: Axes,
): { readonly measured: string; readonly workedOut: string } {
  const placed = points.map((point) => ({ ...point, at: `${x(point.n)} ${y(point.ms)}` }));
  const measured = placed.filter(({ isMeasured }) => isMeasured);
  const rest = placed.filter(({ isMeasured }) => !isMeasured);
  const last = measured.at(-1);
  return {
    measured: pathOf(measured),
    workedOut: rest.length === 0 ? "" : pathOf(last ? [last, ...rest] : rest),
  };
}

function pathOf(points: readonly { readonly at: string }[]): string {
  return points.length < 2 ? "" : `M${points.map(({ at }) => at).join("L")}`;
}
