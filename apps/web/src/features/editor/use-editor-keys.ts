import { useEffect, useRef, type RefObject } from "react";

export interface EditorKeys {
  readonly onStep: (direction: "undo" | "redo") => void;
  readonly onSave: () => void;
  /** @returns whether the browser's own search is to be kept away */
  readonly onFind: () => boolean;
}

/**
 * The keys of the editor: Ctrl or Cmd with Z, Shift Z and Y, with S, with F. Undo is that of the whole resume also in
 * a text field, except where a field says that it keeps its own (`data-own-undo`) and in dialogs.
 */
export function useEditorKeys(place: RefObject<HTMLElement | null>, keys: EditorKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!hasModifier || document.querySelector("dialog[open]:modal")) return;
      switch (event.key.toLowerCase()) {
        case "z":
        case "y":
          if (keepsItsOwn(event.target, place.current)) return;
          event.preventDefault();
          latest.current.onStep(
            event.shiftKey || event.key.toLowerCase() === "y" ? "redo" : "undo",
          );
          return;
        case "s":
          event.preventDefault();
          latest.current.onSave();
          return;
        case "f":
          if (!event.shiftKey && latest.current.onFind()) event.preventDefault();
          return;
        default:
      }
    }

    /** The browser's menus and gestures undo as well. */
    function handleInput(event: InputEvent): void {
      const direction = { historyUndo: "undo", historyRedo: "redo" }[event.inputType];
      if (direction !== "undo" && direction !== "redo") return;
      if (keepsItsOwn(event.target, place.current)) return;
      event.preventDefault();
      latest.current.onStep(direction);
    }

    document.addEventListener("keydown", handleKey);
    document.addEventListener("beforeinput", handleInput);
    return () => {
      document.removeEventListener("keydown", handleKey);
      document.removeEventListener("beforeinput", handleInput);
    };
  }, [place]);
}

/** Whether what is typed there is no part of the draft. */
function keepsItsOwn(target: EventTarget | null, place: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !target.matches("input, textarea, select")) return false;
  return !place?.contains(target) || target.closest("[data-own-undo], dialog") !== null;
}
