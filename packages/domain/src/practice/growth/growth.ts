import { significant } from "./figures.ts";

/** How time grows with the size of the input. */
export type GrowthClass = "n" | "n log n" | "n²" | "n³" | "2ⁿ";

/** The time of one call. */
export interface GrowthPoint {
  readonly n: number;
  readonly ms: number;
}

export interface Growth {
  /** "n" stands for n log n as well where the times do not tell the two apart. */
  readonly class: GrowthClass;
  /** The slope of the times on logarithmic scales. */
  readonly exponent: number;
  /** The least time of each size that is above the noise, the smallest size first. */
  readonly points: readonly GrowthPoint[];
  /** What the largest size of the problem takes, worked out. */
  readonly predicted: GrowthPoint;
  /** "Your time grows like n²; 1,00,000 items would take about 40 s." */
  readonly sentence: string;
}

/** Below this the clock of a browser and the warming up of a compiler say more than the code. Our choice. */
export const NOISE_MS = 0.5;
const MIN_POINTS = 3;
/** The largest measured size is at least this many times the smallest. */
const MIN_SPAN = 4;
/** Of the logarithms of the times about the fitted ones: a quarter up or down. */
const MAX_ERROR = 0.25;
/** Between the two least times of a size: more than this, and the machine was doing something else. Our choice. */
const MAX_SPREAD = 1.5;
/** Between two sizes the slope may be this far from that of the class. Our choice. */
const MAX_BEND = 0.5;
/** The second best class has to fit this many times worse. */
const MIN_LEAD = 1.6;

const CLASSES: Readonly<Record<GrowthClass, (n: number) => number>> = {
  n: (n) => Math.log(n),
  "n log n": (n) => Math.log(n) + Math.log(Math.log2(n)),
  "n²": (n) => 2 * Math.log(n),
  "n³": (n) => 3 * Math.log(n),
  "2ⁿ": (n) => n * Math.LN2,
};

interface Fit {
  readonly name: GrowthClass;
  /** ms = e^offset · class(n) */
  readonly offset: number;
  readonly error: number;
}

/**
 * How measured times grow.
 *
 * @param measured  any number of times for each size; the least of each size counts, for a machine only ever adds
 * @param target    the size that is asked about
 * @returns         null where it cannot be known: too few sizes above the noise, or no class that fits clearly best
 */
export function growthOf(measured: readonly GrowthPoint[], target: number): Growth | null {
  const points = pointsOf(measured);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < MIN_POINTS || last.n < MIN_SPAN * first.n) return null;
  const fit = bestFit(points);
  if (!fit || isBent(fit.name, points)) return null;
  const predicted = { n: target, ms: Math.exp(fit.offset + CLASSES[fit.name](target)) };
  return {
    class: fit.name,
    exponent: slopeOf(points),
    points,
    predicted,
    sentence: sentenceOf(fit.name, predicted),
  };
}

/** The slope of times on logarithmic scales: 1 where twice the size takes twice as long. 0 for fewer than two sizes. */
export function slopeOf(points: readonly GrowthPoint[]): number {
  const xs = points.map(({ n }) => Math.log(n));
  const ys = points.map(({ ms }) => Math.log(ms));
  const [x, y] = [mean(xs), mean(ys)];
  const spread = xs.reduce((sum, each) => sum + (each - x) ** 2, 0);
  if (spread === 0) return 0;
  return xs.reduce((sum, each, at) => sum + (each - x) * ((ys[at] ?? 0) - y), 0) / spread;
}

/** The least time of each size above the noise, the smallest size first; not of a size whose two least times differ much. */
export function pointsOf(measured: readonly GrowthPoint[]): readonly GrowthPoint[] {
  const times = Map.groupBy(measured, ({ n }) => n);
  return [...times]
    .flatMap(([n, all]) => {
      const [least = 0, second = least] = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
      return second <= MAX_SPREAD * least ? [{ n, ms: least }] : [];
    })
    .filter(({ n, ms }) => ms >= NOISE_MS && n >= 2)
    .toSorted((a, b) => a.n - b.n);
}

function bestFit(points: readonly GrowthPoint[]): Fit | null {
  const fits = (Object.keys(CLASSES) as GrowthClass[])
    .map((name) => fitOf(name, points))
    .toSorted((a, b) => a.error - b.error);
  const [best, second] = fits;
  if (!best || !second || best.error > MAX_ERROR) return null;
  if (second.error >= MIN_LEAD * best.error) return best;
  // Between these two a logarithm lies, which is as large as the noise.
  const near = [best.name, second.name];
  const third = fits[2];
  if (
    near.includes("n") &&
    near.includes("n log n") &&
    third &&
    third.error >= MIN_LEAD * best.error
  )
    return best.name === "n" ? best : second;
  return null;
}

/** Whether the times between two neighbouring sizes grow otherwise than the class does. */
function isBent(name: GrowthClass, points: readonly GrowthPoint[]): boolean {
  return points.slice(1).some((point, at) => {
    const before = points[at] ?? point;
    const steps = Math.log(point.n / before.n);
    const bend =
      Math.log(point.ms / before.ms) - (CLASSES[name](point.n) - CLASSES[name](before.n));
    return Math.abs(bend / steps) > MAX_BEND && name !== "2ⁿ";
  });
}

function fitOf(name: GrowthClass, points: readonly GrowthPoint[]): Fit {
  const rests = points.map(({ n, ms }) => Math.log(ms) - CLASSES[name](n));
  const offset = mean(rests);
  const error = Math.sqrt(mean(rests.map((rest) => (rest - offset) ** 2)));
  return { name, offset, error };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

function sentenceOf(name: GrowthClass, { n, ms }: GrowthPoint): string {
  const items = n.toLocaleString("en-IN");
  return `Your time grows like ${name}; ${items} items would take ${durationOf(ms)}.`;
}

/** "about 40 s", "about 12 ms", "about 3 hours", "longer than a year". */
export function durationOf(ms: number): string {
  if (ms < 1) return "less than 1 ms";
  if (ms < 1_000) return `about ${significant(ms)} ms`;
  if (ms < 120_000) return `about ${significant(ms / 1_000)} s`;
  if (ms < 7_200_000) return `about ${significant(ms / 60_000)} minutes`;
  if (ms < 172_800_000) return `about ${significant(ms / 3_600_000)} hours`;
  return ms < 31_536_000_000 ? `about ${significant(ms / 86_400_000)} days` : "longer than a year";
}
