import type { WrittenWork } from "./use-work-draft.ts";
import { shortTime } from "./short-time.ts";

/** "Saved 10:12"; "" where nothing was written yet. */
export function savedText({ savedAt, isKept }: Pick<WrittenWork, "savedAt" | "isKept">): string {
  if (savedAt === null) return "";
  return isKept
    ? `Saved ${shortTime(savedAt)}`
    : "Not saved: this browser’s storage is full or switched off";
}
