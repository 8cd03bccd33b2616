import { ORPCError } from "@orpc/client";
import type { SyncRefusal } from "@taiyari/domain/sync";
import { isSignedOut } from "../../lib/failures.ts";
import { session } from "../../lib/session.ts";

/** A request may outlive its page up to this size. Source: the Fetch standard, "HTTP-network-or-cache fetch". */
const MOST_KEPT_ALIVE = 60_000;
/** Then it counts as unanswered: a server that hangs must not stop everything that comes after. */
const REQUEST_TIMEOUT_MS = 30_000;
const TOO_LARGE = 413;
const TOO_MANY = 429;
const NO_SPACE = 507;

/** For a request that sends nothing large. */
export function timeoutOptions() {
  return { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
}

/** For a request that sends a document: a small one is still sent when its page is closed meanwhile. */
export function savingOptions(doc: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(doc)).length;
  return { ...timeoutOptions(), context: { keepalive: bytes < MOST_KEPT_ALIVE } };
}

/** What every procedure may answer instead of what it was asked for. */
export function refusalOf(error: Error): SyncRefusal<"too-large" | "invalid"> {
  if (isSignedOut(error)) return { kind: "signed-out" };
  if (!(error instanceof ORPCError)) return { kind: "unreachable" };
  if (error.code === "NOT_FOUND") return { kind: "gone" };
  if (error.status === TOO_MANY)
    return { kind: "rate-limited", retryAfterMs: retryAfterOf(error.data) };
  if (error.status === NO_SPACE) return { kind: "no-space" };
  // Every address of the server refuses like that what is too long to be read.
  if (error.status === TOO_LARGE) return { kind: "refused", reason: "too-large" };
  return error.status >= 500 ? { kind: "unreachable" } : { kind: "refused", reason: "invalid" };
}

/** Null when the server does not say. */
function retryAfterOf(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("retryAfterSeconds" in data)) return null;
  const seconds = Number(data.retryAfterSeconds);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}

/** Whether it is this person who is signed in. */
export function isSignedInAs(userId: string): boolean {
  const current = session.get();
  return current.status === "signed-in" && current.user.id === userId;
}
