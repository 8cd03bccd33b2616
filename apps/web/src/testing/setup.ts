import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** React asks for this before it accepts `act` in a test. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
