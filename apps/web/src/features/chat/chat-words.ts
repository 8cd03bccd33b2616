import { ORPCError } from "@orpc/client";
import type { ChatAnswer } from "@taiyari/contract";
import { whyNoModel } from "../../lib/why-no-model.ts";
import { NO_ROOM, OUTAGE, isOutage } from "../../lib/failures.ts";

/** Which engine wrote an answer, as it stands beside it. */
export const ENGINE_NAMES: Readonly<Record<ChatAnswer["engine"], string>> = {
  "built-in": "Built-in engine",
  model: "Language model",
};

/** Why the language model did not answer, where it was asked; null where it did or there is none. */
export function fallbackSentence(fallback: string | null): string | null {
  return fallback === null ? null : `${whyNoModel(fallback)} The built-in engine answered.`;
}

/** Why a question was not answered, in a sentence. */
export function problemSentence(error: unknown): string {
  if (!navigator.onLine)
    return "You are offline. Your question is kept here; ask again when you are connected.";
  if (isOutage(error)) return OUTAGE;
  if (error instanceof ORPCError) {
    if (error.code === "STORAGE_FULL") return NO_ROOM;
    if (error.code === "LIMIT_REACHED")
      return "That is as many questions as may be asked of one report or in one day. Delete this conversation to go on with this report, or come back tomorrow.";
    if (error.code === "NOT_FOUND")
      return "This report is not here any more. It was deleted with its resume.";
    if (error.code === "RESUME_UNREADABLE")
      return "The file of this report could not be read again, so nothing can be answered from it.";
  }
  return "The answer did not arrive. Ask again: the question is kept.";
}

/** Whether asking the same again may help. */
export function mayAskAgain(error: unknown): boolean {
  return !(
    error instanceof ORPCError &&
    ["LIMIT_REACHED", "NOT_FOUND", "RESUME_UNREADABLE"].includes(String(error.code))
  );
}
