import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** React asks for this before it accepts `act` in a test. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** happy-dom's document is no instance of its window's `Document`, which React Aria asks before it looks at the focus. */
Object.defineProperty(Document, Symbol.hasInstance, {
  value: (node: unknown) => node === document || node instanceof HTMLDocument,
});

/** What is waited for comes when it can: how fast is for the bench, and machines differ. */
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
