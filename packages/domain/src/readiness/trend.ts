import { standingAt, type ReadinessLog } from "./facts-at.ts";
import { readinessOf } from "./readiness.ts";

const DAY_MS = 86_400_000;
/** How far the trend looks back, and how far apart its points are, in days. Source: the drawing, a fortnight. */
const TREND_DAYS = 14;
const EVERY_DAYS = 2;

export interface TrendPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly score: number;
}

/** The moments of a trend that ends now, the earliest first, without now. */
export function trendMoments(now: number): readonly number[] {
  return Array.from(
    { length: TREND_DAYS / EVERY_DAYS },
    (_, step) => now - (TREND_DAYS - step * EVERY_DAYS) * DAY_MS,
  );
}

/** How ready somebody was at a moment, worked out from the log by the rules of today. */
export function trendPoint(log: ReadinessLog, at: number): TrendPoint {
  return { at, score: readinessOf(standingAt(log, at).facts).score };
}
