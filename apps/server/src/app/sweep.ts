import { sweepInvitations } from "../features/admin/sweep.ts";
import { sweepApplications } from "../features/applications/sweep.ts";
import { sweepUsage } from "../features/coach/sweep.ts";
import { sweepResumes } from "../features/editor/sweep.ts";
import { sweepInterviews } from "../features/interview/sweep.ts";
import { sweepLetters } from "../features/letters/sweep.ts";
import { sweepShareTraffic } from "../features/sharing/sweep.ts";
import { sweepLeaving } from "../features/own-data/sweep.ts";
import { sweepNotifications } from "../features/notifications/sweep.ts";
import { sendWeeklySummaries } from "../features/notifications/weekly-summary.ts";
import { sweepPhotos } from "../features/profile/sweep.ts";
import { sweepFiles } from "../features/upload/sweep.ts";
import { sweepSimulations } from "../features/simulation/sweep.ts";
import { sweepVoice } from "../features/voice/sweep.ts";
import { describeError } from "../http/error-log.ts";
import { sweepBackups } from "../shared/backup/sweep.ts";
import type { Services } from "./create-services.ts";

const INTERVAL_MS = 60 * 60_000;
/** Mails that go out at an hour of the day are at most this late. */
const MAIL_INTERVAL_MS = 5 * 60_000;

/** Clears away what is old, now and every hour, and sends the mails that are due. Returns what ends it. */
export function sweepRegularly({
  log,
  admin,
  resume,
  editor,
  coach,
  interview,
  simulation,
  voice,
  profile,
  notifications,
  backup,
  ownData,
  applications,
}: Services): () => void {
  const parts = [
    () => sweepFiles(resume),
    () => sweepResumes(editor),
    () => sweepLetters(editor),
    () => sweepApplications(applications),
    () => sweepInterviews(interview),
    () => sweepSimulations(simulation),
    () => sweepShareTraffic(editor),
    () => sweepUsage(coach),
    () => sweepVoice(voice),
    () => sweepLeaving(ownData),
    () => sweepPhotos(profile),
    () => sweepNotifications(notifications),
    () => sweepBackups(backup),
    () => sweepInvitations(admin),
  ];
  const mails = () => sendWeeklySummaries(notifications);
  const run = (tasks: readonly (() => Promise<void>)[]) => {
    for (const task of tasks) {
      task().catch((error: unknown) => {
        admin.sweep.failed += 1;
        log.error({ error: describeError(error) }, "what runs by itself failed");
      });
    }
  };
  const sweep = () => {
    Object.assign(admin.sweep, { at: new Date(), failed: 0 });
    run(parts);
  };
  sweep();
  run([mails]);
  const timers = [
    setInterval(sweep, INTERVAL_MS),
    setInterval(() => run([mails]), MAIL_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
