import { count } from "../../lib/numbers.ts";
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

/** The points of an axis, then and now; undefined for one that the report did not have. */
export function thenAndNow(then: Points | undefined, now: Points): string {
  const [before, after] = [inPoints(then), inPoints(now)];
  if (before === null) {
    return after === null ? "Not measured." : `${after} now. Measured for the first time.`;
  }
  return after === null
    ? `Not measured this time, ${before} then.`
    : `${after} now, ${before} then.`;
}

type Points = Pick<Report["axes"][number], "points" | "maxPoints">;

/** "28 of 30 points"; null where nothing was measured. */
function inPoints(axis: Points | undefined): string | null {
  return !axis || axis.maxPoints === 0
    ? null
    : `${axis.points} of ${count(axis.maxPoints, "point")}`;
}
