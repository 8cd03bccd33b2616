import { useLayoutEffect, type RefObject } from "react";

/** Between the top bar and the panel, in pixels. */
const AIR = 16;

/**
 * Keeps the shown mark in sight while the list beside the page is scrolled: a panel taller than the window sticks so
 * far up that its mark stands a good third down.
 *
 * @param changed  works out the place again when it changes
 */
export function useStickyShift(panel: RefObject<HTMLElement | null>, changed: string): void {
  useLayoutEffect(() => {
    function settle(): void {
      const element = panel.current;
      if (!element) return;
      const bar = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
      const top = bar + AIR;
      const room = window.innerHeight - top - AIR;
      const tooTall = element.offsetHeight - room;
      const mark = element.querySelector("[data-shown]");
      const down = mark
        ? mark.getBoundingClientRect().top - element.getBoundingClientRect().top
        : 0;
      const shift = Math.max(0, Math.min(down - room * 0.36, tooTall));
      element.style.setProperty("--stick", `${Math.round(top - shift)}px`);
    }
    settle();
    const watcher = new ResizeObserver(settle);
    if (panel.current) watcher.observe(panel.current);
    window.addEventListener("resize", settle);
    return () => {
      watcher.disconnect();
      window.removeEventListener("resize", settle);
    };
    // What changed is read from the page, not from the value.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [panel, changed]);
}
