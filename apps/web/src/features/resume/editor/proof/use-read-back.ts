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

const draftOf = ({ draft }: DraftState) => draft;

/** Exports the draft on the screen and reads it back, again after each change. The last result stays meanwhile. */
export function useReadBack(): ReadBackState {
  const { preview, store, template } = usePreview();
  const draft = useDraft(store, draftOf);
  const [documents, setDocuments] = useState<Documents | null>(null);
  const [readBack, setReadBack] = useState<ReadBack | null>(null);
  const [failedAt, setFailedAt] = useState<unknown>(null);

  useEffect(() => {
    const opened = openDocuments();
    // oxlint-disable-next-line react/set-state-in-effect -- a worker lives as long as the page that started it
    setDocuments(opened);
    return opened.close;
  }, []);

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

  if (failedAt === draft) return { kind: "failed", retry: () => setFailedAt(null) };
  return readBack && documents ? { kind: "done", readBack, documents } : { kind: "working" };
}
