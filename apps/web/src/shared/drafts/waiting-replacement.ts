import type { ResumeDraft } from "@taiyari/domain/draft";
import { useEffect } from "react";
import { showToast } from "../../ui/toast-store.ts";
import type { DraftStore } from "./draft-store.ts";

interface Replacement {
  readonly resumeId: string;
  readonly draft: ResumeDraft;
}

/** Something another screen wants to have in a resume. */
interface WaitingChange {
  readonly resumeId: string;
  readonly change: (draft: ResumeDraft) => ResumeDraft;
  /** Said when it is there. */
  readonly said: { readonly title: string; readonly text: string };
}

/** Where the editor did not open within this, the person has gone on to something else. */
const WAIT_MS = 30_000;

let waiting: WaitingChange | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Leaves a change for the editor to make when it opens that resume, as an edit that can be undone: on the contents as the
 * editor has them then. It waits for half a minute: an editor that could not be opened then does not surprise whoever
 * opens it later.
 */
export function leaveChange(change: WaitingChange): void {
  clearTimeout(timer);
  waiting = change;
  timer = setTimeout(() => {
    waiting = null;
  }, WAIT_MS);
}

/** Leaves contents in place of those of a resume. The template and the looks stay as they are. */
export function leaveReplacement({ resumeId, draft }: Replacement): void {
  leaveChange({
    resumeId,
    change: ({ currentTemplate, chosen }) => ({ ...draft, currentTemplate, chosen }),
    said: {
      title: "The imported contents are in your resume",
      text: "What stood there before comes back with Undo.",
    },
  });
}

/** Makes the change that was left for this resume, once. */
export function useWaitingReplacement(resumeId: string, store: DraftStore): void {
  useEffect(() => {
    if (waiting?.resumeId !== resumeId) return;
    const { change, said } = waiting;
    store.edit({ kind: "replace", draft: change(store.get().draft) });
    waiting = null;
    showToast(said);
  }, [resumeId, store]);
}
