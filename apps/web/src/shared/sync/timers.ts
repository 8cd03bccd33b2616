/** The two of `window` that are used, so that tests can bring their own. */
export interface Timers {
  readonly set: (run: () => void, ms: number) => number;
  readonly clear: (timer: number) => void;
}

export const WINDOW_TIMERS: Timers = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: (timer) => window.clearTimeout(timer),
};
