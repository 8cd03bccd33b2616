import { local } from "../../lib/storage.ts";

/** Where the specification keeps the id of the last upload. */
const KEY = "currentResumeId";

/** The id of the resume uploaded or opened last; null without one. */
export function currentResumeId(): string | null {
  return local.get(KEY);
}

export function keepCurrentResumeId(uploadId: string): void {
  local.set(KEY, uploadId);
}

export function forgetCurrentResumeId(): void {
  local.remove(KEY);
}
