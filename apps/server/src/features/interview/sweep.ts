import type { InterviewDeps } from "./routes.ts";
import { purgeLogs } from "../../shared/event-logs/log-store.ts";
import { INTERVIEW_LOGS } from "./store.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;

/** Removes for good the interviews that were deleted 30 days ago. */
export async function sweepInterviews({
  db,
  clock,
}: Pick<InterviewDeps, "db" | "clock">): Promise<void> {
  await purgeLogs(db, INTERVIEW_LOGS, new Date(clock().getTime() - UNDO_MS));
}
