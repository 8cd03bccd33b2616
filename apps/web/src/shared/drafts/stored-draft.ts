import { repairDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { local } from "../../lib/storage.ts";
import { DRAFT_KEY, draftKeyOf, ownerOf, parseStored, storedValueAt } from "./stored-value.ts";

/** The resume that was last worked on, as this device keeps it. */
export interface StoredDraft {
  readonly resumeId: string;
  readonly draft: ResumeDraft;
}

/** The draft that this device keeps of a person; null for none. What is damaged is repaired as far as it can be. */
export function readStoredDraft(userId: string): StoredDraft | null {
  return readAt(DRAFT_KEY, userId) ?? readAt(draftKeyOf(userId), userId);
}

/**
 * Keeps a draft on this device, in place of the one before. A browser may be shared: what it kept of another person
 * waits under a key of its own.
 *
 * @returns  whether there was room
 */
export function storeDraft(userId: string, { resumeId, draft }: StoredDraft): boolean {
  const text = JSON.stringify({ ...draft, resumeId, userId });
  return local.set(DRAFT_KEY, text);
}

/** Puts the draft of another person aside before one's own takes its place. */
export function preserveDraftOfOthers(userId: string): void {
  const text = local.get(DRAFT_KEY);
  const owner = ownerOf(parseStored(text));
  if (text === null || owner === null || owner === userId) return;
  if (local.set(draftKeyOf(owner), text)) local.remove(DRAFT_KEY);
}

/** Forgets a draft of a person, if it is the one that is kept. */
export function clearStoredDraft(userId: string, resumeId: string): void {
  for (const key of [DRAFT_KEY, draftKeyOf(userId)]) {
    if (readAt(key, userId)?.resumeId === resumeId) local.remove(key);
  }
}

function readAt(key: string, userId: string): StoredDraft | null {
  const found = storedValueAt(key, userId);
  const draft = found && repairDraft(found.value);
  return draft ? { resumeId: found.resumeId, draft } : null;
}
