import { purgeLetters } from "./letter-store.ts";
import type { LetterDeps } from "./routes.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;

/** Removes for good the letters that were deleted 30 days ago. */
export async function sweepLetters({ db, clock }: LetterDeps): Promise<void> {
  await purgeLetters(db, new Date(clock().getTime() - UNDO_MS));
}
