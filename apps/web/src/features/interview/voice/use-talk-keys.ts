import { useEffect, useRef } from "react";

/** What takes keys itself: there, Space and Enter mean something else. */
const TAKES_KEYS = "input, textarea, select, button, a, summary, [contenteditable], [role=dialog]";

/** Space held down talks, Enter ends the turn, wherever the focus is on nothing that takes keys. */
export function useTalkKeys({
  isOn,
  onHold,
  onDone,
}: {
  readonly isOn: boolean;
  readonly onHold: (isHeld: boolean) => void;
  readonly onDone: () => void;
}): void {
  const latest = useRef({ onHold, onDone });
  useEffect(() => {
    latest.current = { onHold, onDone };
  });
  useEffect(() => {
    if (!isOn) return;
    let isHeld = false;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      if (event.key === " ") {
        // It would scroll.
        event.preventDefault();
        if (event.repeat || isHeld) return;
        isHeld = true;
        latest.current.onHold(true);
      } else if (event.key === "Enter" && !event.repeat) {
        event.preventDefault();
        latest.current.onDone();
      }
    }
    function release(event?: KeyboardEvent) {
      if (!isHeld || (event && event.key !== " ")) return;
      isHeld = false;
      latest.current.onHold(false);
    }
    // A window that loses the focus is told of no key that is let go.
    const leave = () => release();
    window.addEventListener("keydown", press);
    window.addEventListener("keyup", release);
    window.addEventListener("blur", leave);
    return () => {
      release();
      window.removeEventListener("keydown", press);
      window.removeEventListener("keyup", release);
      window.removeEventListener("blur", leave);
    };
  }, [isOn]);
}
