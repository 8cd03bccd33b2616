import { useEffect, useRef } from "react";
import { isTyping } from "../../ui/is-typing.ts";

interface Shortcuts {
  /** Ctrl K, or Cmd K on a Mac. */
  readonly onSearch: () => void;
  /** "?", while nothing is being typed. */
  readonly onKeys: () => void;
}

/** Listens to the keys that work on every screen. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        latest.current.onSearch();
      } else if (event.key === "?" && !isTyping(event.target)) {
        event.preventDefault();
        latest.current.onKeys();
      }
    }
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}
