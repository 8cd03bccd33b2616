import { useEffect, useState } from "react";
import { openDocuments, type Documents } from "../../../../lib/documents/documents.ts";
import type { DraftState } from "../draft-store.ts";
import { usePreview } from "../preview/preview-context.ts";
import { useDraft } from "../use-draft.ts";
import { proveResume, type ReadBack } from "./prove-resume.ts";

export type ReadBackState =
  | { readonly kind: "working" }
  | { readonly kind: "done"; readonly readBack: ReadBack; readonly documents: Documents }
  | { readonly kind: "failed"; readonly retry: () => void };

interface Started {
  readonly attempt: number;
  readonly documents: Documents;
}

const draftOf = ({ draft }: DraftState) => draft;

/** Exports the draft on the screen and reads it back, again after each change. The last result stays meanwhile. */
export function useReadBack(): ReadBackState {
  const { preview, store, template } = usePreview();
  const draft = useDraft(store, draftOf);
  const [started, setStarted] = useState<Started | null>(null);
  const [readBack, setReadBack] = useState<ReadBack | null>(null);
  const [failedAt, setFailedAt] = useState<unknown>(null);
  // Another worker for another attempt: this one may have broken, or never come.
  const [attempt, setAttempt] = useState(0);
  const documents = started?.attempt === attempt ? started.documents : null;

  useEffect(() => {
    const opened = openDocuments();
    // oxlint-disable-next-line react/set-state-in-effect -- a worker lives as long as the page that started it
    setStarted({ attempt, documents: opened });
    return opened.close;
  }, [attempt]);

  useEffect(() => {
    if (!documents || !template || failedAt === draft) return undefined;
    let isOld = false;
    proveResume(preview, draft, documents).then(
      (made) => !isOld && setReadBack(made),
      () => !isOld && setFailedAt(draft),
    );
    return () => {
      isOld = true;
    };
  }, [documents, preview, template, draft, failedAt]);

  function retry(): void {
    setFailedAt(null);
    setAttempt(attempt + 1);
  }

  if (failedAt === draft) return { kind: "failed", retry };
  return readBack && documents ? { kind: "done", readBack, documents } : { kind: "working" };
}
