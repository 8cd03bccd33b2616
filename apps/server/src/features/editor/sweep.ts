import type { EditorDeps } from "./deps.ts";
import { purgeResumes } from "./resume-store.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;

/** Removes for good the resumes that were deleted 30 days ago. */
export async function sweepResumes({ db, clock }: Pick<EditorDeps, "db" | "clock">): Promise<void> {
  await purgeResumes(db, new Date(clock().getTime() - UNDO_MS));
}
