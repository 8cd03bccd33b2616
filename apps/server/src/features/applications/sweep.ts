import type { ApplicationDeps } from "./routes.ts";
import { purgeApplications } from "./store.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;

/** Removes for good the applications that were deleted 30 days ago. */
export async function sweepApplications({ db, clock }: ApplicationDeps): Promise<void> {
  await purgeApplications(db, new Date(clock().getTime() - UNDO_MS));
}
