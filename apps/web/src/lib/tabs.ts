/** Talks to the other tabs of this app. A tab does not hear itself. */
export interface Tabs {
  readonly tell: (message: string) => void;
  /** @returns a function that ends the subscription */
  readonly listen: (listener: (message: string) => void) => () => void;
}

/** Uses a BroadcastChannel, or storage events where there is none. */
export function connectTabs(name: string): Tabs {
  return typeof BroadcastChannel === "function" ? overChannel(name) : overStorage(name);
}

function overChannel(name: string): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = (event: MessageEvent<unknown>) => {
        if (typeof event.data === "string") listener(event.data);
      };
      channel.addEventListener("message", hear);
      return () => channel.removeEventListener("message", hear);
    },
  };
}

/** A storage event is only sent when the value changes, so each message carries its time. */
function overStorage(name: string): Tabs {
  return {
    tell(message) {
      try {
        window.localStorage.setItem(name, `${Date.now()} ${message}`);
      } catch {
        // Without storage the other tabs find out at their next request.
      }
    },
    listen(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === name && event.newValue) {
          listener(event.newValue.slice(event.newValue.indexOf(" ") + 1));
        }
      };
      window.addEventListener("storage", hear);
      return () => window.removeEventListener("storage", hear);
    },
  };
}
