import type { CoachDeps } from "../../shared/coach/deps.ts";
import { dropUsageBefore } from "../../shared/coach/usage-store.ts";
import { dayNumber } from "../../shared/dates/india.ts";

/** Days for which what was asked is counted. */
const KEPT_DAYS = 90;

/** Forgets how often people asked the model long ago. */
export async function sweepUsage({ db, clock }: Pick<CoachDeps, "db" | "clock">): Promise<void> {
  await dropUsageBefore(db, dayNumber(clock()) - KEPT_DAYS);
}
