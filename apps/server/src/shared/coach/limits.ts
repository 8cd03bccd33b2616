import { monthBegan } from "../dates/india.ts";
import { findSetting } from "../installation/settings-store.ts";
import type { CoachDeps } from "./deps.ts";
import { usageSince } from "./usage-store.ts";

export interface CoachLimits {
  /** Of one person in a day of India. */
  readonly perDay: number;
  /** Of all together in a month of India; null for no limit. */
  readonly perMonth: number | null;
}

/** How often the language model may be asked: what an admin set, or what the environment says. */
export async function coachLimits({
  db,
  requestsPerDay,
}: Pick<CoachDeps, "db" | "requestsPerDay">): Promise<CoachLimits> {
  const set = await findSetting(db, "coach-limits");
  return { perDay: set?.requestsPerDay ?? requestsPerDay, perMonth: set?.requestsPerMonth ?? null };
}

/** How often the model may still be asked this month; Infinity without a limit. Asking at the same moment may go beyond by a few. */
export async function leftThisMonth(
  deps: Pick<CoachDeps, "db" | "clock">,
  { perMonth }: CoachLimits,
): Promise<number> {
  if (perMonth === null) return Infinity;
  const { requests } = await usageSince(deps.db, monthBegan(deps.clock()));
  return Math.max(0, perMonth - requests);
}
