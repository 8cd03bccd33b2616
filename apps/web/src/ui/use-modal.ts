import { useEffect, useRef, type RefObject } from "react";

/** A `<dialog>` that is modal for as long as it is there: the browser keeps the focus inside, and it goes back after. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const cameFrom = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);
  return dialog;
}
