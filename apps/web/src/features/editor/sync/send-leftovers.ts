import { connectTabs } from "../../../lib/tabs.ts";
import { createDraftStore } from "../../../shared/drafts/draft-store.ts";
import { isAllSent, keptResumeIds, resumeKeeper } from "../../../shared/drafts/kept-resume.ts";
import { resumeServer } from "./resume-server.ts";
import { createResumeSync } from "./resume-sync.ts";

/** A resume of which this browser has something that the server has not. */
export interface Leftover {
  readonly id: string;
  readonly name: string;
  /** Whether the server knows the resume at all. */
  readonly isKnown: boolean;
}

/** What this browser keeps of a person and has not sent, in no order. */
export function leftoversOf(userId: string): readonly Leftover[] {
  return keptResumeIds(userId).flatMap((id) => {
    const kept = resumeKeeper(userId, id).read();
    if (!kept || isAllSent(kept)) return [];
    return [{ id, name: kept.name, isKnown: kept.base !== null }];
  });
}

/** Sends what resumes that are not open have left. What the person must decide waits until they open it. */
export async function sendLeftovers(userId: string, mayAsk: () => boolean): Promise<void> {
  for (const { id } of leftoversOf(userId)) {
    const keeper = resumeKeeper(userId, id);
    const opened = keeper.read();
    if (!opened) continue;
    const store = createDraftStore(opened.draft);
    const server = resumeServer(id);
    const sync = createResumeSync({
      store,
      opened,
      keeper,
      server,
      mayAsk,
      tabs: connectTabs(`resume ${id}`),
    });
    // oxlint-disable-next-line no-await-in-loop -- a server that is back is not to be stormed
    await sync.saveNow();
  }
}
