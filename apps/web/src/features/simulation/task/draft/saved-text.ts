import type { WrittenWork } from "./use-work-draft.ts";
import { shortTime } from "./short-time.ts";

/** "Saved 10:12 on this device": what is written is nowhere else until it is handed in. "" where nothing was written yet. */
export function savedText({ savedAt, isKept }: Pick<WrittenWork, "savedAt" | "isKept">): string {
  if (savedAt === null) return "";
  return isKept
    ? `Saved ${shortTime(savedAt)} on this device`
    : "Not saved: this browser’s storage is full or switched off";
}
