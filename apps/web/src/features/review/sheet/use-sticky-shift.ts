import { useLayoutEffect, type RefObject } from "react";

/** Between the top bar and the panel, in pixels. */
const AIR = 16;

/**
 * Keeps the shown mark in sight while the list beside the page is scrolled: a panel taller than the window sticks so
 * far up that its mark stands a good third down. Looks where that is after every drawing of the panel.
 */
export function useStickyOffset(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (panel.current) settle(panel.current);
  });

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const settleAgain = () => settle(element);
    const watcher = new ResizeObserver(settleAgain);
    watcher.observe(element);
    window.addEventListener("resize", settleAgain);
    return () => {
      watcher.disconnect();
      window.removeEventListener("resize", settleAgain);
    };
  }, [panel]);
}

function settle(panel: HTMLElement): void {
  const bar = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
  const top = bar + AIR;
  const room = window.innerHeight - top - AIR;
  const tooTall = panel.offsetHeight - room;
  const mark = panel.querySelector("[data-shown]");
  const down = mark ? mark.getBoundingClientRect().top - panel.getBoundingClientRect().top : 0;
  const shift = Math.max(0, Math.min(down - room * 0.36, tooTall));
  panel.style.setProperty("--stick", `${Math.round(top - shift)}px`);
}
