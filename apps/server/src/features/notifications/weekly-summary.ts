import { isBeforeSummary, localTime, summarySunday } from "@taiyari/domain/account";
import type { LearningEvent } from "@taiyari/domain/learning";
import { describeError } from "../../http/error-log.ts";
import { findLearningEvents } from "../../shared/learning/learning-event-store.ts";
import { findPreparation } from "../../shared/preparations/store.ts";
import type { NotificationDeps } from "./deps.ts";
import { countDue } from "./due-reviews.ts";
import {
  findSubscribers,
  findWeekFigures,
  oncePerSunday,
  type Subscriber,
} from "./summary-store.ts";
import { summaryMail } from "./summary-mail.ts";

const WEEK_MS = 7 * 86_400_000;

/**
 * Sends every weekly summary that is due: from Sunday, seven in the evening where each person is, for a day. Once, also
 * with two processes. A mail the mail server does not take is tried again at the next call, as long as it is due.
 */
export async function sendWeeklySummaries(deps: NotificationDeps): Promise<void> {
  const { db, log, clock, mailer } = deps;
  if (!mailer) return;
  const now = clock();
  for (const subscriber of await findSubscribers(db)) {
    const sunday = dueSunday(subscriber, now);
    if (sunday === null) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one mail after another spares the mail server
      await oncePerSunday(db, subscriber.userId, sunday, async () => {
        const mail = await summaryOf(deps, subscriber, now);
        if (mail) await mailer.send(mail);
      });
    } catch (error) {
      log.error({ error: describeError(error) }, "a weekly summary was not sent");
    }
  }
}

/** Null where none is due, or it is done, or the person turned it on only after it was due. */
function dueSunday({ timeZone, since, lastOn }: Subscriber, now: Date): string | null {
  const sunday = summarySunday(now, timeZone);
  if (sunday === null || (lastOn !== null && lastOn >= sunday)) return null;
  return isBeforeSummary(since, sunday, timeZone) ? sunday : null;
}

/** The mail; null where nothing moved and nothing is next: then there is nothing to say. */
async function summaryOf(deps: NotificationDeps, subscriber: Subscriber, now: Date) {
  const { db, findOutlines } = deps;
  const { userId, timeZone } = subscriber;
  const since = new Date(now.getTime() - WEEK_MS);
  const [events, figures, preparation, outlines] = await Promise.all([
    findLearningEvents(db, userId),
    findWeekFigures(db, userId, since),
    findPreparation(db, userId),
    findOutlines(),
  ]);
  return summaryMail(deps, subscriber, {
    ...figures,
    ...solvedSince(events, since),
    due: countDue(outlines, events, now.getTime()),
    preparation,
    today: localTime(now, timeZone).day,
  });
}

/** Each problem and exercise once, however often it was solved in the week. */
function solvedSince(events: readonly LearningEvent[], since: Date) {
  const recent = events.filter(({ at }) => Date.parse(at) >= since.getTime());
  const problems = recent.flatMap((event) =>
    event.kind === "problem-submitted" && event.result === "passed" ? [event.problem] : [],
  );
  const exercises = recent.flatMap((event) =>
    event.kind === "exercise-solved" ? [`${event.page} ${event.exercise}`] : [],
  );
  return { problems: new Set(problems).size, exercises: new Set(exercises).size };
}
