import { timeText } from "@taiyari/domain/simulation";
import type { WrittenWork } from "./use-work-draft.ts";

/** "Saved 10:12"; "" where nothing was written yet. */
export function savedText({ savedAt, isKept }: Pick<WrittenWork, "savedAt" | "isKept">): string {
  if (savedAt === null) return "";
  return isKept
    ? `Saved ${timeText(savedAt)}`
    : "Not saved: this browser’s storage is full or switched off";
}
