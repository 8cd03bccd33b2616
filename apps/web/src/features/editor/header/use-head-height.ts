import { useLayoutEffect, type RefObject } from "react";

/**
 * Tells the style sheets of the editor how much of the screen stays above the page: the top bar and, where it stays
 * too, the header. Its height depends on how its parts find room beside each other.
 */
export function useHeadHeight(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => tell(element));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [header]);
}

function tell(header: HTMLElement): void {
  const { position, top } = getComputedStyle(header);
  const own = position === "sticky" ? header.offsetHeight : 0;
  const bar = position === "sticky" ? Number.parseFloat(top) : 60;
  header.parentElement?.style.setProperty("--editor-head", `${bar + own}px`);
}
