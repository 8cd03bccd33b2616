/** With these, code could speak to others of the frame, or end its worker without a word. */
const TAKEN_AWAY = ["Worker", "SharedWorker", "BroadcastChannel", "close", "onmessage"];

export function takeAway(): void {
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name);
}
