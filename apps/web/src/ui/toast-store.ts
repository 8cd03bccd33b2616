import { useSyncExternalStore } from "react";

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** How long it stays; a problem and a toast with an action stay until they are closed. */
  readonly ms: number | null;
  readonly kind: "done" | "problem";
  /** Seen and not read out: another note takes its place and says it. */
  readonly isQuiet: boolean;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

type NewToast = Pick<Toast, "title"> & Partial<Omit<Toast, "id" | "title">>;

const DEFAULT_MS = 5_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a note in the corner, read out by a screen reader.
 *
 * @returns its id, for `closeToast`
 */
export function showToast(toast: NewToast): number {
  const id = ++lastId;
  const ms = toast.kind === "problem" ? null : DEFAULT_MS;
  const full: Toast = { text: "", kind: "done", isQuiet: false, action: null, ms, ...toast, id };
  set([...toasts, full]);
  if (full.ms !== null) setTimeout(() => closeToast(id), full.ms);
  return id;
}

export function closeToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => toasts,
  );
}
