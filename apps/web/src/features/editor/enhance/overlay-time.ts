/** When an overlay over short work is on the screen. */
export interface OverlayTime {
  readonly isShown: () => boolean;
  /** Calls back when it is time to show it. */
  readonly onShown: (listener: () => void) => void;
  /** The work is done: resolves at once, or when what was shown has been there long enough to be seen. */
  readonly end: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Work that is done sooner than this shows no overlay, and an overlay that came stays as long as that, so that
 * nothing blinks.
 */
export function overlayTime(ms: number): OverlayTime {
  const shown = Promise.withResolvers<void>();
  let shownAt: number | null = null;
  const timer = setTimeout(() => {
    shownAt = performance.now();
    shown.resolve();
  }, ms);
  return {
    isShown: () => shownAt !== null,
    onShown: (listener) => void shown.promise.then(listener),
    async end() {
      clearTimeout(timer);
      const rest = shownAt === null ? 0 : ms - (performance.now() - shownAt);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    },
    stop: () => clearTimeout(timer),
  };
}
