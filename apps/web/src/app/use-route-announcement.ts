import { useEffect, useRef, useState } from "react";
import { useRouter } from "@tanstack/react-router";
import { pageTitle } from "../ui/page-title.ts";

/** How long a screen that begins without a heading is waited for. */
const PATIENCE_MS = 10_000;

/**
 * Tells everyone that a new screen has arrived: the tab by its title, the keyboard by moving the focus to the
 * heading, a screen reader by the text that comes back.
 *
 * @returns the title of the screen, for a live region; "" for the first one, which the browser announces itself
 */
export function useRouteAnnouncement(): string {
  const router = useRouter();
  const [announced, setAnnounced] = useState("");
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    let stopWaiting = () => {};
    function arrive(): void {
      const path = router.state.location.pathname;
      if (path === lastPath.current || router.state.matches.length === 0) return;
      const isFirst = lastPath.current === null;
      lastPath.current = path;

      const title = router.state.matches.at(-1)?.staticData.title ?? "";
      document.title = pageTitle(title);
      if (isFirst) return;
      setAnnounced(title);
      stopWaiting();
      stopWaiting = focusHeadingOnceThere();
    }
    arrive();
    const unsubscribe = router.subscribe("onRendered", arrive);
    return () => {
      unsubscribe();
      stopWaiting();
    };
  }, [router]);

  return announced;
}

/**
 * Focuses the heading, at once or, where a screen shows that it is loading first, when it comes: unless the person has
 * moved on by then.
 *
 * @returns ends the waiting
 */
function focusHeadingOnceThere(): () => void {
  if (focusHeading()) return () => {};
  const from = document.activeElement;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const hasMovedOn = activeElement !== document.body && activeElement !== from;
    if (hasMovedOn || focusHeading()) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** @returns whether nothing is left to be waited for */
function focusHeading(): boolean {
  if (document.querySelector("dialog[open]")) return true;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
