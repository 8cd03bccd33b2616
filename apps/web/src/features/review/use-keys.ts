import { useEffect, useRef, type RefObject } from "react";
import type { Review } from "./state/review-context.ts";

/**
 * The keys of the page: J, K and the arrows go from field to field, Ctrl or Cmd with Z undoes and with Shift does it
 * again. What is typed into a field stays with the field.
 */
export function useKeys(
  place: RefObject<HTMLElement | null>,
  machine: Review,
  step: (direction: "undo" | "redo") => void,
): void {
  const latest = useRef({ machine, step });
  useEffect(() => {
    latest.current = { machine, step };
  });

  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || isBusy(event.target)) return;
      const { machine: now, step: take } = latest.current;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key !== "z" && key !== "y") return;
        event.preventDefault();
        take(key === "y" || event.shiftKey ? "redo" : "undo");
        return;
      }
      const by = key === "j" ? 1 : key === "k" ? -1 : arrow(event, place.current);
      if (by === 0) return;
      event.preventDefault();
      const { fields, current } = now;
      const at = current ? fields.findIndex(({ id }) => id === current.id) + by : 0;
      const next = fields[Math.max(0, Math.min(at, fields.length - 1))];
      if (next) now.select(next.id, { focus: true });
    }
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [place]);
}

/** Arrows scroll the page, unless the focus is on a field. */
function arrow({ key, target }: KeyboardEvent, place: HTMLElement | null): -1 | 0 | 1 {
  const isOnField =
    target instanceof Element && place?.contains(target) && target.matches("[data-opens]");
  if (!isOnField) return 0;
  if (key === "ArrowDown") return 1;
  return key === "ArrowUp" ? -1 : 0;
}

/** Whether keys have a meaning of their own there. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest("input, textarea, select, [role=menu], [role=listbox], dialog") !== null
  );
}
