import type { HistoryItem } from "@taiyari/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/api.ts";
import { outageSentence } from "../../../lib/failures.ts";
import { showToast } from "../../../ui/toast-store.ts";
import {
  currentResumeId,
  clearCurrentResumeId,
  storeCurrentResumeId,
} from "../../../shared/uploads/current-resume.ts";

/** Long enough to read the note and to reach its button by keyboard. */
const UNDO_MS = 12_000;

/** Deletes a resume at once and offers to undo it. The row leaves before the server has answered. */
export function useDeleteResume() {
  const cache = useQueryClient();
  const historyKey = api.resume.history.queryKey();
  const refresh = () => cache.invalidateQueries({ queryKey: historyKey });

  async function restore(item: HistoryItem, wasCurrent: boolean) {
    try {
      await client.resume.restoreUpload({ uploadId: item.id });
      if (wasCurrent) storeCurrentResumeId(item.id);
    } catch (error) {
      showToast({ kind: "problem", title: `${item.name} is still deleted`, text: reason(error) });
    }
    await refresh();
  }

  async function remove(item: HistoryItem) {
    const wasCurrent = currentResumeId() === item.id;
    await cache.cancelQueries({ queryKey: historyKey });
    cache.setQueryData(
      historyKey,
      (history) =>
        history && { ...history, items: history.items.filter(({ id }) => id !== item.id) },
    );
    try {
      await client.resume.deleteUpload({ uploadId: item.id });
      if (wasCurrent) clearCurrentResumeId();
      showToast({
        title: `${item.name} was deleted`,
        text: "With its reports.",
        ms: UNDO_MS,
        action: { label: "Undo", run: () => void restore(item, wasCurrent) },
      });
    } catch (error) {
      showToast({ kind: "problem", title: `${item.name} was not deleted`, text: reason(error) });
    }
    await refresh();
  }

  return (item: HistoryItem) => void remove(item);
}

function reason(error: unknown): string {
  return outageSentence(error) ?? "Load the page again and try once more.";
}
