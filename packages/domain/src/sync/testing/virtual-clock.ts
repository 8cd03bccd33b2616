/** Time that passes only when a test advances it; what is due then runs in its order. */
export interface VirtualClock {
  /** Milliseconds since the beginning. */
  readonly elapsed: () => number;
  /** @returns a function that calls it off */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly advance: (ms: number) => void;
}

export function virtualClock(): VirtualClock {
  let due: readonly { readonly at: number; readonly run: () => void }[] = [];
  let now = 0;

  function takeNext(end: number) {
    const next = due.reduce<(typeof due)[number] | null>(
      (first, each) => (each.at <= end && (!first || each.at < first.at) ? each : first),
      null,
    );
    due = due.filter((each) => each !== next);
    return next;
  }

  return {
    elapsed: () => now,
    after(ms, run) {
      const task = { at: now + ms, run };
      due = [...due, task];
      return () => {
        due = due.filter((each) => each !== task);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (let next = takeNext(end); next; next = takeNext(end)) {
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
