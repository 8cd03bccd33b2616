/** Rejected by ourselves, to hear that those before it have been told. */
const LAST = { name: "last" };
/** Browsers tell at once; one that tells nothing is not waited for. */
const PATIENCE_MS = 100;

const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;

export interface Rejections {
  /** When everything that was rejected until now and heard by nobody has been told. */
  readonly told: () => Promise<void>;
}

/** Tells of promises that are rejected and that nobody waits for. */
export function watchRejections(onRejection: (reason: unknown) => void): Rejections {
  let onLast: (() => void) | null = null;
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    if (event.reason === LAST) onLast?.();
    else onRejection(event.reason);
  });
  return {
    told: () =>
      new Promise((resolve) => {
        const timer = startTimer(resolve, PATIENCE_MS);
        onLast = () => {
          endTimer(timer);
          resolve();
        };
        // They are told in the order in which they were rejected.
        void Promise.reject(LAST);
      }),
  };
}
