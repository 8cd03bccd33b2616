import { local } from "../../lib/storage.ts";

/** Where the specification keeps the id of the last upload. */
const KEY = "currentResumeId";

/** The id of the resume uploaded or opened last; null without one. */
export function currentResumeId(): string | null {
  return local.get(KEY);
}

export function storeCurrentResumeId(uploadId: string): void {
  local.set(KEY, uploadId);
}

export function clearCurrentResumeId(): void {
  local.remove(KEY);
}
