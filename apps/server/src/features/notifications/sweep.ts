import type { NotificationDeps } from "./deps.ts";
import { dropOld } from "./store.ts";

/** Removes notices and marks that are no longer shown. */
export async function sweepNotifications({
  db,
  clock,
}: Pick<NotificationDeps, "db" | "clock">): Promise<void> {
  await dropOld(db, clock());
}
