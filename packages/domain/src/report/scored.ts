import type { Axis, AxisScore, CheckResult } from "../resume/report.ts";
import type { Check, Outcome } from "../checks/check.ts";
import { pointsFor } from "../checks/check.ts";
import type { Subject } from "../evidence/subject.ts";

/** A check with what it found and what that earns. */
export interface Scored {
  readonly check: Check;
  readonly outcome: Outcome;
  readonly points: number;
  readonly maxPoints: number;
}

/** Runs the checks on a subject. */
export function scoreChecks(checks: readonly Check[], subject: Subject): Scored[] {
  return checks.map((check) => {
    const outcome = check.run(subject);
    if (outcome.share === null) return { check, outcome, points: 0, maxPoints: 0 };
    return {
      check,
      outcome,
      points: pointsFor(outcome.share, check.weight),
      maxPoints: check.weight,
    };
  });
}

/** Points as a whole score of 0 to 100; 0 when nothing could be measured. */
export function scoreOf(earned: number, possible: number): number {
  return possible === 0 ? 0 : Math.round((100 * earned) / possible);
}

/** The points of some of the checks. */
export function sumOf(scored: readonly Scored[]): {
  readonly points: number;
  readonly maxPoints: number;
} {
  return {
    points: scored.reduce((sum, item) => sum + item.points, 0),
    maxPoints: scored.reduce((sum, item) => sum + item.maxPoints, 0),
  };
}

/** The points of an axis, without its words. */
export function axisSum(
  scored: readonly Scored[],
  axis: Axis,
): Pick<AxisScore, "points" | "maxPoints"> {
  return sumOf(scored.filter((item) => item.check.axis === axis));
}

/** The checks as the report keeps them. */
export function resultsOf(scored: readonly Scored[]): CheckResult[] {
  return scored.map(({ check, outcome, points, maxPoints }) => {
    const { id, axis, title, weight, looksAt, source } = check;
    const { finding, evidence, advice } = outcome;
    const gain = maxPoints - points;
    return {
      id,
      axis,
      title,
      points,
      maxPoints,
      finding,
      evidence,
      weight,
      looksAt,
      source,
      advice: gain > 0 && advice ? { title: advice.title, why: advice.why } : null,
      gain,
    };
  });
}
