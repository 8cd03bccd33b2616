import { usageOf } from "./process-usage.ts";

/** What one task may use. */
export interface TaskLimits {
  /** Processor time, in milliseconds: the same on an idle machine and on a busy one. Counted on Linux only. */
  readonly processorMs: number;
  /** From its begin, in milliseconds: for a task that waits for something, or a machine that is far too busy. */
  readonly wallMs: number;
  /** Memory of its process, in megabytes, whatever it holds there. Counted on Linux only. */
  readonly memoryMb: number;
}

/** The limit that a task reached. */
export type StopReason = "processor" | "wall" | "memory";

const WATCH_INTERVAL_MS = 50;

/** Calls `stop` once, when a process reaches one of the limits of the task that it begins now. */
export function watchLimits(
  pid: number,
  { processorMs, wallMs, memoryMb }: TaskLimits,
  stop: (reason: StopReason) => void,
): { readonly end: () => void } {
  const before = usageOf(pid)?.processorMs ?? 0;
  const timer = setTimeout(reached, wallMs, "wall");
  const guard = setInterval(() => {
    const usage = usageOf(pid);
    if (!usage) return;
    if (usage.processorMs - before > processorMs) reached("processor");
    else if (usage.memoryMb > memoryMb) reached("memory");
  }, WATCH_INTERVAL_MS);

  function reached(reason: StopReason): void {
    end();
    stop(reason);
  }

  function end(): void {
    clearTimeout(timer);
    clearInterval(guard);
  }

  return { end };
}
