import type { Worker } from "node:worker_threads";
import { milliseconds } from "./protocol.ts";

/** How many times its limit a thread may take that waits instead of computing. */
const WAITING = 4;
/** The shortest time between two looks at how much of the processor was used. In milliseconds. */
const LOOK_MS = 50;

/**
 * Calls `tooSlow` once when a thread has used more than `limitMs` of the processor, so that a busy machine does not
 * decide what is too slow, or when four times as long has passed.
 *
 * @param usedBefore  milliseconds of the processor that the thread had used before
 * @returns           ends the watch
 */
export function limitProcessor(
  thread: Worker,
  limitMs: number,
  usedBefore: number,
  tooSlow: () => void,
): () => void {
  let isOver = false;
  const waiting = setTimeout(finish, limitMs * WAITING);
  let timer = setTimeout(() => void look(), limitMs);

  async function look(): Promise<void> {
    const usage = await thread.cpuUsage().catch(() => null);
    if (isOver || usage === null) return;
    const left = limitMs - (milliseconds(usage) - usedBefore);
    if (left <= 0) finish();
    else timer = setTimeout(() => void look(), Math.max(left, LOOK_MS));
  }

  function finish(): void {
    stop();
    tooSlow();
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(waiting);
  }

  return stop;
}
