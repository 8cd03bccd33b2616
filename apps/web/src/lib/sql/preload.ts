/** What a browser says of the line, where it does: https://wicg.github.io/netinfo/. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Below this many gigabytes a second PostgreSQL beside the page is felt; browsers that do not say are taken for enough. */
const ENOUGH_GIGABYTES = 4;

/**
 * Whether seven megabytes may be fetched that nobody has asked for yet: a line that says it is good, and memory. A
 * browser that says nothing of its line waits for the first run.
 */
export function mayPreload(
  { connection, deviceMemory = ENOUGH_GIGABYTES } = navigator as Navigator & {
    readonly connection?: Line;
    readonly deviceMemory?: number;
  },
): boolean {
  if (!connection || connection.saveData) return false;
  return connection.effectiveType === "4g" && deviceMemory >= ENOUGH_GIGABYTES;
}

/**
 * Calls back when somebody has moved, typed or scrolled and the page has nothing to do: who only looks in, as robots do,
 * is not sent megabytes.
 *
 * @returns  a function that calls it off
 */
export function whenInUse(start: () => void): () => void {
  const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
  let callOff = stopListening;
  function stopListening(): void {
    for (const sign of signs) window.removeEventListener(sign, hear);
  }
  function hear(): void {
    stopListening();
    callOff = whenIdle(start);
  }
  for (const sign of signs) window.addEventListener(sign, hear, { passive: true });
  return () => callOff();
}

/**
 * Calls back when the page has loaded and has nothing to do.
 *
 * @returns  a function that calls it off
 */
export function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(start, 2_000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(start);
  return () => cancelIdleCallback(id);
}
