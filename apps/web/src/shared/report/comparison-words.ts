import { AXIS_NAMES, type Report } from "./report-words.ts";
import type { ShownReport } from "./shown-report.ts";

type Previous = NonNullable<ShownReport["previous"]>;

/** The changes as far as this report knows the one before: until that one is loaded, or when it is gone. */
export function pointsAlone({ axes }: Report, previous: Previous) {
  return axes.map(({ axis, points, maxPoints }) => {
    const before = previous.axes.find((other) => other.axis === axis);
    if (!before || maxPoints === 0 || before.maxPoints === 0)
      return { axis, change: 0, text: "Not measured in both." };
    const text = `${points} of ${maxPoints} now, ${before.points} of ${before.maxPoints} then.`;
    return { axis, change: points - before.points, text };
  });
}

/** The names of the axes that only one of two reports could measure. */
export function measuredInOne(report: Report, previous: Previous): string[] {
  return report.axes
    .filter(({ axis, maxPoints }) => {
      const then = previous.axes.find((other) => other.axis === axis);
      return maxPoints > 0 !== (then !== undefined && then.maxPoints > 0);
    })
    .map(({ axis }) => AXIS_NAMES[axis]);
}

/** An axis out of 100, then and now; null for one that was not measured. */
export function thenAndNow(then: number | null, now: number | null): string {
  if (then === null) {
    return now === null ? "Not measured." : `${now} of 100 now. Measured for the first time.`;
  }
  return now === null
    ? `Not measured this time, ${then} of 100 then.`
    : `${now} of 100 now, ${then} of 100 then.`;
}
