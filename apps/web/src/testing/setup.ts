import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** React asks for this before it accepts `act` in a test. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What is waited for comes when it can: how fast is for the bench, and machines differ. */
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
