import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

/**
 * Test files share a worker and its page, because a page for each took twice the time of the tests. This runs before
 * each file: it imports the app's modules anew, so that no store, cache or subscription of another file is left.
 */
vi.resetModules();

/** React asks for this before it accepts `act` in a test. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** happy-dom's document is no instance of its window's `Document`, which React Aria asks before it looks at the focus. */
Object.defineProperty(Document, Symbol.hasInstance, {
  configurable: true,
  value: (node: unknown) => node === document || node instanceof HTMLDocument,
});

/** What is waited for comes when it can: how fast is for the bench, and machines differ. */
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
  document.title = "";
  window.history.replaceState(null, "", "/");
});
