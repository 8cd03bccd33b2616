import type { UploadReading } from "@taiyari/contract";
import type { Corrections } from "@taiyari/domain/correct";
import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { api } from "../../../lib/api.ts";
import { connectTabs } from "../../../lib/tabs.ts";
import { isSignedInAs } from "../../../shared/sync/requests.ts";
import { usePageSync } from "../../../shared/sync/use-page-sync.ts";
import { correctionsStorage } from "../../../shared/uploads/stored-corrections.ts";
import { type CorrectionAnswer, createCorrectionStore } from "./correction-store.ts";
import { saveCorrections } from "./save-corrections.ts";

/**
 * The corrections of an upload: here at once, on the server soon. What is stored is the starting point; later answers
 * of the server come through the store itself, so another upload or person wants another component.
 */
export function useCorrections(upload: UploadReading, userId: string) {
  const cache = useQueryClient();
  const { uploadId } = upload;
  const [store] = useState(() => {
    async function save(corrections: Corrections, revision: number): Promise<CorrectionAnswer> {
      const answer = await saveCorrections(uploadId, corrections, revision);
      if (answer.kind === "saved") keep(answer.revision, corrections);
      if (answer.kind === "conflict") keep(answer.theirs.revision, answer.theirs.doc);
      return answer;
    }

    /** What the server has now, for whatever else asks for it. */
    function keep(revision: number, corrections: Corrections): void {
      cache.setQueryData(
        api.resume.getReading.queryKey({ input: { uploadId } }),
        (known) => known && { ...known, revision, corrections: [...corrections] },
      );
      // A report of this upload follows from its corrections.
      cache.removeQueries({ queryKey: api.resume.makeReport.key() });
    }

    const storage = correctionsStorage(userId, uploadId);
    return createCorrectionStore({
      stored: { revision: upload.revision, doc: upload.corrections },
      storage: {
        ...storage,
        storedElsewhere() {
          const record = storage.storedElsewhere();
          if (record?.base) keep(record.base.revision, record.base.doc);
          return record;
        },
      },
      save,
      tabs: connectTabs(`corrections ${uploadId}`),
      isSignedIn: () => isSignedInAs(userId),
    });
  });
  usePageSync(store);

  return { ...useSyncExternalStore(store.subscribe, store.get), store };
}
