import type { WhereNext } from "@taiyari/contract";
import { type AxisId, READY_FROM, readinessOf, standingAt } from "@taiyari/domain/readiness";
import type { DashboardDeps } from "./deps.ts";
import { gather, readinessLog } from "./gather.ts";
import { nextActionsOf } from "./next-actions-of.ts";
import { solutionsOf } from "./solutions.ts";

/** The solution that raises an axis of readiness. */
const SOLUTIONS = {
  concepts: "learning",
  resume: "resume",
  interview: "interview",
  coding: "practice",
  work: "simulation",
} as const satisfies Record<AxisId, keyof WhereNext["solutions"]>;

/** Which step of the journey has most to gain, whatever plan the person has: the first of the actions that the dashboard proposes. */
export async function whereNext(deps: DashboardDeps, userId: string): Promise<WhereNext> {
  const gathered = await gather(deps, userId);
  const now = deps.clock().getTime();
  const standing = standingAt(readinessLog(gathered), now);
  const [action] = nextActionsOf(deps, gathered, standing, now);
  return {
    next: action
      ? {
          solution: SOLUTIONS[action.axis],
          title: action.title,
          why: action.why,
          minutes: action.minutes,
          to: action.to,
        }
      : null,
    ready: readinessOf(standing.facts)
      .axes.filter(({ score }) => score >= READY_FROM)
      .map(({ id }) => SOLUTIONS[id]),
    solutions: solutionsOf(gathered, standing, now),
  };
}
