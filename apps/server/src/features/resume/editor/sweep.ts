import type { EditorDeps } from "./deps.ts";
import { purgeResumes } from "./resume-store.ts";
import { purgeTraffic } from "./share-traffic-store.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;
/** Devices and tries are told apart for an hour. */
const TRAFFIC_MS = 60 * 60_000;

/** Removes for good the resumes that were deleted 30 days ago, and what is known of visitors of an hour ago. */
export async function sweepResumes({ db, clock }: Pick<EditorDeps, "db" | "clock">): Promise<void> {
  const now = clock().getTime();
  await purgeResumes(db, new Date(now - UNDO_MS));
  await purgeTraffic(db, new Date(now - TRAFFIC_MS));
}
