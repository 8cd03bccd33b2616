import { setImmediate } from "node:timers/promises";
import { type ReadinessLog, trendMoments, trendPoint } from "@taiyari/domain/readiness";

/** How ready somebody was in the last fortnight; [] where nothing had been done before today's figure. */
export async function trendOf(
  log: ReadinessLog,
  now: number,
): Promise<{ readonly at: string; readonly score: number }[]> {
  const points: { readonly at: string; readonly score: number }[] = [];
  for (const moment of trendMoments(now)) {
    const { at, score } = trendPoint(log, moment);
    points.push({ at: new Date(at).toISOString(), score });
    // Each folds the whole log once more: others are served in between.
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    await setImmediate();
  }
  return points.some(({ score }) => score > 0) ? points : [];
}
