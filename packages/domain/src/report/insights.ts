import type { Insight } from "../resume/report.ts";
import type { Remark } from "../checks/check.ts";
import type { Scored } from "./scored.ts";

/** The most insights of each type. */
const MAX_INSIGHTS = 4;

/** A check that keeps less than this share of its points is a negative, otherwise a warning. */
const NEGATIVE_SHARE = 0.5;

/** And a single lost point is never more than a warning. */
const NEGATIVE_POINTS = 2;

/**
 * What stands out: praise by the points behind it, concerns by the points they cost.
 *
 * A check gives at most one insight of praise and one of concern; a praise beside a concern ("five of nine
 * bullets say what came of the work") is kept only when half of the points are earned.
 */
export function insightsOf(scored: readonly Scored[]): Insight[] {
  const measured = scored.filter((item) => item.maxPoints > 0);
  const positive = measured
    .filter((item) => item.points >= item.maxPoints * NEGATIVE_SHARE)
    .toSorted((a, b) => b.points - a.points)
    .flatMap((item) => insight("positive", item, item.outcome.praise));
  const lossy = measured
    .filter((item) => item.points < item.maxPoints)
    .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
  const warning = lossy
    .filter((item) => !isNegative(item))
    .flatMap((item) => insight("warning", item, item.outcome.concern));
  const negative = lossy
    .filter(isNegative)
    .flatMap((item) => insight("negative", item, item.outcome.concern));
  return [positive, warning, negative].flatMap((group) => group.slice(0, MAX_INSIGHTS));
}

function isNegative({ points, maxPoints }: Scored): boolean {
  return points < maxPoints * NEGATIVE_SHARE && maxPoints - points >= NEGATIVE_POINTS;
}

function insight(type: Insight["type"], { check }: Scored, remark: Remark | null): Insight[] {
  return remark
    ? [
        {
          type,
          text: remark.text,
          checkId: check.id,
          lines: [...new Set(remark.lines)].toSorted((a, b) => a - b),
        },
      ]
    : [];
}
