import type { ResumeDraft } from "@taiyari/domain/draft";
import { useEffect } from "react";
import { showToast } from "../../../ui/toast-store.ts";
import type { DraftStore } from "../editor/draft-store.ts";

interface Replacement {
  readonly resumeId: string;
  readonly draft: ResumeDraft;
}

let waiting: Replacement | null = null;

/** Leaves contents for the editor to take when it opens that resume, as an edit that can be undone. */
export function leaveReplacement(replacement: Replacement): void {
  waiting = replacement;
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
