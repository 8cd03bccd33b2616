import { whenIdle } from "./preload.ts";

/** Has the service worker keep what was fetched, when the page rests: from then on it is there without a connection. */
export function keepFiles(addresses: readonly string[]): void {
  if ("serviceWorker" in navigator) whenIdle(() => void keep(addresses));
}

/** Waits for a service worker that is still being installed. */
async function keep(addresses: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  active?.postMessage(addresses);
}
