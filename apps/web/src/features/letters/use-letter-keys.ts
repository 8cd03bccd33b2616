import { useEffect } from "react";
import type { LetterStore } from "./state/letter-store.ts";

/** Ctrl+Z and Ctrl+Y, on a Mac with the command key, step through what was done to the letter. */
export function useLetterKeys(store: LetterStore): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!isRedo && key !== "z") return;
      event.preventDefault();
      if (isRedo) store.redo();
      else store.undo();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [store]);
}
