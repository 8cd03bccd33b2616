import type { Axis } from "../resume/index.ts";
import type { Evidence } from "./evidence.ts";
import type { ResumeFacts } from "./facts.ts";
import { partOf, type ReadinessPart } from "./part.ts";

const TITLES: Readonly<Record<Axis, string>> = {
  readable: "What a machine reads",
  content: "What it says",
  match: "How it fits the job",
};

/** The parts of the report, each with the share of 100 that its checks had: their sum is the score of the report. */
export function resumeParts(facts: ResumeFacts | null): readonly ReadinessPart[] {
  if (!facts)
    return [
      partOf({
        id: "report",
        title: "Resume report",
        most: 100,
        share: 0,
        found: "There is no report on a resume yet.",
        raise: "Upload a resume and look at its report.",
      }),
    ];
  const axes = facts.axes.filter(({ maxPoints }) => maxPoints > 0);
  const possible = axes.map(({ maxPoints }) => maxPoints);
  const most = wholeShares(possible, 100);
  const earned = wholeShares(
    axes.map(({ points }) => points),
    facts.score,
    most,
  );
  return axes.map((axis, at) => reportPart(axis, most[at] ?? 0, earned[at] ?? 0));
}

function reportPart(
  { axis, text }: ResumeFacts["axes"][number],
  most: number,
  points: number,
): ReadinessPart {
  return {
    id: axis,
    title: TITLES[axis],
    most,
    points,
    exact: points,
    found: text,
    raise: points === most ? null : "Take the improvements of the report, the largest first.",
  };
}

/**
 * Whole numbers in the proportion of the given ones that sum to a total, the largest remainders rounded up, none above its limit.
 * Source: the method of Hamilton.
 */
function wholeShares(
  given: readonly number[],
  total: number,
  limits: readonly number[] = given.map(() => total),
): readonly number[] {
  const sum = given.reduce((all, one) => all + one, 0);
  const exact = given.map((one) => (sum === 0 ? 0 : (one * total) / sum));
  const whole = exact.map((one, at) => Math.min(Math.floor(one), limits[at] ?? 0));
  let left = total - whole.reduce((all, one) => all + one, 0);
  const order = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  while (left > 0) {
    const next = order.filter(({ at }) => (whole[at] ?? 0) < (limits[at] ?? 0));
    if (next.length === 0) break;
    for (const { at } of next.slice(0, left)) {
      whole[at] = (whole[at] ?? 0) + 1;
      left -= 1;
    }
  }
  return whole;
}

export function resumeEvidence(facts: ResumeFacts | null): Evidence {
  if (!facts) return { share: 0, text: "Nothing yet" };
  const isMatched = facts.axes.some(({ axis, maxPoints }) => axis === "match" && maxPoints > 0);
  return isMatched
    ? { share: 100, text: "From the latest report, held against a job" }
    : { share: 70, text: "From the latest report, without a job to hold it against" };
}
