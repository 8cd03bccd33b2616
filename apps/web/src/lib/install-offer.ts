import { useSyncExternalStore } from "react";
import { local } from "./storage.ts";

/** What a browser that can install the app says when it may be offered. Source: WICG, Manifest Incubations. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** Where it is kept that a person does not want to be asked again on this device. */
const KEY = "installDeclined";

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function set(next: InstallPromptEvent | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the app until somebody takes it, in place of the browser's own banner. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (local.get(KEY) === null && "prompt" in event) set(event as InstallPromptEvent);
  });
  window.addEventListener("appinstalled", () => set(null));
}

/** Whether the app can be installed here and nobody has declined it. */
export function useInstallOffer(): boolean {
  return useSyncExternalStore(subscribe, () => offered !== null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks in the browser's own words. An offer is good for one question: the browser makes another one later. */
export async function install(): Promise<void> {
  const offer = offered;
  set(null);
  await offer?.prompt();
}

/** Does not offer it on this device again. */
export function declineInstall(): void {
  local.set(KEY, "1");
  set(null);
}
