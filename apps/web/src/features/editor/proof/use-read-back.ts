import { toTemplateData, type ResumeDraft } from "@taiyari/domain/draft";
import { differencesBetween } from "@taiyari/domain/versions";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { DraftState } from "../../../shared/drafts/draft-store.ts";
import { exportPdf } from "../../../shared/export/export-pdf.ts";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import type { ReadBack } from "./prove-resume.ts";
import { readAlone } from "./read-alone.ts";
import { readBacks } from "./read-backs.ts";

/** What could not be done. */
export type ReadBackFailure = "write" | "read";

export type ReadBackState =
  | { readonly kind: "working" }
  | { readonly kind: "done"; readonly readBack: ReadBack }
  | { readonly kind: "failed"; readonly what: ReadBackFailure; readonly retry: () => void };

interface Failed {
  readonly draft: ResumeDraft;
  readonly what: ReadBackFailure;
}

const draftOf = ({ draft }: DraftState) => draft;

/**
 * The last file of a resume as it was read back. Where there is none of the draft on the screen, that is exported and
 * read back now, and again after each change; the last result stays meanwhile.
 */
export function useReadBack(resumeId: string): ReadBackState {
  const { preview, store, template } = usePreview();
  const draft = useDraft(store, draftOf);
  const last = useSyncExternalStore(readBacks.subscribe, () => readBacks.lastOf(resumeId));
  // Of a draft that was changed since: what it says would be seen for a moment only, and is wrong.
  const [outdated] = useState(() => (last && isOf(last, draft) ? null : last));
  const [failed, setFailed] = useState<Failed | null>(null);
  const isCurrent = useMemo(() => last !== null && isOf(last, draft), [last, draft]);
  const hasFailed = failed?.draft === draft;

  useEffect(() => {
    if (isCurrent || hasFailed || !template) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let what: ReadBackFailure = "write";
    async function prove(): Promise<void> {
      const at = new Date();
      const exported = await exportPdf(preview, toTemplateData(draft), at);
      if (signal.aborted) return;
      what = "read";
      const made = await readAlone({ draft, exported, at, isDownloaded: false }, { signal });
      if (!signal.aborted) readBacks.keep(resumeId, made);
    }
    prove().catch(() => !signal.aborted && setFailed({ draft, what }));
    return () => leaving.abort();
  }, [isCurrent, hasFailed, preview, template, draft, resumeId]);

  if (isCurrent && last) return { kind: "done", readBack: last };
  if (hasFailed) return { kind: "failed", what: failed.what, retry: () => setFailed(null) };
  return last && last !== outdated ? { kind: "done", readBack: last } : { kind: "working" };
}

function isOf(made: ReadBack, draft: ResumeDraft): boolean {
  return differencesBetween(made.draft, draft).length === 0;
}
