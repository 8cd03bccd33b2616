import type { Db } from "../../db/client.ts";
import { noteSeen } from "./store.ts";

/** How exactly it is kept when somebody was here last. */
const STEP_MS = 5 * 60_000;
/** People remembered at a time; beyond that some are noted once more. */
const MOST = 10_000;

/** Notes who is here, with one query in five minutes for each person. Never fails: it is no reason to refuse a request. */
export function createLastSeen(db: Db): (userId: string) => Promise<void> {
  const noted = new Map<string, number>();
  return async (userId) => {
    const now = Date.now();
    if (now - (noted.get(userId) ?? 0) < STEP_MS) return;
    if (noted.size >= MOST) noted.clear();
    noted.set(userId, now);
    const at = { now: new Date(now), before: new Date(now - STEP_MS) };
    await noteSeen(db, userId, at).catch(() => noted.delete(userId));
  };
}
