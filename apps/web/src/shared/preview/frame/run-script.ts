/** Ways out of a page that no content policy closes. */
const WAYS_OUT = ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"];

/**
 * Runs a template's script on the document it was filled into: the body of a function of `container` and `data`.
 * The data is a copy. What keeps the script in is the frame, not this.
 *
 * @returns  what it threw, in its own words; null when it did not, and without a script
 */
export function runScript(script: string | null, container: Element, data: object): string | null {
  if (script === null) return null;
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- a template's script is a function body
    const run: unknown = new Function("container", "data", `"use strict";${script}`);
    if (typeof run === "function") run(container, structuredClone(data));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Takes away, once and before any script of a template runs, what its frame's policy does not refuse. */
export function removeNetworkGlobals(window: object): void {
  for (const name of WAYS_OUT) {
    if (name in window) Object.defineProperty(window, name, { value: undefined });
  }
}
