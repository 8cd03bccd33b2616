import type { Timers } from "../../../../shared/sync/timers.ts";

/** A clock that stands still until it is told to go on. */
export interface FakeClock {
  readonly now: () => number;
  readonly timers: Timers;
  /** Lets time pass; what is due runs in its order, and what it promises is done before the next. */
  readonly advance: (ms: number) => Promise<void>;
}

export function fakeClock(): FakeClock {
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  let now = 1_000_000;
  let last = 0;

  function nextBy(end: number) {
    return [...due].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
  }

  return {
    now: () => now,
    timers: {
      set(run, ms) {
        due.set(++last, { at: now + ms, run });
        return last;
      },
      clear: (timer) => void due.delete(timer),
    },
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (let next = nextBy(end); next; next = nextBy(end)) {
        const [timer, { at, run }] = next;
        due.delete(timer);
        now = Math.max(now, at);
        run();
        // oxlint-disable-next-line no-await-in-loop -- time goes in order
        await settled();
      }
      now = end;
    },
  };
}

/** Long enough for every promise that waits for nothing else. */
async function settled(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each takes one step
  for (let step = 0; step < 40; step++) await Promise.resolve();
}
