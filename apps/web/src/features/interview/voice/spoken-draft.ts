import type { SpokenAnswer } from "../../../lib/voice/listening.ts";
import { local } from "../../../lib/storage.ts";

const keyOf = (interview: string) => `interview.spoken.${interview}`;

/** Keeps what was measured of an answer that is being spoken: over a pause, a reload, a crash. */
export function keepSpoken(interview: string, spoken: SpokenAnswer): void {
  local.set(keyOf(interview), JSON.stringify(spoken));
}

export function forgetSpoken(interview: string): void {
  local.remove(keyOf(interview));
}

/**
 * What there is of an answer already, as far as it was measured. Words that were typed or changed since have no pace.
 *
 * @param text  as the room keeps it
 * @returns     null for nothing
 */
export function spokenBefore(interview: string, text: string): SpokenAnswer | null {
  if (text.trim() === "") return null;
  const kept = parsed(local.get(keyOf(interview)));
  if (kept?.text.trim() === text.trim()) return kept;
  return { text, seconds: null, pauses: null, words: null, keepsFillers: false };
}

function parsed(text: string | null): SpokenAnswer | null {
  try {
    const value = JSON.parse(text ?? "null") as SpokenAnswer | null;
    return typeof value?.text === "string" ? value : null;
  } catch {
    return null;
  }
}
