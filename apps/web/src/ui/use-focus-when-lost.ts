import { type RefObject, useEffect } from "react";

/** Gives the focus to an element when what had it is gone or hidden, each time `what` changes. */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    const active = document.activeElement;
    const isLost =
      active === null ||
      active === document.body ||
      (active instanceof HTMLElement && !active.checkVisibility());
    if (isLost && element.current?.checkVisibility()) element.current.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is looked at with each change of it
  }, [element, what]);
}
