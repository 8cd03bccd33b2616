import type { Axis, Improvement } from "../resume/report.ts";
import type { Advice, Check } from "../checks/check.ts";
import { scoreOf, sumOf } from "./scored.ts";
import type { Scored } from "./scored.ts";

/** How an axis is called. */
const AXIS_NAMES: Readonly<Record<Axis, string>> = {
  readable: "Readable",
  content: "Content",
  match: "Match",
};

/**
 * What to do, largest gain first; those that gain the same are in the order of the report.
 *
 * Checks that ask for the same thing ("write bullets") are one improvement, named after the largest of them.
 * `gain` is the points that its checks lost, so that the points earned and all gains add up to the points possible.
 * `resultingScore` is the score once this and all before it are done, so the last one makes 100.
 */
export function improvementsOf(scored: readonly Scored[]): Improvement[] {
  const { points, maxPoints } = sumOf(scored);
  let reached = points;
  return groupsOf(scored).map(({ lost, check, advice }) => {
    reached += lost;
    return {
      checkId: check.id,
      title: advice.title,
      subtitle: `${AXIS_NAMES[check.axis]}, ${advice.note ?? check.title}`,
      why: advice.why,
      gain: lost,
      resultingScore: scoreOf(reached, maxPoints),
    };
  });
}

interface Group {
  readonly check: Check;
  readonly advice: Advice;
  /** Points lost by all of its checks. */
  lost: number;
}

function groupsOf(scored: readonly Scored[]): Group[] {
  const groups = new Map<string, Group>();
  const largestFirst = scored
    .filter((item) => item.points < item.maxPoints)
    .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
  for (const { check, outcome, points, maxPoints } of largestFirst) {
    if (!outcome.advice) throw new Error(`check ${check.id} loses points and says nothing to do`);
    const group = groups.get(outcome.advice.title);
    if (group) group.lost += maxPoints - points;
    else
      groups.set(outcome.advice.title, { check, advice: outcome.advice, lost: maxPoints - points });
  }
  return [...groups.values()].toSorted((a, b) => b.lost - a.lost);
}
