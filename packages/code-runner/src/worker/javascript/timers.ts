/** The timers of a run: a program is over when its own code has ended and none of them is left. */
export interface Timers {
  /** When none is left, after what promises have still to do. */
  readonly settled: () => Promise<void>;
  /** Lets no timer begin any more. */
  readonly stop: () => void;
}

const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;

type Timer = ReturnType<typeof setTimeout>;
const Ids = Map<number, { readonly timer: Timer; readonly repeats: boolean }>;

/** A turn of the event loop: what promises have to do is done before it. */
function turn(): Promise<void> {
  return new Promise((resolve) => startTimer(resolve, 0));
}

/** Puts timers in the place of the browser's that can be waited for. */
export function trackTimers(onError: (thrown: unknown) => void): Timers {
  const running = new Ids();
  let lastId = 0;
  let isStopped = false;
  let onEmpty: (() => void) | null = null;

  function begin(work: unknown, delay: number, args: readonly unknown[], repeats: boolean): number {
    const id = (lastId += 1);
    const later = () => {
      const timer = startTimer(() => {
        if (!repeats) running.delete(id);
        try {
          if (typeof work === "function") (work as (...args: unknown[]) => unknown)(...args);
        } catch (error) {
          onError(error);
        }
        if (repeats && running.has(id) && !isStopped) later();
        if (running.size === 0) onEmpty?.();
      }, delay);
      running.set(id, { timer, repeats });
    };
    if (!isStopped) later();
    return id;
  }

  function end(id: unknown): void {
    const found = running.get(id as number);
    if (!found) return;
    endTimer(found.timer);
    running.delete(id as number);
    if (running.size === 0) onEmpty?.();
  }

  const start = (work: unknown, delay?: unknown, ...args: unknown[]) =>
    begin(work, Number(delay) || 0, args, false);
  Object.assign(globalThis, {
    setTimeout: start,
    setInterval: (work: unknown, delay?: unknown, ...args: unknown[]) =>
      begin(work, Number(delay) || 0, args, true),
    setImmediate: (work: unknown, ...args: unknown[]) => begin(work, 0, args, false),
    clearTimeout: end,
    clearInterval: end,
    clearImmediate: end,
  });

  return {
    async settled() {
      await turn();
      while (running.size > 0) {
        await new Promise<void>((resolve) => (onEmpty = resolve));
        await turn();
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
