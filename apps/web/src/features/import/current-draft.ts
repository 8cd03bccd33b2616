import { isBlank, type ResumeDraft } from "@taiyari/domain/draft";
import { useState } from "react";
import { readStoredDraft } from "../../shared/drafts/stored-draft.ts";
import { resumeStorage } from "../../shared/drafts/stored-resume.ts";

/** The resume that was worked on last on this device. */
export interface CurrentDraft {
  readonly resumeId: string;
  readonly draft: ResumeDraft;
  readonly name: string;
}

/** Null where there is none, or nothing in it. */
export function useCurrentDraft(userId: string): CurrentDraft | null {
  const [current] = useState(() => currentDraft(userId));
  return current;
}

function currentDraft(userId: string): CurrentDraft | null {
  const stored = readStoredDraft(userId);
  if (!stored || isBlank(stored.draft)) return null;
  const { title, fullName } = stored.draft.resumeData.personal;
  const kept = resumeStorage(userId, stored.resumeId).read();
  const name = [kept?.name ?? "", title, fullName].map((text) => text.trim()).find(Boolean);
  return { ...stored, name: name ?? "My resume" };
}
