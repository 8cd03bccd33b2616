import type { InterviewDeps } from "./routes.ts";
import { purgeInterviews } from "./store.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;

/** Removes for good the interviews that were deleted 30 days ago. */
export async function sweepInterviews({
  db,
  clock,
}: Pick<InterviewDeps, "db" | "clock">): Promise<void> {
  await purgeInterviews(db, new Date(clock().getTime() - UNDO_MS));
}
