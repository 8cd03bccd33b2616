import { toIndianTime } from "../dates/india.ts";
import { type BackupDeps, backUpNow, removeOldBackups } from "./back-up-now.ts";
import { backupStatus } from "./backup-store.ts";

/** From when on a day's backup is made, in India: few people are awake. */
const NIGHT_HOUR = 2;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Makes the backup of the night when it is due and was asked for, and removes the oldest ones. */
export async function sweepBackups(deps: BackupDeps): Promise<void> {
  if (!deps.isDaily) return;
  const due = lastNight(deps.clock());
  const { last } = await backupStatus(deps.db);
  if (last?.finishedAt && last.finishedAt >= due) return;
  // One that fails is tried again an hour later; another process may be making it.
  const outcome = await backUpNow(deps, "daily");
  if (outcome.ok) await removeOldBackups(deps);
}

/** The last moment at which it was two in the night in India. */
export function lastNight(now: Date): Date {
  const indian = toIndianTime(now).getTime();
  const tonight =
    Math.floor((indian - NIGHT_HOUR * HOUR_MS) / DAY_MS) * DAY_MS + NIGHT_HOUR * HOUR_MS;
  return new Date(now.getTime() - (indian - tonight));
}
