import { local } from "../../../lib/storage.ts";

/** The clock of one interview. It waits while it is paused, and goes on after a reload where it was. */
export interface InterviewClock {
  /** Seconds. */
  readonly now: () => number;
  readonly run: () => void;
  readonly wait: () => void;
  /** Remembers where it is on this device. */
  readonly keep: () => void;
}

const keyOf = (id: string) => `interview.clock.${id}`;

/**
 * @param least   of the latest event: it never shows less
 * @param millis  counts up, from any beginning
 */
export function createInterviewClock(
  id: string,
  least: number,
  millis: () => number = () => performance.now(),
): InterviewClock {
  const kept = Number(local.get(keyOf(id)));
  let base = Math.max(least, Number.isFinite(kept) ? kept : 0);
  let since: number | null = null;
  const now = () => base + (since === null ? 0 : (millis() - since) / 1_000);
  return {
    now,
    run: () => void (since ??= millis()),
    wait() {
      base = now();
      since = null;
    },
    keep: () => void local.set(keyOf(id), now().toFixed(1)),
  };
}

/** When the interview is over. */
export function forgetClock(id: string): void {
  local.remove(keyOf(id));
}
