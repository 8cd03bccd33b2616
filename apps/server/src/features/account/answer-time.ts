import { setTimeout as sleep } from "node:timers/promises";

/** Longer than hashing a password and storing an account take, on a machine that is not overloaded. */
const STEP_MS = 500;

/**
 * Starts a clock whose answer time is a whole number of steps, so that the time an answer takes does not tell whether an
 * address has an account.
 *
 * @returns  waits until the next whole step since the clock was started
 */
export function nextAnswerTime(stepMs = STEP_MS): () => Promise<void> {
  const started = performance.now();
  return async () => {
    const elapsed = performance.now() - started;
    await sleep(Math.ceil(elapsed / stepMs) * stepMs - elapsed);
  };
}
