import { compileFunction } from "node:vm";

/** Names a template's script has no business with: what leaves the page, loads code, keeps or waits. */
const REFUSED =
  /(?<![\w$.])(?:import|export|require|fetch|XMLHttpRequest|WebSocket|WebTransport|EventSource|RTCPeerConnection|Worker|SharedWorker|eval|Function|globalThis|window|self|top|parent|frames|navigator|location|localStorage|sessionStorage|indexedDB|caches|postMessage|setTimeout|setInterval|requestAnimationFrame|Promise|async|await)(?![\w$])|\.(?:innerHTML|outerHTML|insertAdjacentHTML|constructor|defaultView|contentWindow|contentDocument|cookie)\b|\bdocument\.write|\[\s*["'`]constructor/u;

/**
 * What is wrong with a script.js: sentences that name the line. It is the body of a function of `container`, the
 * filled document, and `data`, run at once in a frame without origin. The words refused keep it plain; the frame is
 * what keeps it in.
 */
export function checkScript(script: string): readonly string[] {
  try {
    compileFunction(`"use strict";${script}`, ["container", "data"]);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`not a function body of container and data (${error.message}).`];
  }
  return withoutComments(script)
    .split("\n")
    .flatMap((line, index) => {
      const word = REFUSED.exec(line)?.[0];
      return word === undefined
        ? []
        : [`line ${index + 1}: ${word} is not allowed. Work on container and data only.`];
    });
}

/** Comments become blanks; lines stay where they are. */
function withoutComments(script: string): string {
  return script
    .replaceAll(/\/\*.*?\*\//gsu, (comment) => comment.replaceAll(/[^\n]/gu, " "))
    .replaceAll(/^\s*\/\/.*$/gmu, "");
}
