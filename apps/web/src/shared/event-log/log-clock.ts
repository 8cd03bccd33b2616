import { local } from "../../lib/storage.ts";

/** The clock of one interview or simulated day. It waits while that is paused, and goes on after a reload where it was. */
export interface LogClock {
  /** Seconds. */
  readonly now: () => number;
  readonly run: () => void;
  readonly wait: () => void;
  /** Goes forward to a time, and never back. */
  readonly moveTo: (seconds: number) => void;
  /** Remembers where it is on this device. */
  readonly keep: () => void;
}

/**
 * @param key     under which this device remembers where it is
 * @param least   of the latest event: it never shows less
 * @param millis  counts up, from any beginning
 */
export function createLogClock(
  key: string,
  least: number,
  millis: () => number = () => performance.now(),
): LogClock {
  let base = Math.max(least, keptSeconds(key));
  let since: number | null = null;
  const now = () => base + (since === null ? 0 : (millis() - since) / 1_000);
  return {
    now,
    run: () => void (since ??= millis()),
    wait() {
      base = now();
      since = null;
    },
    moveTo(seconds) {
      base = Math.max(seconds, now());
      if (since !== null) since = millis();
    },
    keep: () => void local.set(key, now().toFixed(1)),
  };
}

/** What this device remembers of a clock; 0 for nothing. */
export function keptSeconds(key: string): number {
  const kept = Number(local.get(key));
  return Number.isFinite(kept) ? kept : 0;
}

/** When it is over. */
export function forgetClock(key: string): void {
  local.remove(key);
}
