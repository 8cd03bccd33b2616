import { useCallback, useEffect, useRef, useState } from "react";

/** How long the person rests before what they typed is saved. */
const REST_MS = 800;

export type AutosaveState = "idle" | "saving" | "saved" | "failed";

/**
 * Saves changes by themselves: together, once the person rests, and at once when the page is left.
 *
 * @param save  sends the changes; rejects when they were not kept. They are sent again with the next ones
 */
export function useAutosave<Change extends object>(save: (change: Change) => Promise<unknown>) {
  const [state, setState] = useState<AutosaveState>("idle");
  const pending = useRef<Partial<Change>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useRef(save);
  useEffect(() => {
    send.current = save;
  }, [save]);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const change = pending.current;
    if (Object.keys(change).length === 0) return;
    pending.current = {};
    setState("saving");
    try {
      await send.current(change as Change);
      setState(Object.keys(pending.current).length > 0 ? "saving" : "saved");
    } catch {
      pending.current = { ...change, ...pending.current };
      setState("failed");
    }
  }, []);

  useEffect(() => {
    const leave = () => void flush();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [flush]);

  const change = useCallback(
    (values: Partial<Change>) => {
      pending.current = { ...pending.current, ...values };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), REST_MS);
    },
    [flush],
  );

  return { change, flush, state };
}
