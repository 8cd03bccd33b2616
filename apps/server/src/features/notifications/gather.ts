import { localTime } from "@taiyari/domain/account";
import { findLearningEvents } from "../../shared/learning/learning-event-store.ts";
import { findPreparation } from "../../shared/preparations/store.ts";
import type { NotificationDeps } from "./deps.ts";
import { countDue } from "./due-reviews.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { findAddressee, findNotices, findRead, findSettings } from "./store.ts";

/** What one person is told now, and how much of it they have not read. */
export async function gatherNotifications(
  { db, clock, findOutlines }: Pick<NotificationDeps, "db" | "clock" | "findOutlines">,
  userId: string,
) {
  const now = clock();
  const [{ timeZone: zone }, settings, preparation, notices] = await Promise.all([
    findAddressee(db, userId),
    findSettings(db, userId),
    findPreparation(db, userId),
    findNotices(db, userId, now),
  ]);
  const due = settings.dueReviews
    ? countDue(await findOutlines(), await findLearningEvents(db, userId), now.getTime())
    : null;
  const entries: readonly Entry[] = entriesOf({
    today: localTime(now, zone).day,
    preparation,
    due,
    notices,
    timeWords: (at) => timeWords(at, zone),
  });
  const read = await findRead(
    db,
    userId,
    entries.map(({ key }) => key),
  );
  const marked = entries.map((entry) => ({ ...entry, isRead: read.has(entry.key) }));
  return { entries: marked, unread: marked.filter(({ isRead }) => !isRead).length };
}

/** "23 Nov, 7:41 pm" */
export function timeWords(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone });
  const time = new Intl.DateTimeFormat("en-IN", {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone,
  });
  return `${day.format(at).replace("Sept", "Sep")}, ${time.format(at).toLowerCase()}`;
}
