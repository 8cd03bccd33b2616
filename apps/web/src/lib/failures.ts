import { ORPCError } from "@orpc/client";

/** What to say when the server could not be asked, or could not answer. */
export const OUTAGE = "Taiyari does not answer. Check your connection and try again.";

/** What to say when the server has no space left to keep anything. */
export const NO_ROOM =
  "There is no room left on the server, so nothing was changed. Tell the person who runs it.";

/** What to say beside what was not kept; over the screen the app asks to sign in. */
export const SIGNED_OUT = "Your session has ended. Sign in again, then try once more.";

/** What to say of a failure that is the server's, the network's or the session's own; null for any other. */
export function outageSentence(error: unknown): string | null {
  if (isSignedOut(error)) return SIGNED_OUT;
  if (error instanceof ORPCError && error.code === "STORAGE_FULL") return NO_ROOM;
  return isOutage(error) ? OUTAGE : null;
}

/** The codes of refusals that say in their own sentence how much there may be and what to do. */
const OF_AMOUNT = new Set(["TOO_MANY_VERSIONS", "TOO_MANY_REQUESTS", "LEAVING"]);

/** What the server says of having been asked for more than one person may; null for any other failure. */
export function amountSentence(error: unknown): string | null {
  return error instanceof ORPCError && OF_AMOUNT.has(String(error.code)) ? error.message : null;
}

/** Whether the server could not be reached or is out of order for a while: asking again may help. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ORPCError) return error.status === 503 || error.status === 502;
  return error instanceof TypeError;
}

/** Whether the server has no such thing, or only somebody else's. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "NOT_FOUND";
}

/** Whether the server knows no session: the app asks to sign in by itself, so a screen has nothing to say. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "NOT_SIGNED_IN";
}

/** How long to wait, in words: "30 seconds", "2 minutes". */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
