import type { ResumeDraft } from "@taiyari/domain/draft";
import { useEffect } from "react";
import { showToast } from "../../ui/toast-store.ts";
import type { DraftStore } from "./draft-store.ts";

interface Replacement {
  readonly resumeId: string;
  readonly draft: ResumeDraft;
}

/** Where the editor did not open within this, the person has gone on to something else. */
const WAIT_MS = 30_000;

let waiting: Replacement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Leaves contents for the editor to take when it opens that resume, as an edit that can be undone. They wait for half
 * a minute: an editor that could not be opened then does not surprise whoever opens it later.
 */
export function leaveReplacement(replacement: Replacement): void {
  clearTimeout(timer);
  waiting = replacement;
  timer = setTimeout(() => {
    waiting = null;
  }, WAIT_MS);
}

/** Takes what was left for this resume, once. The template and the looks stay as they are. */
export function useWaitingReplacement(resumeId: string, store: DraftStore): void {
  useEffect(() => {
    if (waiting?.resumeId !== resumeId) return;
    const { currentTemplate, chosen } = store.get().draft;
    store.edit({ kind: "replace", draft: { ...waiting.draft, currentTemplate, chosen } });
    waiting = null;
    showToast({
      title: "The imported contents are in your resume",
      text: "What stood there before comes back with Undo.",
    });
  }, [resumeId, store]);
}
