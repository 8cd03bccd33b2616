import { isDefinedError, safe } from "@orpc/client";
import type { LetterBrief } from "@taiyari/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/api.ts";
import { outageSentence } from "../../../lib/failures.ts";
import { newId } from "../../../lib/new-id.ts";
import { useUser } from "../../../lib/session.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { letterStorage } from "../state/letter-storage.ts";

/** Long enough to read the note and to reach its button by keyboard. */
const UNDO_MS = 12_000;

type Named = Pick<LetterBrief, "id" | "name">;

/** What can be done with letters from outside of one. Each tells the person what came of it. */
export function useLetterActions() {
  const cache = useQueryClient();
  const userId = useUser()?.id ?? "";
  const refresh = () => cache.invalidateQueries({ queryKey: api.letters.listLetters.key() });

  /** @returns what went wrong, in a sentence; null when it is done */
  async function rename({ id }: Named, name: string): Promise<string | null> {
    const { error } = await safe(client.letters.renameLetter({ id, name }));
    await refresh();
    return error && reasonOf(error);
  }

  async function duplicate({ id, name }: Named): Promise<void> {
    const { error, data } = await safe(client.letters.duplicateLetter({ id, newId: newId() }));
    if (error)
      showToast({ kind: "problem", title: `${name} was not copied`, text: reasonOf(error) });
    else showToast({ title: `${data.name} was made` });
    await refresh();
  }

  async function remove({ id, name }: Named): Promise<void> {
    const { error } = await safe(client.letters.deleteLetter({ id }));
    if (error) {
      showToast({ kind: "problem", title: `${name} was not deleted`, text: reasonOf(error) });
      return;
    }
    letterStorage(userId, id).remove();
    await refresh();
    async function restore(): Promise<void> {
      const { error: problem } = await safe(client.letters.restoreLetter({ id }));
      if (problem) {
        const text = reasonOf(problem);
        showToast({ kind: "problem", title: `${name} is still deleted`, text });
      }
      await refresh();
    }
    showToast({
      title: `${name} was deleted`,
      ms: UNDO_MS,
      action: { label: "Undo", run: () => void restore() },
    });
  }

  return { rename, duplicate, remove };
}

function reasonOf(error: Error): string {
  const outage = outageSentence(error);
  if (outage !== null) return outage;
  if (isDefinedError(error) && (error as { readonly code: string }).code === "LIMIT_REACHED")
    return "You have as many letters as one may have. Delete one first.";
  return "Load the page again and try once more.";
}
