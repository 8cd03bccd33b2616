import { eventsUntil } from "../learning/progress/index.ts";
import { standingAt, type ReadinessLog } from "./facts-at.ts";
import { readinessOf } from "./readiness.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far the trend looks back, and how far apart its points are, in days. Source: the drawing, a fortnight. */
const TREND_DAYS = 14;
const EVERY_DAYS = 2;

export interface TrendPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly score: number;
}

/** The moments of a trend that ends now, the earliest first, without now. Whole hours: what was worked out stays right for one. */
export function trendMoments(now: number): readonly number[] {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  return Array.from(
    { length: TREND_DAYS / EVERY_DAYS },
    (_, step) => hour - (TREND_DAYS - step * EVERY_DAYS) * DAY_MS,
  );
}

/**
 * How many things of each kind had happened by a moment: "312 1 4 2 0". The figure of a moment in the past stays the same as
 * long as this does, since nothing is dated back but what another device sends late.
 */
export function countsAt(log: ReadinessLog, moment: number): string {
  const dated = [log.assessments, log.reports, log.interviews, log.days];
  return [
    eventsUntil(log.events, moment).length,
    ...dated.map((list) => list.filter(({ at }) => at <= moment).length),
  ].join(" ");
}

/** How ready somebody was at a moment, worked out from the log by the rules of today. */
export function trendPoint(log: ReadinessLog, at: number): TrendPoint {
  return { at, score: readinessOf(standingAt(log, at).facts).score };
}
