import type { Dashboard, SessionUser } from "@taiyari/contract";
import { dateIn } from "@taiyari/domain/learning/progress";
import { readinessOf, standingAt } from "@taiyari/domain/readiness";
import { signedIn } from "../../http/procedures.ts";
import { findPreparation } from "../../shared/preparations/store.ts";
import { activityOf } from "./activity-of.ts";
import type { DashboardDeps } from "./deps.ts";
import { gather, readinessLog } from "./gather.ts";
import { nextActionsOf } from "./next-actions-of.ts";
import { recentEntries, SHOWN_ENTRIES } from "./recent.ts";
import { solutionsOf } from "./solutions.ts";
import { trendOf } from "./trend-of.ts";
import { weeksOf } from "./weeks-of.ts";

/** What somebody did, summed up. Nothing of it is stored: all follows from what the other features keep. */
export function dashboardProcedures(deps: DashboardDeps) {
  const { dashboard } = signedIn;
  return {
    read: dashboard.read.handler(({ context }): Promise<Dashboard> =>
      readDashboard(deps, context.user),
    ),

    activity: dashboard.activity.handler(async ({ context: { user } }) => {
      if (isClosed(deps, user)) return { entries: [] };
      const gathered = await gather(deps, user.id);
      const standing = standingAt(readinessLog(gathered), deps.clock().getTime());
      return { entries: [...recentEntries(gathered, standing, deps.careers)] };
    }),
  };
}

/** Whether this installation enforces plans and the person has the free one. */
function isClosed(
  { isPremiumEnforced }: Pick<DashboardDeps, "isPremiumEnforced">,
  { plan }: Pick<SessionUser, "plan">,
): boolean {
  return isPremiumEnforced && plan !== "premium";
}

async function readDashboard(deps: DashboardDeps, user: SessionUser): Promise<Dashboard> {
  if (isClosed(deps, user)) return { kind: "closed", adminContact: deps.adminContact };
  const { timeZone: zone } = user;
  const [gathered, preparation] = await Promise.all([
    gather(deps, user.id),
    findPreparation(deps.db, user.id),
  ]);
  const now = deps.clock().getTime();
  const today = dateIn(now, zone);
  const log = readinessLog(gathered);
  const standing = standingAt(log, now);
  const { score, axes } = readinessOf(standing.facts);
  const entries = recentEntries(gathered, standing, deps.careers);
  const { targetRole, company, interviewOn } = preparation;
  const activity = activityOf(gathered, standing, { zone, today });
  return {
    kind: "open",
    today,
    preparation: { targetRole, company, interviewOn },
    readiness: {
      score,
      axes: axes.map((axis) => ({
        ...axis,
        parts: axis.parts.map(({ exact: _exact, ...part }) => part),
      })),
    },
    trend: await trendOf(deps.cache, user.id, log, now),
    actions: [...nextActionsOf(deps, gathered, standing, now)],
    solutions: solutionsOf(gathered, standing, now),
    activity,
    weeks: weeksOf(gathered, standing, { zone, today, activity }),
    recent: entries.slice(0, SHOWN_ENTRIES),
    hasMore: entries.length > SHOWN_ENTRIES,
  };
}
