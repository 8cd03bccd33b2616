import { connectTabs } from "../../../lib/tabs.ts";
import { createDraftStore } from "../../../shared/drafts/draft-store.ts";
import { isAllSent, resumeStorage, storedResumeIds } from "../../../shared/drafts/stored-resume.ts";
import { resumeServer } from "./resume-server.ts";
import { createResumeSync } from "./resume-sync.ts";

/** A resume of which this browser has something that the server has not. */
export interface Leftover {
  readonly id: string;
  readonly name: string;
  /** Whether the server knows the resume at all. */
  readonly isKnown: boolean;
}

/** What this browser stores of a person and has not sent, in no order. */
export function leftoversOf(userId: string): readonly Leftover[] {
  return storedResumeIds(userId).flatMap((id) => {
    const stored = resumeStorage(userId, id).read();
    if (!stored || isAllSent(stored)) return [];
    return [{ id, name: stored.name, isKnown: stored.base !== null }];
  });
}

/** Sends what resumes that are not open have left. What the person must decide waits until they open it. */
export async function sendLeftovers(userId: string, isSignedIn: () => boolean): Promise<void> {
  for (const { id } of leftoversOf(userId)) {
    const storage = resumeStorage(userId, id);
    const opened = storage.read();
    if (!opened) continue;
    const sync = createResumeSync({
      store: createDraftStore(opened.doc),
      opened,
      storage,
      send: resumeServer(id, opened.name),
      tabs: connectTabs(`resume ${id}`),
      isSignedIn,
    });
    // oxlint-disable-next-line no-await-in-loop -- a server that is back is not to be stormed
    await sync.saveNow();
  }
}
