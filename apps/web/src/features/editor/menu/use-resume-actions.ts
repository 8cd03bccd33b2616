import { isDefinedError, safe } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/api.ts";
import { outageSentence } from "../../../lib/failures.ts";
import { newId } from "../../../lib/new-id.ts";
import { useUser } from "../../../lib/session.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { draftOfPerson } from "../../../shared/drafts/draft-of-person.ts";
import { clearStoredDraft } from "../../../shared/drafts/stored-draft.ts";
import { FIRST_NAME, unknownResume } from "../../../shared/drafts/unknown-resume.ts";
import { resumeStorage } from "../../../shared/drafts/stored-resume.ts";

/** Long enough to read the note and to reach its button by keyboard. */
const UNDO_MS = 12_000;

/** A resume, as far as it takes to do something with it. */
export interface NamedResume {
  readonly id: string;
  readonly name: string;
}

/** What can be done with resumes from outside of the editor's form. Each tells the person what came of it. */
export function useResumeActions() {
  const cache = useQueryClient();
  const user = useUser();
  const userId = user?.id ?? "";
  const listKey = api.editor.listResumes.queryKey();
  const refresh = () => cache.invalidateQueries({ queryKey: listKey });

  /** Begins a resume in this browser; the editor makes it on the server. @returns its id */
  function begin(): string {
    const id = newId();
    const known = cache.getQueryData(listKey)?.resumes.map(({ name }) => name) ?? [];
    const prepared = cache.getQueryData(api.profile.preparation.queryKey());
    const targetRole = prepared?.preparation.targetRole ?? "";
    const draft = draftOfPerson(user && { ...user, targetRole });
    resumeStorage(userId, id).store(unknownResume(draft, freeName(known)));
    return id;
  }

  /** @returns what went wrong, in a sentence; null when it is done */
  async function rename({ id }: NamedResume, name: string): Promise<string | null> {
    const { error } = await safe(client.editor.renameResume({ id, name }));
    await refresh();
    return error && reasonOf(error);
  }

  /** @returns the copy's id; null when there is none */
  async function duplicate({ id, name }: NamedResume): Promise<string | null> {
    const { error, data } = await safe(client.editor.duplicateResume({ id, newId: newId() }));
    if (error) {
      showToast({ kind: "problem", title: `${name} was not copied`, text: reasonOf(error) });
      return null;
    }
    showToast({ title: `${data.name} was made` });
    await refresh();
    return data.id;
  }

  /** @returns whether it is deleted */
  async function remove({ id, name }: NamedResume): Promise<boolean> {
    await cache.cancelQueries({ queryKey: listKey });
    cache.setQueryData(
      listKey,
      (list) => list && { resumes: list.resumes.filter((resume) => resume.id !== id) },
    );
    const { error } = await safe(client.editor.deleteResume({ id }));
    if (error) {
      showToast({ kind: "problem", title: `${name} was not deleted`, text: reasonOf(error) });
      await refresh();
      return false;
    }
    const storage = resumeStorage(userId, id);
    const kept = storage.read();
    storage.remove();
    clearStoredDraft(userId, id);
    const restore = async () => {
      const { error: problem } = await safe(client.editor.restoreResume({ id }));
      if (problem) {
        const text = reasonOf(problem);
        showToast({ kind: "problem", title: `${name} is still deleted`, text });
      } else if (kept) storage.store(kept);
      await refresh();
    };
    showToast({
      title: `${name} was deleted`,
      text: "With its versions and links.",
      ms: UNDO_MS,
      action: { label: "Undo", run: () => void restore() },
    });
    await refresh();
    return true;
  }

  return { begin, rename, duplicate, remove };
}

/** "My resume", "My resume 2", … */
function freeName(known: readonly string[]): string {
  let count = 1;
  const name = () => (count === 1 ? FIRST_NAME : `${FIRST_NAME} ${count}`);
  while (known.includes(name())) count += 1;
  return name();
}

function reasonOf(error: Error): string {
  const outage = outageSentence(error);
  if (outage !== null) return outage;
  if (isDefinedError(error) && (error as { readonly code: string }).code === "LIMIT_REACHED") {
    return "You have as many resumes as one may have. Delete one first.";
  }
  return "Load the page again and try once more.";
}
