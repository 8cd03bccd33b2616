import { isDefinedError, ORPCError, safe } from "@orpc/client";
import type { UploadReading } from "@taiyari/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { api, client } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { correctionDraft, type CorrectionDraft } from "../../../shared/uploads/correction-draft.ts";
import { createCorrectionStore, type SaveOutcome } from "./correction-store.ts";

const TOO_LARGE = 413;

/**
 * The corrections of an upload: here at once, on the server soon. What is stored is the starting point; later answers
 * of the server come through the store itself, so another upload or person wants another component.
 */
export function useCorrections(upload: UploadReading, userId: string) {
  const cache = useQueryClient();
  const session = useSession();
  const { uploadId } = upload;
  const [store] = useState(() =>
    createCorrectionStore({
      stored: { revision: upload.revision, corrections: upload.corrections },
      draft: correctionDraft(userId, uploadId),
      async send(draft) {
        const outcome = await sendCorrections(uploadId, draft);
        if (outcome.kind === "saved") {
          const { revision } = outcome;
          cache.setQueryData(
            api.resume.getReading.queryKey({ input: { uploadId } }),
            (known) => known && { ...known, revision, corrections: [...draft.corrections] },
          );
          // A report of this upload follows from its corrections.
          cache.removeQueries({ queryKey: api.resume.makeReport.key() });
        }
        return outcome;
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get);

  useEffect(() => {
    if (session.status !== "signed-in") return undefined;
    const send = () => void store.flush();
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [session.status, store]);

  useEffect(() => {
    store.open();
    return () => {
      store.close();
      void store.flush();
    };
  }, [store]);

  return { ...state, store };
}

async function sendCorrections(
  uploadId: string,
  { revision, corrections }: CorrectionDraft,
): Promise<SaveOutcome> {
  const { error, data } = await safe(
    client.resume.saveCorrections({ uploadId, revision, corrections: [...corrections] }),
  );
  if (!error) return { kind: "saved", revision: data.revision, at: data.savedAt };
  if (isDefinedError(error)) {
    if (error.code === "CONFLICT") return { kind: "conflict", theirs: error.data };
    if (error.code === "NOT_APPLICABLE") return { kind: "refused", index: error.data.index };
  }
  // Every address of the server refuses like that what is too long to be read.
  if (error instanceof ORPCError && error.status === TOO_LARGE) return { kind: "too-much" };
  return { kind: "failed" };
}
