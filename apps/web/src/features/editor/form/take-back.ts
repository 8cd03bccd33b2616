import type { ResumeDraft } from "@taiyari/domain/draft";
import { mergeDrafts } from "@taiyari/domain/versions";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";

/** Time enough to read what was done and to want it back, in milliseconds. */
export const UNDO_MS = 12_000;

/** Takes one edit back, from a message that stays a while: what was done since stays. */
export function takeBack(store: DraftStore, before: ResumeDraft, after: ResumeDraft): void {
  const now = store.get().draft;
  if (now === after) store.undo();
  else store.edit({ kind: "replace", draft: mergeDrafts(after, before, now).draft });
}
