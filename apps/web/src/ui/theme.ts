import { useSyncExternalStore } from "react";
import { local } from "../lib/storage.ts";

export type Theme = "light" | "dark";

/** Read by public/color-scheme.js before the first paint. */
const KEY = "theme";

const listeners = new Set<() => void>();

function currentTheme(): Theme {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

function show(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** Switches between light and dark, for this and later visits. */
export function switchTheme(): void {
  const next = currentTheme() === "dark" ? "light" : "dark";
  local.set(KEY, next);
  show(next);
}

/** Follows the system while nobody chose, and the choice made in another tab. */
export function followTheme(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    const choice = local.get(KEY);
    if (choice === "light" || choice === "dark") show(choice);
    else show(system.matches ? "dark" : "light");
  };
  system.addEventListener("change", follow);
  // Paper is white.
  window.addEventListener("beforeprint", () => show("light"));
  window.addEventListener("afterprint", follow);
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) follow();
  });
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, currentTheme);
}
