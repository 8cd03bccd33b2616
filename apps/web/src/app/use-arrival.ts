import { useEffect, useRef, useState } from "react";
import { useRouter } from "@tanstack/react-router";
import { pageTitle } from "../ui/page-title.ts";

/**
 * Tells everyone that a new screen has arrived: the tab by its title, the keyboard by moving the focus to the
 * heading, a screen reader by the text that comes back.
 *
 * @returns the title of the screen, for a live region; "" for the first one, which the browser announces itself
 */
export function useArrival(): string {
  const router = useRouter();
  const [announced, setAnnounced] = useState("");
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    function arrive(): void {
      const path = router.state.location.pathname;
      if (path === lastPath.current || router.state.matches.length === 0) return;
      const isFirst = lastPath.current === null;
      lastPath.current = path;

      const title = router.state.matches.at(-1)?.staticData.title ?? "";
      document.title = pageTitle(title);
      if (isFirst) return;
      setAnnounced(title);
      focusHeading();
    }
    arrive();
    return router.subscribe("onRendered", arrive);
  }, [router]);

  return announced;
}

function focusHeading(): void {
  if (document.querySelector("dialog[open]")) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
