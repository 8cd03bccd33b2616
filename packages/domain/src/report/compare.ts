import type { Axis, AxisScore, CheckResult, Report } from "../resume/report.ts";
import { listed, sentenceStart } from "../text/wording.ts";

/** What changed on an axis since another report. */
export interface AxisChange {
  readonly axis: Axis;
  /** Points now less points then; negative for a loss. */
  readonly change: number;
  readonly text: string;
}

/** The part of a report that is compared. Two whole reports will do, also stored ones of older rules. */
export interface Comparable extends Pick<Report, "rulesVersion" | "match"> {
  readonly axes: readonly Pick<AxisScore, "axis" | "points" | "maxPoints">[];
  readonly checks: readonly Pick<
    CheckResult,
    "id" | "axis" | "title" | "points" | "maxPoints" | "finding"
  >[];
}

/**
 * What changed since the previous report, an entry for each axis.
 *
 * The change is in points of the axis. An axis measured only once says so and has a change of 0. Reports of
 * different rules can be compared; the text then says that the rules changed.
 */
export function compareReports(now: Comparable, previous: Comparable): AxisChange[] {
  return now.axes.map(({ axis, points, maxPoints }) => {
    const before = previous.axes.find((other) => other.axis === axis);
    if (maxPoints === 0)
      return {
        axis,
        change: 0,
        text: before && before.maxPoints > 0 ? "Not measured this time." : "Not measured.",
      };
    if (!before || before.maxPoints === 0)
      return { axis, change: 0, text: "Measured for the first time." };
    const rules =
      now.rulesVersion === previous.rulesVersion ? "" : " The rules changed in between.";
    return { axis, change: points - before.points, text: describe(axis, now, previous) + rules };
  });
}

interface Change {
  readonly check: Comparable["checks"][number];
  readonly points: number;
}

function describe(axis: Axis, now: Comparable, previous: Comparable): string {
  if (axis === "match" && aimed(now) !== aimed(previous))
    return "Compared with another job than last time.";
  const changes = now.checks
    .filter((check) => check.axis === axis)
    .flatMap((check): Change[] => {
      const before = previous.checks.find((other) => other.id === check.id);
      if (!before || before.maxPoints === 0 || check.maxPoints === 0) return [];
      return before.points === check.points
        ? []
        : [{ check, points: check.points - before.points }];
    })
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const named = axis === "match" ? newTerms(now, previous) : [];
  if (named.length > 0)
    return `${listed(named)} ${named.length === 1 ? "is" : "are"} now shown in use.`;
  if (changes.length === 0) return "Nothing changed.";
  const gains = changes.filter((change) => change.points > 0);
  const losses = changes.filter((change) => change.points < 0);
  const parts = [
    ...(gains.length > 0 ? [`Better: ${listed(gains.map(nameOf), 3)}`] : []),
    ...(losses.length > 0
      ? [`${gains.length > 0 ? "weaker" : "Weaker"}: ${listed(losses.map(nameOf), 3)}`]
      : []),
  ];
  return `${parts.join("; ")}. ${largest(changes)}`.trim();
}

function nameOf({ check, points }: Change): string {
  return `${check.title} (${points > 0 ? "+" : "−"}${Math.abs(points)})`;
}

function largest([first]: readonly Change[]): string {
  return first ? sentenceStart(first.check.finding) : "";
}

/** The terms both reports were aimed at, as one text. */
function aimed(report: Comparable): string {
  return (report.match?.terms ?? [])
    .map((term) => term.term)
    .toSorted()
    .join("\n");
}

function newTerms(now: Comparable, previous: Comparable): string[] {
  const before = new Map(previous.match?.terms.map((term) => [term.term, term.standing]));
  return (now.match?.terms ?? [])
    .filter((term) => term.standing === "found" && before.get(term.term) !== "found")
    .map((term) => term.term);
}
