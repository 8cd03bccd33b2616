import { setImmediate } from "node:timers/promises";
import { countsAt, type ReadinessLog, trendMoments, trendPoint } from "@taiyari/domain/readiness";
import type { ScoredCache } from "./scored-cache.ts";

/** How ready somebody was in the last fortnight; [] where nothing had been done before today's figure. */
export async function trendOf(
  { readiness }: Pick<ScoredCache, "readiness">,
  userId: string,
  log: ReadinessLog,
  now: number,
): Promise<{ readonly at: string; readonly score: number }[]> {
  const points: { readonly at: string; readonly score: number }[] = [];
  for (const moment of trendMoments(now)) {
    const key = `${userId} ${moment} ${countsAt(log, moment)}`;
    const known = readiness.get(key);
    const score = known ?? trendPoint(log, moment).score;
    points.push({ at: new Date(moment).toISOString(), score });
    if (known !== undefined) continue;
    readiness.set(key, score);
    // Each folds the whole log once more: others are served in between.
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    await setImmediate();
  }
  return points.some(({ score }) => score > 0) ? points : [];
}
